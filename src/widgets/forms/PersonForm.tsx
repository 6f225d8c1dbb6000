import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { PersonValues } from '../../../machines/form/checks/person.ts';
import {
  type FormMachine,
  fieldOf,
  isSubmitting,
  issueFieldOf,
  issueKeyOf,
} from '../../../machines/form/form.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FieldGrid, Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './PersonForm.module.css';

export type PersonActor = ActorRefFrom<FormMachine<PersonValues>>;

export interface PersonFormTexts {
  name: string;
  email: string;
  submit: string;
  submitting: string;
}

interface PersonFormProps {
  actor: PersonActor;
  /** Unique on the page. */
  id: string;
  texts: PersonFormTexts;
  /** Why the last call failed, in words. */
  failure?: string | null;
  nameOptional?: boolean;
  note?: ReactNode;
}

const nameOf = fieldOf<PersonValues, 'name'>('name');
const emailOf = fieldOf<PersonValues, 'email'>('email');

/** The form of everyone who leaves a name and a mail address. */
export function PersonForm({ actor, id, texts, failure, nameOptional = false, note }: PersonFormProps) {
  const { t } = useTranslation();
  const issueField = useSelector(actor, issueFieldOf);
  const issueKey = useSelector(actor, issueKeyOf);
  const submitting = useSelector(actor, isSubmitting);
  const name = useSelector(actor, nameOf);
  const email = useSelector(actor, emailOf);
  const errorOf = (field: keyof PersonValues) => (issueKey && issueField === field ? t(issueKey) : undefined);

  return (
    <Form onSubmit={() => actor.send({ type: 'form.submit' })}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <FieldGrid>
        <TextField
          id={`${id}-name`}
          label={texts.name}
          autoComplete="name"
          value={name}
          error={errorOf('name')}
          {...(nameOptional ? { optionalMark: t('optional') } : { required: true })}
          onChange={(event) => actor.send({ type: 'field.changed', field: 'name', value: event.target.value })}
        />
        <EmailField
          id={`${id}-email`}
          label={texts.email}
          value={email}
          error={errorOf('email')}
          onChange={(value) => actor.send({ type: 'field.changed', field: 'email', value })}
        />
      </FieldGrid>
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" disabled={submitting}>
          {submitting ? texts.submitting : texts.submit}
        </Button>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Form>
  );
}
