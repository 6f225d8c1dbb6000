import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureMessageOf, reportErrorKeyOf } from '../../../machines/report/report.selectors.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ReportActor } from './report-actor.ts';

/** Why there is no report to show. The title is that of an unknown error (specification §2). */
export function FailedReport({ report }: { report: ReportActor }) {
  const { t } = useTranslation('report');
  const { t: common } = useTranslation();
  const message = useSelector(report, failureMessageOf);
  const key = useSelector(report, reportErrorKeyOf);
  return (
    <Card narrow>
      <h1>{t('failedTitle')}</h1>
      <Notice tone="error">{message ?? (key && common(key))}</Notice>
    </Card>
  );
}
