import type { SnapshotFrom } from 'xstate';
import type { CallFailure } from '../call-failure.ts';
import type { ErrorKey } from '../complaint.ts';
import type { createFormMachine, FormValues } from './form.machine.ts';

export type FormMachine<Values extends FormValues> = ReturnType<typeof createFormMachine<Values>>;
export type FormSnapshot<Values extends FormValues> = SnapshotFrom<FormMachine<Values>>;

export type FormScreen = 'form' | 'success';

/** Whether the form or its confirmation is shown. */
export const formScreenOf = <V extends FormValues>(snapshot: FormSnapshot<V>): FormScreen =>
  snapshot.matches('success') ? 'success' : 'form';

/** True while the call is under way: the button is disabled and says so. */
export const isSubmitting = <V extends FormValues>(snapshot: FormSnapshot<V>): boolean => snapshot.hasTag('busy');

/** The present value of one field. */
export const fieldOf =
  <V extends FormValues, Field extends keyof V>(field: Field) =>
  (snapshot: FormSnapshot<V>): V[Field] =>
    snapshot.context.values[field];

/** Translation key of the first broken rule while it is shown; null otherwise. */
export const issueKeyOf = <V extends FormValues>(snapshot: FormSnapshot<V>): ErrorKey | null =>
  snapshot.matches({ editing: 'invalid' }) ? (snapshot.context.issue?.key ?? null) : null;

/** The field that breaks the first broken rule while it is shown; null otherwise. */
export const issueFieldOf = <V extends FormValues>(snapshot: FormSnapshot<V>): (keyof V & string) | null =>
  snapshot.matches({ editing: 'invalid' }) ? (snapshot.context.issue?.field ?? null) : null;

/** Why the last call failed, while that is shown; each form has its own texts for it. */
export const failureOf = <V extends FormValues>(snapshot: FormSnapshot<V>): CallFailure | null =>
  snapshot.matches({ editing: 'error' }) ? snapshot.context.failure : null;
