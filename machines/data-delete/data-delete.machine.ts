import { checkEmail } from '../form/checks/email.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Asks for deletion of the personal data on file; a mail with a one-time link follows. */
export const dataDeleteMachine = createFormMachine({ id: 'dataDelete', check: checkEmail });
