import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formScreenOf } from '../../../machines/form/form.selectors.ts';
import { leadErrorOf } from '../../../machines/lead/lead.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { useComplaint } from '../../i18n/use-complaint.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type PersonActor, PersonForm } from '../forms/PersonForm.tsx';

function Thanks() {
  const { t } = useTranslation('forms');
  return (
    <Notice tone="good" title={t('lead.thanksTitle')}>
      <p>{t('lead.thanksText')}</p>
    </Notice>
  );
}

function Form({ actor }: { actor: PersonActor }) {
  const { t } = useTranslation('forms');
  const say = useComplaint();
  const complaint = useSelector(actor, leadErrorOf);
  return (
    <PersonForm
      actor={actor}
      id="lead"
      failure={complaint && say(complaint)}
      note={t('lead.privacy')}
      texts={{
        name: t('lead.name'),
        email: t('lead.email'),
        submit: t('lead.submit'),
        submitting: t('lead.submitting'),
      }}
    />
  );
}

/** Name and address left below a ready report. */
export function LeadForm({ jobId }: { jobId: string }) {
  const { t } = useTranslation('forms');
  const actor = useFlow(useFlows().lead, {
    input: { values: { name: '', email: '' }, subject: jobId, idempotencyKey: newKey() },
  });
  const screen = useSelector(actor, formScreenOf);
  return (
    <Card labelledBy="lead-title">
      <h2 id="lead-title">{t('lead.title')}</h2>
      {screen === 'success' ? (
        <Thanks />
      ) : (
        <>
          <p>{t('lead.text')}</p>
          <Form actor={actor} />
        </>
      )}
    </Card>
  );
}
