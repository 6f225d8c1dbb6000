import { assign, emit, setup } from 'xstate';
import { type CallFailure, readFailure } from '../call-failure.ts';
import type { ErrorKey } from '../complaint.ts';
import { unprovided } from '../placeholder.ts';

export type FormValues = Record<string, string | number | boolean | null>;

/** The first rule of a form that its values break. */
export interface FormIssue<Values extends FormValues> {
  field: keyof Values & string;
  key: ErrorKey;
}

export type FormCheck<Values extends FormValues> = (values: Values) => FormIssue<Values> | null;

export interface FormInput<Values extends FormValues> {
  /** What the form starts with, and returns to after success. */
  values: Values;
  /** What the form is about: a job id, a company id; empty where it is about nothing. */
  subject: string;
  /** Made once for each form instance, so that a call that is sent twice counts once. */
  idempotencyKey: string;
}

/** What the actor `submitForm` gets. The key changes with the values: the same key never carries two bodies. */
export interface FormSubmission<Values extends FormValues> {
  values: Values;
  subject: string;
  idempotencyKey: string;
}

export interface FormContext<Values extends FormValues> extends FormInput<Values> {
  initial: Values;
  issue: FormIssue<Values> | null;
  failure: CallFailure | null;
  /** The values of the accepted submission, for the confirmation. */
  submitted: Values | null;
  /** Counts the edits, to tell one body from the next. */
  revision: number;
}

export type FormEvent<Values extends FormValues> =
  | { type: 'field.changed'; field: keyof Values & string; value: Values[keyof Values] }
  | { type: 'form.submit' };

export type FormEmitted = { type: 'form.failed'; failure: CallFailure } | { type: 'form.succeeded' };

/** The one chart of all forms: editing, checking, sending, thanking. */
export function createFormMachine<Values extends FormValues>(options: { id: string; check: FormCheck<Values> }) {
  return setup({
    types: {
      input: {} as FormInput<Values>,
      context: {} as FormContext<Values>,
      events: {} as FormEvent<Values>,
      emitted: {} as FormEmitted,
      tags: {} as 'busy',
    },
    actors: { submitForm: unprovided<void, FormSubmission<Values>>('submitForm') },
    actions: {
      storeField: assign(({ context }, params: { field: keyof Values; value: Values[keyof Values] }) => ({
        values: Object.assign({}, context.values, { [params.field]: params.value }),
        revision: context.revision + 1,
      })),
      storeIssue: assign({ issue: ({ context }) => options.check(context.values) }),
      storeFailure: assign({ failure: (_, params: { failure: CallFailure }) => params.failure }),
      clearFields: assign(({ context }) => ({ submitted: context.values, values: context.initial })),
      tellFailure: emit((_, params: { failure: CallFailure }) => ({ type: 'form.failed', failure: params.failure })),
      tellSuccess: emit({ type: 'form.succeeded' }),
    },
    guards: { hasIssue: ({ context }) => options.check(context.values) !== null },
  }).createMachine({
    id: options.id,
    context: ({ input }) => ({
      ...input,
      initial: input.values,
      issue: null,
      failure: null,
      submitted: null,
      revision: 0,
    }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The visitor fills the form in.',
        initial: 'idle',
        on: {
          'field.changed': { target: '.idle', actions: { type: 'storeField', params: ({ event }) => event } },
          'form.submit': { target: 'validating' },
        },
        states: {
          idle: { description: 'Nothing is wrong so far.' },
          invalid: { description: 'The first broken rule is named beside its field.' },
          error: { description: 'The call failed; everything typed is still there.' },
        },
      },
      validating: {
        description: 'The values are checked, in the order of the rules.',
        always: [{ guard: 'hasIssue', target: 'editing.invalid', actions: 'storeIssue' }, { target: 'submitting' }],
      },
      submitting: {
        description: 'The call is under way; the button is disabled.',
        tags: 'busy',
        invoke: {
          id: 'submitForm',
          src: 'submitForm',
          input: ({ context }) => ({
            values: context.values,
            subject: context.subject,
            idempotencyKey: `${context.idempotencyKey}-${context.revision}`,
          }),
          onDone: { target: 'success' },
          onError: {
            target: 'editing.error',
            actions: [
              { type: 'storeFailure', params: ({ event }) => ({ failure: readFailure(event.error) }) },
              { type: 'tellFailure', params: ({ event }) => ({ failure: readFailure(event.error) }) },
            ],
          },
        },
      },
      success: {
        description: 'A confirmation has replaced the form.',
        type: 'final',
        entry: ['clearFields', 'tellSuccess'],
      },
    },
  });
}
