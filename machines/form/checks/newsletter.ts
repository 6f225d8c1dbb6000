import type { FormIssue } from '../form.machine.ts';
import { isEmail, type PersonValues } from './person.ts';

/** A usable address; the name is optional. */
export function checkNewsletter({ email }: PersonValues): FormIssue<PersonValues> | null {
  return isEmail(email) ? null : { field: 'email', key: 'error.newsletterEmailInvalid' };
}
