import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import type { ReportCompany } from '../../../contract/report.ts';
import { useFormats } from '../../i18n/format.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Favicon } from '../../widgets/favicon/Favicon.tsx';
import { Rating } from '../../widgets/rating/Rating.tsx';
import styles from './CompanyCard.module.css';
import { CompanySections } from './CompanySections.tsx';
import { inStars, type ReviewRow, reviewsOf } from './reviews.ts';
import { Signals } from './Signals.tsx';
import { Source } from './Source.tsx';

const isPhone = (type: string) => type === 'phone' || type === 'tel';

function Platform({ review }: { review: ReviewRow }) {
  const { t } = useTranslation('report');
  const { number } = useFormats();
  const { platform, rating, count, evidence } = review;
  return (
    <li className={styles.platform}>
      <span>{platform}</span>
      {rating !== null &&
        (inStars(rating) ? (
          <Stars rating={rating} label={t('company.stars', { rating: number(rating) })} />
        ) : (
          <span>{number(rating)}</span>
        ))}
      {count !== null && <span className={styles.count}>{t('company.reviews', { count })}</span>}
      <Source evidence={evidence} fact={platform} />
    </li>
  );
}

function CardHeader({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const { country } = useFormats();
  const { street, city, zip } = company;
  const address = [street, city, zip, company.country && country(company.country)].filter(Boolean).join(', ');
  const phone = company.contacts.find(({ type }) => isPhone(type));
  const platforms = reviewsOf(company).slice(0, limits.headerPlatformsShown);
  return (
    <header className={styles.header}>
      <Favicon company={company} size={56} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {company.company_name}
          <Source evidence={company.evidence.company_name} fact={company.company_name} />
        </h2>
        {address && (
          <p className={styles.line}>
            <Icon name="pin" size={18} />
            <span>
              {address}
              <Source evidence={company.evidence.street ?? company.evidence.city} fact={t('sections.address')} />
            </span>
          </p>
        )}
        {phone && (
          <p className={styles.line}>
            <Icon name="phone" size={18} />
            <span>
              <a href={`tel:${phone.value.replace(/[^+\d]/g, '')}`}>{phone.value}</a>
              <Source evidence={phone.evidence} fact={t('contactType.phone')} />
            </span>
          </p>
        )}
        <p className={styles.line}>
          <Icon name="external" size={18} />
          <ExternalLink href={company.url}>{company.url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</ExternalLink>
        </p>
        {platforms.length > 0 && (
          <ul className={styles.platforms}>
            {platforms.map((review) => (
              <Platform key={review.id} review={review} />
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

/** One company: who it is at a glance, then everything in sections; once done, its data can be `rated`. */
export function CompanyCard({ company, rated = false }: { company: ReportCompany; rated?: boolean }) {
  return (
    <article className={styles.card} aria-label={company.company_name}>
      <CardHeader company={company} />
      <CompanySections company={company} />
      <Signals company={company} />
      {rated && <Rating company={{ id: company.id, name: company.company_name, url: company.url }} />}
    </article>
  );
}
