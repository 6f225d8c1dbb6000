import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { limits } from '../../../contract/limits.ts';
import type { ResultsItemState } from '../../flow/history-state.ts';
import { useFormats } from '../../i18n/format.ts';
import { isInternational } from '../../i18n/international.ts';
import { localizedField } from '../../i18n/localized.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import styles from './ResultCard.module.css';

const shortened = (text: string) =>
  text.length > limits.resultsDescription ? `${text.slice(0, limits.resultsDescription)}…` : text;

function Fact({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** One company; a click anywhere on the card opens its report. */
export function ResultCard({ company }: { company: ResultsItemState }) {
  const { t, i18n } = useTranslation('results');
  const formats = useFormats();
  const { company_name: name, apify_run_id: run, url, industry, city, country, created_at } = company;
  const description = company[localizedField(i18n.language, company, 'description')];
  const abroad = isInternational(company.is_international);
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.marks}>
        {industry && <Badge>{industry}</Badge>}
        <Badge tone="good">{t('available')}</Badge>
      </div>
      <h2 className={styles.name}>
        {run ? (
          <Link href={`/report/${run}`} className={styles.open}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className={styles.site}>
        <ExternalLink href={url}>{url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</ExternalLink>
      </p>
      {description && <p>{shortened(description)}</p>}
      <dl className={styles.facts}>
        <Fact label={t('location')} value={[city, country && formats.country(country)].filter(Boolean).join(', ')} />
        <Fact label={t('founded')} value={company.founding_date} />
        <Fact label={t('international')} value={abroad === null ? null : t(abroad ? 'yes' : 'no')} />
        <Fact label={t('vatId')} value={company.vat_id} />
      </dl>
      <p className={styles.date}>{t('dataFrom', { date: formats.date(created_at) })}</p>
    </article>
  );
}
