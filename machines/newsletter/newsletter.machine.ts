import { checkNewsletter } from '../form/checks/newsletter.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Subscribes to the newsletter; a mail with a confirmation link follows. */
export const newsletterMachine = createFormMachine({ id: 'newsletter', check: checkNewsletter });
