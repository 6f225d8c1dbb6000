import { expect } from 'vitest';
import type { ErrorKey } from '../../../machines/complaint.ts';
import type { ProOrderValues } from '../../../machines/form/checks/pro-order.ts';
import { canOrder, proOrderErrorOf } from '../../../machines/pro-order/pro-order.selectors.ts';
import { order, proOrderFlow } from '../flows/forms.ts';
import { answer, journeysOf, refuse } from '../harness/journey.ts';
import { garbage, http } from '../support/failures.ts';

const { journey, send } = journeysOf(proOrderFlow);
const submit = send({ type: 'form.submit' });
const tick = (field: 'disclaimerAccepted' | 'privacyAccepted') => send({ type: 'field.changed', field, value: true });
const inputOf = (values: ProOrderValues) => ({ values, subject: 'job-1', idempotencyKey: 'key' });
const consented = { ...order, disclaimerAccepted: true, privacyAccepted: true };
const blank = { companyName: '', firstName: '', lastName: '', street: '', postalCode: '', city: '', email: '' };

/** Specification §5: the order of the rules, each with the text that its field shows. */
const rules: [keyof typeof blank, string, ErrorKey][] = [
  ['companyName', 'Muster GmbH', 'error.proCompanyRequired'],
  ['firstName', 'Eva', 'error.proNameRequired'],
  ['lastName', 'Muster', 'error.proNameRequired'],
  ['street', 'Hauptstraße 1', 'error.proStreetRequired'],
  ['postalCode', '53111', 'error.proCityRequired'],
  ['city', 'Bonn', 'error.proCityRequired'],
  ['email', 'eva@muster.de', 'error.proEmailRequired'],
];

journey('The order form is checked in the order of the specification', {
  input: inputOf({ ...consented, ...blank }),
  begin: 'editing.idle',
  legs: [
    ...rules.flatMap(([field, value, key]): Parameters<typeof journey>[1]['legs'] => [
      [submit, 'editing.invalid', ({ snapshot }) => expect(snapshot.context.issue).toEqual({ field, key })],
      [send({ type: 'field.changed', field, value }), 'editing.idle'],
    ]),
    [submit, 'submitting'],
  ],
});

journey('Spaces alone are no company name, and the email must be one', {
  input: inputOf({ ...consented, companyName: '  ', email: 'eva@muster' }),
  begin: 'editing.idle',
  legs: [
    [submit, 'editing.invalid', ({ snapshot }) => expect(snapshot.context.issue?.key).toBe('error.proCompanyRequired')],
    [send({ type: 'field.changed', field: 'companyName', value: 'Muster GmbH' }), 'editing.idle'],
    [submit, 'editing.invalid', ({ snapshot }) => expect(snapshot.context.issue?.key).toBe('error.emailInvalid')],
  ],
});

journey('The button stays disabled until both boxes are ticked', {
  input: inputOf(order),
  begin: 'editing.idle',
  legs: [
    [submit, 'editing.invalid', ({ snapshot }) => expect(snapshot.context.issue?.key).toBe('error.consentsRequired')],
    [tick('disclaimerAccepted'), 'editing.idle', ({ snapshot }) => expect(canOrder(snapshot)).toBe(false)],
    [submit, 'editing.invalid', ({ snapshot }) => expect(snapshot.context.issue?.field).toBe('privacyAccepted')],
    [tick('privacyAccepted'), 'editing.idle', ({ snapshot }) => expect(canOrder(snapshot)).toBe(true)],
    [submit, 'submitting', ({ snapshot }) => expect(canOrder(snapshot)).toBe(false)],
    [answer('submitForm'), 'success'],
  ],
  emitted: [{ type: 'form.succeeded' }],
});

const failures = [
  [http(409, { error: 'Schon bestellt.' }), { message: 'Schon bestellt.' }],
  [http(500), { key: 'error.proFailed' }],
  [garbage, { key: 'error.proNotSent' }],
] as const;
for (const [failure, text] of failures) {
  journey(`A failed order (${JSON.stringify(failure)}) keeps everything typed`, {
    input: inputOf(consented),
    begin: 'editing.idle',
    legs: [
      [submit, 'submitting'],
      [
        refuse('submitForm', failure),
        'editing.error',
        ({ snapshot }) => {
          expect(proOrderErrorOf(snapshot)).toEqual(text);
          expect(snapshot.context.values).toEqual(consented);
        },
      ],
    ],
    emitted: [{ type: 'form.failed', failure }],
  });
}
