import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Report } from '../../../contract/report.ts';
import { isReady, reportOf } from '../../../machines/report/report.selectors.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { FeedbackForm } from '../../widgets/feedback/FeedbackForm.tsx';
import { LeadForm } from '../../widgets/lead/LeadForm.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import styles from './DoneReport.module.css';
import { ProPromo } from './ProPromo.tsx';
import type { ReportActor } from './report-actor.ts';
import { SitesWithoutResult } from './SitesWithoutResult.tsx';
import { Tiles } from './Tiles.tsx';

/** The address without protocol and trailing slash. */
const shortAddress = (url: string) => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');

function Empty() {
  const { t } = useTranslation('report');
  return (
    <Card>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
    </Card>
  );
}

function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('report');
  const isDone = status === 'ready' || status === 'completed';
  return <Badge tone={isDone ? 'good' : 'neutral'}>{isDone ? t('status.completed') : status}</Badge>;
}

function Finished({ report, ready }: { report: Report; ready: boolean }) {
  const { t } = useTranslation('report');
  const { companies } = report.raw_json;
  return (
    <>
      <div className={styles.header}>
        <p className={styles.kind}>{t('title')}</p>
        <h1 className={styles.address}>{shortAddress(report.website_url)}</h1>
        <StatusBadge status={report.status} />
      </div>
      <Tiles report={report} />
      {companies.length === 0 && <Empty />}
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} rated />
      ))}
      <SitesWithoutResult sites={report.sites ?? []} />
      {ready && (
        <div className={styles.offers}>
          {companies.length > 0 && <ProPromo jobId={report.job_id} />}
          <LeadForm jobId={report.job_id} />
          <FeedbackForm reportId={report.job_id} />
        </div>
      )}
    </>
  );
}

/** The finished report. */
export function DoneReport({ report: actor }: { report: ReportActor }) {
  const report = useSelector(actor, reportOf);
  const ready = useSelector(actor, isReady);
  return report && <Finished report={report} ready={ready} />;
}
