import { inArray } from 'drizzle-orm';
import type { ReportCompany } from '../../contract/report.ts';
import type { Db } from '../db/database.ts';
import { erasedAddresses } from '../db/schema.ts';
import type { SiteResult } from '../scan/types.ts';
import type { Hasher } from './hasher.ts';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A reported company without a person's address: not among its contacts, nor in any snippet. */
export function withoutAddress(company: ReportCompany, email: string): ReportCompany {
  const isTheirs = (value: string) => value.toLowerCase() === email.toLowerCase();
  const kept = { ...company, contacts: company.contacts.filter((contact) => !isTheirs(contact.value)) };
  const anyCase = new RegExp(literally(email), 'gi');
  const blank = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(anyCase, '[…]') : value);
  return JSON.parse(JSON.stringify(kept, blank)) as ReportCompany;
}

/** `withoutAddress` for a whole scan. */
export function resultWithoutAddress(result: SiteResult, email: string): SiteResult {
  return result.state === 'found' ? { ...result, company: withoutAddress(result.company, email) } : result;
}

/** A reported company without the addresses that were erased on request: they are not collected again. */
export async function withoutErased(db: Db, hasher: Hasher, company: ReportCompany): Promise<ReportCompany> {
  const emails = company.contacts.filter(({ type }) => type === 'email').map(({ value }) => value);
  if (emails.length === 0) return company;
  const hashes = emails.map((email) => hasher.email(email));
  const rows = await db
    .select({ hash: erasedAddresses.emailHash })
    .from(erasedAddresses)
    .where(inArray(erasedAddresses.emailHash, hashes));
  const erased = new Set(rows.map((row) => row.hash));
  return emails.filter((email) => erased.has(hasher.email(email))).reduce(withoutAddress, company);
}
