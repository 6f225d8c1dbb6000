import { checkProOrder } from '../form/checks/pro-order.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Orders the Pro report; its subject is the job id. */
export const proOrderMachine = createFormMachine({ id: 'proOrder', check: checkProOrder });
