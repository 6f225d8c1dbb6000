import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { failureOf, formScreenOf } from '../../../machines/form/form.selectors.ts';
import { type Flows, useFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmailForm } from '../forms/EmailForm.tsx';
import { type DataFlow, errorOf } from './AskForLink.tsx';

/** True where the server refused the link itself: used up, too old, or of another address. */
function isRefused(snapshot: SnapshotFrom<Flows[DataFlow]>): boolean {
  const failure = failureOf(snapshot);
  return failure?.kind === 'http' && failure.status === 403;
}

/** Redeems a mailed link. The address is asked for once more: the link alone does not hold it. */
export function UseLink({ flow, token }: { flow: DataFlow; token: string }) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const actor = useFlow(useFlows()[flow], {
    input: { values: { email: '' }, subject: token, idempotencyKey: newKey() },
  });
  const screen = useSelector(actor, formScreenOf);
  const failure = useSelector(actor, errorOf[flow]);
  const refused = useSelector(actor, isRefused);
  return (
    <Card labelledBy="link-title">
      <h2 id="link-title">{t(`${flow}.confirmTitle`)}</h2>
      {screen === 'success' ? (
        <Notice tone="good">{t(`${flow}.done`)}</Notice>
      ) : (
        <>
          <p>{t(`${flow}.confirmText`)}</p>
          <EmailForm
            actor={actor}
            id={flow}
            texts={{
              email: t('dataRights.email'),
              submit: t(`${flow}.confirmSubmit`),
              submitting: t('dataRights.submitting'),
            }}
            failure={refused ? common('error.linkExpired') : failure && common(failure)}
          />
        </>
      )}
    </Card>
  );
}
