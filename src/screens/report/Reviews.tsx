import { useTranslation } from 'react-i18next';
import type { ReportCompany } from '../../../contract/report.ts';
import { useFormats } from '../../i18n/format.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Stars } from '../../ui/Stars.tsx';
import styles from './Reviews.module.css';
import { inStars, reviewsOf } from './reviews.ts';
import { Source } from './Source.tsx';

/** Platform, rating, count, stars and a link, one row each. */
export function Reviews({ company }: { company: ReportCompany }) {
  const { t } = useTranslation('report');
  const { number } = useFormats();
  return (
    <ul className={styles.rows}>
      {reviewsOf(company).map(({ id, platform, rating, count, url, evidence }) => (
        <li key={id} className={styles.row}>
          <strong>{platform}</strong>
          {rating !== null && (
            <span className={styles.rating}>
              {number(rating)}
              {inStars(rating) && <Stars rating={rating} label={t('company.stars', { rating: number(rating) })} />}
            </span>
          )}
          {count !== null && <span className={styles.count}>{t('company.reviews', { count })}</span>}
          {url && <ExternalLink href={url}>{t('viewReviews')}</ExternalLink>}
          <Source evidence={evidence} fact={platform} />
        </li>
      ))}
    </ul>
  );
}
