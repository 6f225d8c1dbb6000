import { useTranslation } from 'react-i18next';
import type { Report } from '../../../contract/report.ts';
import { useFormats } from '../../i18n/format.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './Tiles.module.css';

function Tile({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div className={styles.tile}>
      <Icon name={icon} />
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Companies found, URLs processed, scan date and job id. */
export function Tiles({ report }: { report: Report }) {
  const { t } = useTranslation('report');
  const { number, dateTime } = useFormats();
  const { companies_found, urls_processed, scan_date } = report.raw_json;
  return (
    <dl className={styles.tiles} aria-label={t('tiles.label')}>
      <Tile icon="building" label={t('tiles.companies')} value={number(companies_found)} />
      <Tile icon="globe" label={t('tiles.urls')} value={number(urls_processed)} />
      <Tile icon="calendar" label={t('tiles.date')} value={scan_date ? dateTime(scan_date) : t('running.inProgress')} />
      <Tile icon="hash" label={t('tiles.job')} value={report.job_id} />
    </dl>
  );
}
