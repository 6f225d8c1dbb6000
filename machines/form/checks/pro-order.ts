import type { ErrorKey } from '../../complaint.ts';
import type { FormIssue } from '../form.machine.ts';
import { isBlank, isEmail } from './person.ts';

/** Fields of the Pro report's order form (specification §3). salutation: empty where none is chosen. */
export type ProOrderValues = {
  companyName: string;
  salutation: '' | 'mr' | 'ms' | 'diverse';
  firstName: string;
  lastName: string;
  street: string;
  postalCode: string;
  city: string;
  email: string;
  phone: string;
  notes: string;
  disclaimerAccepted: boolean;
  privacyAccepted: boolean;
};

/** Required fields in the order of specification §5, each with its text. */
const REQUIRED: [keyof ProOrderValues, ErrorKey][] = [
  ['companyName', 'error.proCompanyRequired'],
  ['firstName', 'error.proNameRequired'],
  ['lastName', 'error.proNameRequired'],
  ['street', 'error.proStreetRequired'],
  ['postalCode', 'error.proCityRequired'],
  ['city', 'error.proCityRequired'],
  ['email', 'error.proEmailRequired'],
];

/** True once both boxes are ticked; the button cannot be used before. */
export const hasConsented = ({ disclaimerAccepted, privacyAccepted }: ProOrderValues): boolean =>
  disclaimerAccepted && privacyAccepted;

/** The first rule that an order breaks. */
export function checkProOrder(values: ProOrderValues): FormIssue<ProOrderValues> | null {
  const missing = REQUIRED.find(([field]) => isBlank(String(values[field])));
  if (missing) return { field: missing[0], key: missing[1] };
  if (!isEmail(values.email)) return { field: 'email', key: 'error.emailInvalid' };
  if (hasConsented(values)) return null;
  const field = values.disclaimerAccepted ? 'privacyAccepted' : 'disclaimerAccepted';
  return { field, key: 'error.consentsRequired' };
}
