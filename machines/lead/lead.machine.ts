import { checkPerson } from '../form/checks/person.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Name and address left below a ready report; its subject is the job id. */
export const leadMachine = createFormMachine({ id: 'lead', check: checkPerson });
