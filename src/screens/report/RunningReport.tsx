import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { reportOf } from '../../../machines/report/report.selectors.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Row } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { ReportNotify } from './ReportNotify.tsx';
import type { ReportActor } from './report-actor.ts';
import { reportNotifyIsOn } from './report-notify.ts';
import { Tiles } from './Tiles.tsx';

/** What is known of a report that is still being made. */
export function RunningReport({ report: actor }: { report: ReportActor }) {
  const { t } = useTranslation('report');
  const report = useSelector(actor, reportOf);
  const companies = report?.raw_json.companies ?? [];
  const found = report?.raw_json.companies_found ?? 0;
  return (
    <>
      <Card labelledBy="running-title">
        <Row align="between">
          <h1 id="running-title">{t('running.title')}</h1>
          <Badge tone="busy">{t('status.processing')}</Badge>
        </Row>
        <Spinner label={found > 0 ? t('running.found', { count: found }) : t('running.scanning')} />
        {report && <Tiles report={report} />}
        <p>{t('running.autoUpdate')}</p>
      </Card>
      {reportNotifyIsOn && report && <ReportNotify jobId={report.job_id} />}
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
    </>
  );
}
