import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { Refusal } from './refusal.ts';

/** How long a repeated call gets the first one's answer. */
export const answerKeptMs = 48 * 60 * 60 * 1000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What a call with an Idempotency-Key leaves behind. */
export interface CallNote {
  key: string;
  /** Of what makes two calls the same. */
  fingerprint: string;
}

/** Rolls the transaction back: a call with the same key was answered meanwhile. */
class AnsweredMeanwhile extends Error {}

/** Notes answers in the transactions that they tell of. @throws when one of the keys was noted meanwhile */
export async function noteAnswers(tx: Db, answered: { note: CallNote; answer: unknown }[]): Promise<void> {
  if (answered.length === 0) return;
  const createdAt = new Date();
  const noted = await tx
    .insert(idempotencyKeys)
    .values(answered.map(({ note, answer }) => ({ ...note, answer, createdAt })))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (noted.length < answered.length) throw new AnsweredMeanwhile();
}

function readNote(c: Context, body: unknown): CallNote | undefined {
  const header = c.req.header('Idempotency-Key');
  if (header === undefined) return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(header)) throw new Refusal('bad_request', 'idempotencyKey');
  return { key: sha256(`${c.req.path}\n${header}`), fingerprint: sha256(JSON.stringify(body)) };
}

async function storedAnswer(db: Db, { key, fingerprint }: CallNote): Promise<{ answer: unknown } | undefined> {
  const [stored] = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, new Date(Date.now() - answerKeptMs))));
  if (stored && stored.fingerprint !== fingerprint) throw new Refusal('conflict', 'keyReused');
  return stored;
}

/**
 * Answers a call with an Idempotency-Key from the first call's answer, where there was one; else by `first`, which
 * has to note its answer by `noteAnswers`. Without the header every call is the first.
 * @param body what makes two calls the same
 * @throws Refusal 422 for a key that came with another body
 */
export async function answerRepeated<Answer>(
  c: Context,
  db: Db,
  body: unknown,
  first: (note: CallNote | undefined) => Promise<Answer>,
): Promise<Answer> {
  const note = readNote(c, body);
  if (!note) return first(undefined);
  const earlier = await storedAnswer(db, note);
  if (earlier) return earlier.answer as Answer;
  try {
    return await first(note);
  } catch (error) {
    // Two equal calls at once: the second one's captcha token may be the first one's, too.
    const answered = await storedAnswer(db, note);
    if (!answered) throw error;
    return answered.answer as Answer;
  }
}

/** A call that changes something. */
interface Deed<Checked, Answer> {
  /** Runs before the transaction, and not for a repeated call: limits, captcha, whatever asks other hosts. */
  check: () => Promise<Checked>;
  work: (tx: Db, checked: Checked) => Promise<Answer>;
}

/** Does a deed once for each Idempotency-Key, in one transaction with the note of its answer. */
export function answerOnce<Checked, Answer>(
  c: Context,
  db: Db,
  body: unknown,
  { check, work }: Deed<Checked, Answer>,
): Promise<Answer> {
  return answerRepeated(c, db, body, async (note) => {
    const checked = await check();
    return db.transaction(async (tx) => {
      const answer = await work(tx, checked);
      if (note) await noteAnswers(tx, [{ note, answer }]);
      return answer;
    });
  });
}
