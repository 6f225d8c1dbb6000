import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formScreenOf } from '../../../machines/form/form.selectors.ts';
import { newsletterErrorOf } from '../../../machines/newsletter/newsletter.selectors.ts';
import { useFirstFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type PersonActor, PersonForm } from '../forms/PersonForm.tsx';

/** What replaces the newsletter form after a subscription. */
export function NewsletterThanks() {
  const { t } = useTranslation();
  return (
    <Notice tone="good" title={t('newsletter.thanksTitle')}>
      <p>{t('newsletter.thanksText')}</p>
    </Notice>
  );
}

/** The newsletter form of a flow that runs elsewhere. */
export function NewsletterForm({ actor }: { actor: PersonActor }) {
  const { t } = useTranslation();
  const failure = useSelector(actor, newsletterErrorOf);
  return (
    <PersonForm
      actor={actor}
      id="newsletter"
      nameOptional
      failure={failure && t(failure)}
      note={t('newsletter.privacy')}
      texts={{
        name: t('newsletter.name'),
        email: t('newsletter.email'),
        submit: t('newsletter.submit'),
        submitting: t('newsletter.submitting'),
      }}
    />
  );
}

/** The newsletter as a box with a flow of its own. */
export function NewsletterBox() {
  const { t } = useTranslation();
  const actor = useFlow(useFirstFlows().newsletter, {
    input: { values: { name: '', email: '' }, subject: '', idempotencyKey: newKey() },
  });
  const screen = useSelector(actor, formScreenOf);
  return (
    <Card labelledBy="newsletter-title">
      <h2 id="newsletter-title">{t('newsletter.title')}</h2>
      <p>{t('newsletter.text')}</p>
      {screen === 'success' ? <NewsletterThanks /> : <NewsletterForm actor={actor} />}
    </Card>
  );
}
