import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { isCompleted } from '../../../machines/loading/loading.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { LoadingState } from '../../flow/history-state.ts';
import { newKey } from '../../flow/new-key.ts';
import { readState } from '../../flow/read-state.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { NotifyOffer } from './NotifyOffer.tsx';
import { SightedCompany } from './SightedCompany.tsx';
import { StepProgress } from './StepProgress.tsx';

/** The wait for a report, with what is being done. */
export default function LoadingScreen({ params }: { params: { jobId: string } }) {
  const { t } = useTranslation('search');
  const arrival = readState(LoadingState, useHistoryState());
  const loading = useFlow(useFlows().loading, {
    input: { jobId: params.jobId, company: null, notified: arrival?.notified ?? false, notifyKey: newKey() },
  });
  const completed = useSelector(loading, isCompleted);
  return (
    <Page width="text">
      <PageTitle of="loading" />
      <Card labelledBy="loading-title">
        <h1 id="loading-title">{t('loading.title')}</h1>
        <SightedCompany loading={loading} />
        <StepProgress loading={loading} />
        {completed && (
          <>
            <Notice tone="good">{t('loading.completed')}</Notice>
            <Button onClick={() => loading.send({ type: 'report.shown' })}>{t('loading.showNow')}</Button>
          </>
        )}
      </Card>
      <NotifyOffer loading={loading} />
    </Page>
  );
}
