import * as v from 'valibot';
import { Email } from '../../../contract/primitives.ts';
import type { FormIssue } from '../form.machine.ts';

/** The form of everyone who leaves name and address. */
export type PersonValues = { name: string; email: string };

export const isBlank = (text: string): boolean => text.trim() === '';

/** Exactly one mail address, as the server takes it. */
export const isEmail = (text: string): boolean => v.is(Email, text);

/** Name and address both given, the address well formed (notify and lead, specification §5). */
export function checkPerson({ name, email }: PersonValues): FormIssue<PersonValues> | null {
  if (isBlank(name)) return { field: 'name', key: 'error.nameRequired' };
  if (isBlank(email)) return { field: 'email', key: 'error.emailRequired' };
  if (!isEmail(email)) return { field: 'email', key: 'error.emailInvalid' };
  return null;
}
