import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formScreenOf } from '../../../machines/form/form.selectors.ts';
import { notifiedEmailOf, reportNotifyErrorOf } from '../../../machines/report-notify/report-notify.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useComplaint } from '../../i18n/use-complaint.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmailForm } from '../../widgets/forms/EmailForm.tsx';

/** The report page's offer to tell by mail; asks for the address alone. */
export function ReportNotify({ jobId }: { jobId: string }) {
  const { t } = useTranslation();
  const say = useComplaint();
  const actor = useFlow(useFlows().reportNotify, {
    input: { values: { email: '' }, subject: jobId, idempotencyKey: newKey() },
  });
  const screen = useSelector(actor, formScreenOf);
  const email = useSelector(actor, notifiedEmailOf);
  const complaint = useSelector(actor, reportNotifyErrorOf);
  return (
    <Card labelledBy="report-notify-title">
      <h2 id="report-notify-title">{t('notify.title')}</h2>
      {screen === 'success' ? (
        <Notice tone="good">{t('notify.confirmation', { email })}</Notice>
      ) : (
        <EmailForm
          actor={actor}
          id="report-notify"
          texts={{ email: t('notify.email'), submit: t('notify.submit'), submitting: t('notify.submitting') }}
          failure={complaint && say(complaint)}
        />
      )}
    </Card>
  );
}
