import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { readSecret } from '../db/secrets.ts';

/** Keyed hashes (HMAC-SHA-256, base64url): equal for equal texts, worthless without this installation's secret. */
export interface Hasher {
  /** An address, whatever its letter case. */
  email(address: string): string;
  /** Anything else; `purpose` keeps hashes of different uses apart. */
  of(purpose: string, text: string): string;
}

/** The hasher of this installation; its secret is kept in the database. */
export async function createHasher(db: Db): Promise<Hasher> {
  const secret = await readSecret(db, 'people');
  const of = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  return { of, email: (address) => of('email', address.toLowerCase()) };
}

/** A token for a link (32 random bytes, base64url) and the hash under which it is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Tokens are random, so a plain SHA-256 hides them well enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
