import { checkEmail } from '../form/checks/email.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** The report page's form to be told by mail, which asks for the address alone; its subject is the job id. */
export const reportNotifyMachine = createFormMachine({ id: 'reportNotify', check: checkEmail });
