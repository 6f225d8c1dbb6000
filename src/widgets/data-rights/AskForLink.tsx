import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { dataDeleteErrorOf } from '../../../machines/data-delete/data-delete.selectors.ts';
import { dataExportErrorOf } from '../../../machines/data-export/data-export.selectors.ts';
import { formScreenOf } from '../../../machines/form/form.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmailForm } from '../forms/EmailForm.tsx';

export type DataFlow = 'dataExport' | 'dataDelete';

export const errorOf = { dataExport: dataExportErrorOf, dataDelete: dataDeleteErrorOf };

/** Asks for a mailed link. The answer is the same for every address, known or not. */
export function AskForLink({ flow }: { flow: DataFlow }) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const actor = useFlow(useFlows()[flow], {
    input: { values: { email: '' }, subject: '', idempotencyKey: newKey() },
  });
  const screen = useSelector(actor, formScreenOf);
  const failure = useSelector(actor, errorOf[flow]);
  return (
    <Card labelledBy={`${flow}-title`}>
      <h2 id={`${flow}-title`}>{t(`${flow}.title`)}</h2>
      {screen === 'success' ? (
        <Notice tone="good" title={t('dataRights.sentTitle')}>
          <p>{t('dataRights.sentText')}</p>
        </Notice>
      ) : (
        <>
          <p>{t(`${flow}.text`)}</p>
          <EmailForm
            actor={actor}
            id={flow}
            texts={{
              email: t('dataRights.email'),
              submit: t(`${flow}.submit`),
              submitting: t('dataRights.submitting'),
            }}
            failure={failure && common(failure)}
          />
        </>
      )}
    </Card>
  );
}
