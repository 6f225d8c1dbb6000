import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { usedTokens } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';

/** Notes that a token is used. @throws Refusal 403 when it was used before */
export async function useTokenOnce(tx: Db, token: string, expiresAt: Date): Promise<void> {
  const hash = createHash('sha256').update(token).digest('base64url');
  const noted = await tx
    .insert(usedTokens)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedTokens.hash });
  if (noted.length === 0) throw new Refusal('captcha_failed', 'captchaFailed');
}
