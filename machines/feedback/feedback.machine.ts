import { checkFeedback } from '../form/checks/feedback.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Stars and a comment on a report; its subject is the report's id. */
export const feedbackMachine = createFormMachine({ id: 'feedback', check: checkFeedback });
