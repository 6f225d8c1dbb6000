import { expect } from 'vitest';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import {
  type FormSnapshot,
  failureOf,
  formScreenOf,
  isSubmitting,
  issueKeyOf,
} from '../../../machines/form/form.selectors.ts';
import type { Assertion } from '../harness/flow.ts';
import { passedThrough } from '../harness/flow.ts';

/** What the one form chart shows in each of its states, for the form of the given name. */
export function formStates<Values extends FormValues>(id: string): Record<string, Assertion<FormSnapshot<Values>>> {
  return {
    [`${id}.editing.idle`]: ({ snapshot, asked }) => {
      expect(formScreenOf(snapshot)).toBe('form');
      expect(issueKeyOf(snapshot)).toBeNull();
      expect(failureOf(snapshot)).toBeNull();
      expect(asked).toEqual([]);
    },
    [`${id}.editing.invalid`]: ({ snapshot, asked }) => {
      expect(issueKeyOf(snapshot)).toMatch(/^error\./);
      expect(isSubmitting(snapshot)).toBe(false);
      expect(asked).toEqual([]);
    },
    [`${id}.editing.error`]: ({ snapshot, emitted }) => {
      const failure = failureOf(snapshot);
      expect(failure).not.toBeNull();
      expect(emitted).toContainEqual({ type: 'form.failed', failure });
      expect(snapshot.context.values).not.toEqual(snapshot.context.initial);
    },
    [`${id}.validating`]: passedThrough,
    [`${id}.submitting`]: ({ snapshot, asked }) => {
      const { values, subject, idempotencyKey, revision } = snapshot.context;
      expect(isSubmitting(snapshot)).toBe(true);
      expect(issueKeyOf(snapshot)).toBeNull();
      expect(asked).toEqual([
        {
          id: 'submitForm',
          input: { values, subject, idempotencyKey: `${idempotencyKey}-${revision}` },
          received: [],
        },
      ]);
    },
    [`${id}.success`]: ({ snapshot, emitted }) => {
      expect(formScreenOf(snapshot)).toBe('success');
      expect(snapshot.context.values).toEqual(snapshot.context.initial);
      expect(emitted.at(-1)).toEqual({ type: 'form.succeeded' });
    },
  };
}
