import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { Refusal } from './refusal.ts';

/** How long a repeated call gets the first one's answer. */
export const answerKeptMs = 48 * 60 * 60 * 1000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Rolls the transaction back: a call with the same key was answered meanwhile. */
class AnsweredMeanwhile extends Error {}

async function storedAnswer(db: Db, key: string, fingerprint: string): Promise<{ answer: unknown } | undefined> {
  const [stored] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, new Date(Date.now() - answerKeptMs))));
  if (stored && stored.fingerprint !== fingerprint) throw new Refusal('conflict', 'keyReused');
  return stored;
}

/** A call that changes something. */
interface Deed<Checked, Answer> {
  /** Runs before the transaction, and not for a repeated call: limits, captcha, whatever asks other hosts. */
  check: () => Promise<Checked>;
  work: (tx: Db, checked: Checked) => Promise<Answer>;
}

/**
 * Does the deed in one transaction together with the note that its Idempotency-Key is answered, so that a repeated
 * call changes nothing and gets the same answer. Without the header it is simply done.
 * @param body what makes two calls the same
 * @throws Refusal 422 for a key that came with another body
 */
export async function answerOnce<Checked, Answer>(
  c: Context,
  db: Db,
  body: unknown,
  { check, work }: Deed<Checked, Answer>,
): Promise<Answer> {
  const header = c.req.header('Idempotency-Key');
  if (header === undefined) {
    const checked = await check();
    return db.transaction((tx) => work(tx, checked));
  }
  if (!/^[\x21-\x7e]{8,200}$/.test(header)) throw new Refusal('bad_request', 'idempotencyKey');
  const key = sha256(`${c.req.path}\n${header}`);
  const fingerprint = sha256(JSON.stringify(body));

  const earlier = await storedAnswer(db, key, fingerprint);
  if (earlier) return earlier.answer as Answer;
  const checked = await check();
  try {
    return await db.transaction(async (tx) => {
      const answer = await work(tx, checked);
      const noted = await tx
        .insert(idempotencyKeys)
        .values({ key, fingerprint, answer, createdAt: new Date() })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (noted.length === 0) throw new AnsweredMeanwhile();
      return answer;
    });
  } catch (error) {
    // Two equal calls at once: the second one's captcha token may be the first one's, too.
    const answered = await storedAnswer(db, key, fingerprint);
    if (!answered) throw error;
    return answered.answer as Answer;
  }
}
