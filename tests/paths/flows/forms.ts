import { checkPerson } from '../../../machines/form/checks/person.ts';
import { createFormMachine } from '../../../machines/form/form.machine.ts';
import { leadMachine } from '../../../machines/lead/lead.machine.ts';
import { newsletterMachine } from '../../../machines/newsletter/newsletter.machine.ts';
import { notifyMachine } from '../../../machines/notify/notify.machine.ts';
import { personFlow } from '../support/person-flow.ts';

/** The one form chart by itself. */
export const formFlow = personFlow(createFormMachine({ id: 'form', check: checkPerson }), 'form/form.machine.ts');
export const leadFlow = personFlow(leadMachine, 'lead/lead.machine.ts');
export const notifyFlow = personFlow(notifyMachine, 'notify/notify.machine.ts');
export const newsletterFlow = personFlow(newsletterMachine, 'newsletter/newsletter.machine.ts');
