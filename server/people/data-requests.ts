import { eq } from 'drizzle-orm';
import type { Language } from '../../contract/primitives.ts';
import {
  type DataRequestEvent,
  dataRequestMachine,
} from '../../machines/lifecycle/data-request/data-request.machine.ts';
import type { Db } from '../db/database.ts';
import { advance } from '../db/lifecycle.ts';
import { type DataRequestKind, dataRequests } from '../db/schema.ts';
import { enqueueMail, oncePerDay } from '../mail/enqueue.ts';
import { type Hasher, hashToken } from './hasher.ts';

const linkLifetimeMs = 24 * 60 * 60 * 1000;
/** Downloads of one file end this long after the first. */
const downloadWindowMs = 15 * 60 * 1000;

type DataRequest = typeof dataRequests.$inferSelect;

/** Has a one-time link mailed to the address, whether or not anything is known of it: no answer tells which. */
export async function askForLink(
  tx: Db,
  hasher: Hasher,
  kind: DataRequestKind,
  email: string,
  language: Language,
): Promise<void> {
  const id = crypto.randomUUID();
  const emailHash = hasher.email(email);
  await tx.insert(dataRequests).values({ id, kind, state: 'asked', emailHash, createdAt: new Date() });
  await enqueueMail(tx, hasher, {
    kind: 'dataLink',
    recordId: id,
    to: email,
    language,
    once: oncePerDay(hasher, kind, email),
  });
}

function isUsable(request: DataRequest): boolean {
  const now = Date.now();
  const isLinkOld = (request.linkedAt?.getTime() ?? 0) < now - linkLifetimeMs;
  const isWindowOver = request.firstUsedAt !== null && request.firstUsedAt.getTime() < now - downloadWindowMs;
  return !isLinkOld && !isWindowOver;
}

/**
 * The request that a mailed token proves, locked; undefined for a token that is unknown, old, of the other kind
 * or of another address.
 */
export async function findRequest(
  tx: Db,
  hasher: Hasher,
  kind: DataRequestKind,
  email: string,
  token: string,
): Promise<DataRequest | undefined> {
  const secret = token.startsWith(`${kind}-`) ? token.slice(kind.length + 1) : '';
  const [request] = await tx
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.tokenHash, hashToken(secret)))
    .for('update');
  const isTheirs = request?.kind === kind && request.emailHash === hasher.email(email);
  return isTheirs && isUsable(request) ? request : undefined;
}

/** Moves a request by an event of its machine; the caller holds its lock. @throws IllegalMoveError */
export async function moveRequest(tx: Db, request: DataRequest, event: DataRequestEvent): Promise<void> {
  const next = advance(dataRequestMachine, request.state, { uses: request.uses }, event);
  await tx
    .update(dataRequests)
    .set({ state: next.value, uses: next.context.uses, firstUsedAt: request.firstUsedAt ?? new Date() })
    .where(eq(dataRequests.id, request.id));
}
