import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { CallName } from '../../../../contract/calls.ts';
import type { ErrorKey } from '../../../../machines/complaint.ts';
import type { ApiClient } from '../../../../src/actors/api-client.ts';
import type { Flows } from '../../../../src/flow/flows.ts';
import type { Flow } from '../../harness/flow.ts';
import type { ViewFlow } from '../harness/view-flow.ts';
import { alerts, submitForm } from './acts.ts';

interface FormView {
  flow: Flow;
  name: keyof Flows;
  machine?: (api: ApiClient) => AnyStateMachine;
  element: () => ReactElement;
  call: CallName;
  /** Label of each text field that is changed. */
  labels: Record<string, string | RegExp>;
  /** How a field is changed that is no text. */
  changes?: Record<string, () => void>;
  prepare?: () => void;
  /** The button while it can be used, and while the call is under way. */
  button: string;
  busyButton: string;
  /** The text of each rule that can be broken. */
  issues: Partial<Record<ErrorKey, string>>;
  /** What may be said of a failed call; nothing where failures are only logged. */
  failures: string[];
  thanks: string;
}

const invalidField = () => document.querySelector('[aria-invalid="true"]');

/** The one form chart on the view of one form. */
export function formView({ flow, labels, changes = {}, call, ...form }: FormView): ViewFlow {
  const id = flow.machine.id;
  return {
    flow,
    name: form.name,
    ...(form.machine && { machine: form.machine }),
    ...(form.prepare && { prepare: form.prepare }),
    element: form.element,
    calls: { submitForm: call },
    acts: {
      'field.changed': ({ field, value }: { field: string; value: string }) => {
        const change = changes[field];
        if (change) return change();
        fireEvent.change(screen.getByLabelText(labels[field] ?? field), { target: { value } });
      },
      'form.submit': submitForm,
    },
    see: {
      [`${id}.editing.idle`]: () => {
        expect(alerts()).toBe('');
        expect(invalidField()).toBeNull();
        expect(screen.getByRole('button', { name: form.button })).toBeTruthy();
      },
      [`${id}.editing.invalid`]: ({ context }) => {
        const key: ErrorKey = context.issue.key;
        expect(form.issues[key]).toBeTruthy();
        expect(document.body.textContent).toContain(form.issues[key]);
      },
      [`${id}.editing.error`]: () => {
        if (form.failures.length === 0) expect(alerts()).toBe('');
        else expect(form.failures).toContain(alerts());
      },
      [`${id}.submitting`]: () =>
        expect(screen.getByRole('button', { name: form.busyButton })).toHaveProperty('disabled', true),
      [`${id}.success`]: () => {
        expect(screen.getByText(form.thanks)).toBeTruthy();
        expect(screen.queryByRole('button', { name: form.button })).toBeNull();
      },
    },
  };
}
