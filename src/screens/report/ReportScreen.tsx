import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportScreen as Face, reportScreenOf } from '../../../machines/report/report.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DoneReport } from './DoneReport.tsx';
import { FailedReport } from './FailedReport.tsx';
import { RunningReport } from './RunningReport.tsx';
import type { ReportActor } from './report-actor.ts';

function Opening() {
  const { t } = useTranslation('report');
  return <Spinner label={t('loading')} />;
}

const faces: Record<Face, (props: { report: ReportActor }) => ReactNode> = {
  opening: Opening,
  inProgress: RunningReport,
  done: DoneReport,
  error: FailedReport,
  missing: () => null,
};

/** The free report. */
export default function ReportScreen({ params }: { params: { jobId?: string } }) {
  const { t } = useTranslation('report');
  const report = useFlow(useFlows().report, { input: { jobId: params.jobId ?? null } });
  const face = useSelector(report, reportScreenOf);
  const Shown = faces[face];
  return (
    <Page>
      <PageTitle of="report" />
      <Shown report={report} />
      {face !== 'opening' && (
        <div className="noPrint">
          <NavButton to="/" variant="secondary">
            {t('back')}
          </NavButton>
        </div>
      )}
    </Page>
  );
}
