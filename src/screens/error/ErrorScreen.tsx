import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchErrorType } from '../../../contract/errors.ts';
import { type FailureScreen, failureScreenOf } from '../../../machines/failure/failure.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Explanation } from './Explanation.tsx';
import type { FailureActor } from './failure-actor.ts';
import { WaysOn } from './WaysOn.tsx';

interface FaceProps {
  failure: FailureActor;
  jobId: string;
}

function Reading() {
  const { t } = useTranslation('search');
  return <Spinner label={t('error.loading')} />;
}

const explained = (type: SearchErrorType) =>
  function Explained({ failure, jobId }: FaceProps) {
    return (
      <>
        <Explanation type={type} failure={failure} />
        <WaysOn failure={failure} jobId={jobId} />
      </>
    );
  };

const faces: Record<FailureScreen, (props: FaceProps) => ReactNode> = {
  reading: Reading,
  apify_no_results: explained('apify_no_results'),
  apify_failed: explained('apify_failed'),
  timeout: explained('timeout'),
  unknown: explained('unknown'),
};

/** Why a search failed, and what to do. */
export default function ErrorScreen({ params }: { params: { jobId: string } }) {
  const failure = useFlow(useFlows().failure, { input: { jobId: params.jobId } });
  const Face = faces[useSelector(failure, failureScreenOf)];
  return (
    <Page width="text">
      <PageTitle of="error" />
      <Card narrow>
        <Face failure={failure} jobId={params.jobId} />
      </Card>
    </Page>
  );
}
