import { eq } from 'drizzle-orm';
import { proOrderMachine } from '../../machines/lifecycle/pro-order/pro-order.machine.ts';
import type { Db } from '../db/database.ts';
import { advance } from '../db/lifecycle.ts';
import {
  companies,
  erasedAddresses,
  leads,
  notifyRequests,
  outbox,
  proOrders,
  scans,
  subscriptions,
} from '../db/schema.ts';
import type { Hasher } from './hasher.ts';
import { isAddress, mentions } from './personal-data.ts';
import { resultWithoutAddress, withoutAddress } from './without-address.ts';

async function restrictOrders(tx: Db, email: string): Promise<void> {
  const orders = await tx.select().from(proOrders).where(isAddress(proOrders.email, email)).for('update');
  for (const order of orders.filter(({ state }) => state !== 'restricted')) {
    const { value: state } = advance(proOrderMachine, order.state, {}, { type: 'customer.erased' });
    await tx.update(proOrders).set({ state }).where(eq(proOrders.id, order.id));
  }
}

async function cleanScans(tx: Db, email: string): Promise<void> {
  const found = await tx.select().from(scans).where(mentions(scans.result, email));
  for (const { id, result } of found) {
    await tx
      .update(scans)
      .set({ result: resultWithoutAddress(result, email) })
      .where(eq(scans.id, id));
  }
  const known = await tx.select().from(companies).where(mentions(companies.data, email));
  for (const { id, data } of known) {
    await tx
      .update(companies)
      .set({ data: withoutAddress(data, email) })
      .where(eq(companies.id, id));
  }
}

/**
 * Erases an address everywhere, scanned contacts included, and remembers its hash so that it is not collected again.
 * Orders stay, restricted: invoices must be kept by law.
 */
export async function eraseAddress(tx: Db, hasher: Hasher, email: string): Promise<void> {
  await tx.delete(leads).where(isAddress(leads.email, email));
  await tx.delete(notifyRequests).where(isAddress(notifyRequests.email, email));
  await tx.delete(subscriptions).where(isAddress(subscriptions.email, email));
  await tx.delete(outbox).where(eq(outbox.addressHash, hasher.email(email)));
  await restrictOrders(tx, email);
  await cleanScans(tx, email);
  await tx
    .insert(erasedAddresses)
    .values({ emailHash: hasher.email(email), erasedAt: new Date() })
    .onConflictDoNothing();
}
