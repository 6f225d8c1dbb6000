import { useTranslation } from 'react-i18next';
import type { SiteOutcome } from '../../../contract/report.ts';
import { Card } from '../../ui/Card.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import styles from './SitesWithoutResult.module.css';

const isWithoutResult = (site: SiteOutcome) => site.state === 'noCompany' || site.state === 'failed';

/** The job's addresses that yielded no company; left out where there are none. */
export function SitesWithoutResult({ sites }: { sites: readonly SiteOutcome[] }) {
  const { t } = useTranslation('report');
  const missed = sites.filter(isWithoutResult);
  if (missed.length === 0) return null;
  return (
    <Card labelledBy="sites-title">
      <h2 id="sites-title">{t('sites.title')}</h2>
      <ul className={styles.sites}>
        {missed.map((site) => (
          <li key={site.url} className={styles.site}>
            <ExternalLink href={site.url}>{site.url}</ExternalLink>
            <span className={styles.state}>{site.state === 'failed' ? t('sites.failed') : t('sites.noCompany')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
