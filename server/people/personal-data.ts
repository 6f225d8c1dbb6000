import { eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { companies, leads, notifyRequests, proOrders, scans, subscriptions } from '../db/schema.ts';

/** Letter case does not make another address. */
export const isAddress = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());

/** Rows whose JSON holds the address. Wildcards of LIKE in the address stand for themselves. */
export const mentions = (column: PgColumn, email: string): SQL =>
  ilike(sql`${column}::text`, `%${email.replace(/[\\%_]/g, '\\$&')}%`);

/** Everything on file that belongs to an address, as the export shows it. */
export async function collectPersonalData(db: Db, email: string): Promise<Record<string, object[]>> {
  const scanned = await db
    .select({ company_name: companies.name, host: companies.host, updated_at: companies.updatedAt })
    .from(companies)
    .where(mentions(companies.data, email));
  const reports = await db
    .select({ scanned_site: scans.urlKey, scanned_at: scans.finishedAt })
    .from(scans)
    .where(mentions(scans.result, email));
  return {
    leads: await db
      .select({ name: leads.name, email: leads.email, created_at: leads.createdAt })
      .from(leads)
      .where(isAddress(leads.email, email)),
    notifications: await db
      .select({ name: notifyRequests.name, email: notifyRequests.email, created_at: notifyRequests.createdAt })
      .from(notifyRequests)
      .where(isAddress(notifyRequests.email, email)),
    orders: await db
      .select({
        order: proOrders.id,
        name: proOrders.name,
        email: proOrders.email,
        company: proOrders.company,
        address: proOrders.address,
        created_at: proOrders.createdAt,
      })
      .from(proOrders)
      .where(isAddress(proOrders.email, email)),
    newsletter: await db
      .select({
        name: subscriptions.name,
        email: subscriptions.email,
        state: subscriptions.state,
        asked_at: subscriptions.askedAt,
        confirmed_at: subscriptions.confirmedAt,
      })
      .from(subscriptions)
      .where(isAddress(subscriptions.email, email)),
    companies: scanned,
    reports,
  };
}
