import { checkEmail } from '../form/checks/email.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Asks for the personal data on file; a mail with a one-time link follows. */
export const dataExportMachine = createFormMachine({ id: 'dataExport', check: checkEmail });
