import { eq } from 'drizzle-orm';
import type { NotifyRequest } from '../../contract/forms.ts';
import type { Db } from '../db/database.ts';
import { jobs, notifyRequests } from '../db/schema.ts';
import { isOver } from '../jobs/job-state.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { Form } from './forms.ts';
import type { Hasher } from './hasher.ts';

/**
 * Tells everybody who waits for the job that it has ended, and forgets them.
 * Call it in the transaction that ends the job.
 */
export async function notifyWaiting(tx: Db, hasher: Hasher, jobId: string, isReady: boolean): Promise<void> {
  const waiting = await tx.delete(notifyRequests).where(eq(notifyRequests.jobId, jobId)).returning();
  for (const { email, language } of waiting) {
    await enqueueMail(tx, hasher, {
      kind: isReady ? 'reportReady' : 'reportFailed',
      recordId: jobId,
      to: email,
      language,
      once: `${jobId}:${hasher.email(email)}`,
    });
  }
}

/** Notes who waits for a report; where it is there already, the mail goes out at once. */
export async function storeNotify(tx: Db, hasher: Hasher, { jobId, language, body }: Form<NotifyRequest>) {
  // The lock keeps the job from ending between this look and the commit.
  const [job] = await tx.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, jobId)).for('update');
  if (!job) return;
  await tx
    .insert(notifyRequests)
    .values({
      id: crypto.randomUUID(),
      jobId,
      name: body.name ?? null,
      email: body.email,
      language,
      createdAt: new Date(),
    })
    .onConflictDoNothing();
  if (isOver(job.state)) await notifyWaiting(tx, hasher, jobId, job.state === 'ready');
}
