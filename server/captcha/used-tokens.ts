import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { usedTokens } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';

/** A checked token as it is noted, so that it works once; undefined where no captcha is asked for. */
export type CheckedToken = { hash: string; expiresAt: Date } | undefined;

/** What is noted of a token that was good. */
export const checkedToken = (token: string, expiresAt: Date): CheckedToken => ({
  hash: createHash('sha256').update(token).digest('base64url'),
  expiresAt,
});

/** Notes within a call's transaction that its token is used. @throws Refusal 403 when one was used before */
export async function useTokens(tx: Db, tokens: CheckedToken[]): Promise<void> {
  const values = tokens.filter((token) => token !== undefined);
  if (values.length === 0) return;
  const noted = await tx.insert(usedTokens).values(values).onConflictDoNothing().returning({ hash: usedTokens.hash });
  if (noted.length < values.length) throw new Refusal('captcha_failed', 'captchaFailed');
}
