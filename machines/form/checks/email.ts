import type { FormIssue } from '../form.machine.ts';
import { isBlank, isEmail } from './person.ts';

/** A form that asks for a mail address alone. */
export type EmailValues = { email: string };

/** An address, and a well-formed one. */
export function checkEmail({ email }: EmailValues): FormIssue<EmailValues> | null {
  if (isBlank(email)) return { field: 'email', key: 'error.emailRequired' };
  return isEmail(email) ? null : { field: 'email', key: 'error.emailInvalid' };
}
