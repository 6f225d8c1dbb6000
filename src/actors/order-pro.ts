import { fromPromise } from 'xstate';
import type { ProOrderValues } from '../../machines/form/checks/pro-order.ts';
import type { FormSubmission } from '../../machines/form/form.machine.ts';
import type { ApiClient } from './api-client.ts';

const SALUTATIONS = { '': '', mr: 'Herr', ms: 'Frau', diverse: 'Divers' } as const;

const joined = (parts: string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

/** Orders the Pro report. The wire joins the name, and address, phone and notes (specification §3). */
export const orderPro = (api: ApiClient) =>
  fromPromise<void, FormSubmission<ProOrderValues>>(async ({ input: { values, subject, idempotencyKey }, signal }) => {
    const { phone, notes } = values;
    await api.call('orderPro', {
      signal,
      idempotencyKey,
      params: { id: subject },
      body: {
        name: joined([SALUTATIONS[values.salutation], values.firstName, values.lastName], ' '),
        email: values.email,
        company: values.companyName,
        address: joined(
          [
            values.street,
            joined([values.postalCode, values.city], ' '),
            phone.trim() && `Telefon: ${phone}`,
            notes.trim() && `Anmerkungen: ${notes}`,
          ],
          ', ',
        ),
        // The form's check lets no order through without both.
        disclaimerAccepted: true,
        privacyAccepted: true,
      },
    });
  });
