import { checkPerson } from '../form/checks/person.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Asks to be told by mail when the report is ready; its subject is the job id. */
export const notifyMachine = createFormMachine({ id: 'notify', check: checkPerson });
