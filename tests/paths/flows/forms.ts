import { dataDeleteMachine } from '../../../machines/data-delete/data-delete.machine.ts';
import { dataExportMachine } from '../../../machines/data-export/data-export.machine.ts';
import { feedbackMachine } from '../../../machines/feedback/feedback.machine.ts';
import { checkPerson, type PersonValues } from '../../../machines/form/checks/person.ts';
import { createFormMachine } from '../../../machines/form/form.machine.ts';
import type { FormMachine } from '../../../machines/form/form.selectors.ts';
import { leadMachine } from '../../../machines/lead/lead.machine.ts';
import { newsletterMachine } from '../../../machines/newsletter/newsletter.machine.ts';
import { notifyMachine } from '../../../machines/notify/notify.machine.ts';
import { proOrderMachine } from '../../../machines/pro-order/pro-order.machine.ts';
import { reportNotifyMachine } from '../../../machines/report-notify/report-notify.machine.ts';
import { formFlowOf } from '../support/form-flow.ts';

const personFlow = (machine: FormMachine<PersonValues>, file: string) =>
  formFlowOf({
    machine,
    file,
    values: { name: '', email: '' },
    edits: [
      { field: 'name', value: 'Eva Muster' },
      { field: 'email', value: 'eva@muster.de' },
      { field: 'email', value: 'eva' },
    ],
  });

const emailFlow = (machine: FormMachine<{ email: string }>, file: string) =>
  formFlowOf({
    machine,
    file,
    values: { email: '' },
    edits: [
      { field: 'email', value: 'eva' },
      { field: 'email', value: 'eva@muster.de' },
    ],
  });

/** The one form chart by itself. */
export const formFlow = personFlow(createFormMachine({ id: 'form', check: checkPerson }), 'form/form.machine.ts');
export const leadFlow = personFlow(leadMachine, 'lead/lead.machine.ts');
export const notifyFlow = personFlow(notifyMachine, 'notify/notify.machine.ts');
export const newsletterFlow = personFlow(newsletterMachine, 'newsletter/newsletter.machine.ts');
export const reportNotifyFlow = emailFlow(reportNotifyMachine, 'report-notify/report-notify.machine.ts');
export const dataExportFlow = emailFlow(dataExportMachine, 'data-export/data-export.machine.ts');
export const dataDeleteFlow = emailFlow(dataDeleteMachine, 'data-delete/data-delete.machine.ts');

export const feedbackFlow = formFlowOf({
  machine: feedbackMachine,
  file: 'feedback/feedback.machine.ts',
  values: { rating: null, message: '' },
  edits: [
    { field: 'rating', value: 4 },
    { field: 'message', value: 'Gut.' },
    { field: 'message', value: 'x'.repeat(501) },
  ],
});

/** An order that lacks nothing but both consents. */
export const order = {
  companyName: 'Muster GmbH',
  salutation: 'ms' as const,
  firstName: 'Eva',
  lastName: 'Muster',
  street: 'Hauptstraße 1',
  postalCode: '53111',
  city: 'Bonn',
  email: 'eva@muster.de',
  phone: '',
  notes: '',
  disclaimerAccepted: false,
  privacyAccepted: false,
};

export const proOrderFlow = formFlowOf({
  machine: proOrderMachine,
  file: 'pro-order/pro-order.machine.ts',
  values: order,
  edits: [
    { field: 'disclaimerAccepted', value: true },
    { field: 'privacyAccepted', value: true },
    { field: 'companyName', value: ' ' },
  ],
});
