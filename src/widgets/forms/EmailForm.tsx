import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { EmailValues } from '../../../machines/form/checks/email.ts';
import { type FormMachine, fieldOf, isSubmitting, issueKeyOf } from '../../../machines/form/form.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './PersonForm.module.css';

export type EmailActor = ActorRefFrom<FormMachine<EmailValues>>;

interface EmailFormProps {
  actor: EmailActor;
  /** Unique on the page. */
  id: string;
  texts: { email: string; submit: string; submitting: string };
  /** Why the last call failed, in words. */
  failure: string | null;
}

const emailOf = fieldOf<EmailValues, 'email'>('email');

/** A form that asks for a mail address alone. */
export function EmailForm({ actor, id, texts, failure }: EmailFormProps) {
  const { t } = useTranslation();
  const issue = useSelector(actor, issueKeyOf);
  const submitting = useSelector(actor, isSubmitting);
  const email = useSelector(actor, emailOf);
  return (
    <Form onSubmit={() => actor.send({ type: 'form.submit' })}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <EmailField
        id={`${id}-email`}
        label={texts.email}
        value={email}
        error={issue ? t(issue) : undefined}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'email', value })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" disabled={submitting}>
          {submitting ? texts.submitting : texts.submit}
        </Button>
      </div>
    </Form>
  );
}
