import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice.tsx';
import { type PersonActor, PersonForm } from '../forms/PersonForm.tsx';

/** What replaces the form once the visitor will be told by mail. */
export function NotifyThanks() {
  const { t } = useTranslation();
  return (
    <Notice tone="good" title={t('notify.thanksTitle')}>
      <p>{t('notify.thanksText')}</p>
    </Notice>
  );
}

/** Name and address of who wants to be told when the report is ready. Failures are not shown here (specification §8). */
export function NotifyForm({ actor }: { actor: PersonActor }) {
  const { t } = useTranslation();
  return (
    <PersonForm
      actor={actor}
      id="notify"
      note={t('notify.privacy')}
      texts={{
        name: t('notify.name'),
        email: t('notify.email'),
        submit: t('notify.submit'),
        submitting: t('notify.submitting'),
      }}
    />
  );
}
