import { and, eq } from 'drizzle-orm';
import type { LeadRequest, ProRequest } from '../../contract/forms.ts';
import { proPrice } from '../../contract/limits.ts';
import type { Language } from '../../contract/primitives.ts';
import type { Db } from '../db/database.ts';
import { leads, proOrders } from '../db/schema.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { Hasher } from './hasher.ts';

/** What a form was sent about and how it is answered. */
export interface Form<Body> {
  jobId: string;
  language: Language;
  body: Body;
}

/** Stores a lead, once for each job and address. */
export async function storeLead(tx: Db, { jobId, body }: Form<LeadRequest>): Promise<void> {
  const [known] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.jobId, jobId), eq(leads.email, body.email)));
  if (known) return;
  await tx.insert(leads).values({ id: crypto.randomUUID(), jobId, ...body, createdAt: new Date() });
}

/** Stores an order; the customer gets a confirmation and the operator a notice. */
export async function storeOrder(
  tx: Db,
  hasher: Hasher,
  operatorEmail: string,
  { jobId, language, body }: Form<ProRequest>,
): Promise<void> {
  const id = crypto.randomUUID();
  await tx.insert(proOrders).values({
    id,
    state: 'received',
    jobId,
    name: body.name,
    email: body.email,
    company: body.company,
    address: body.address,
    netCents: proPrice.netCents,
    grossCents: proPrice.grossCents,
    language,
    createdAt: new Date(),
  });
  await enqueueMail(tx, hasher, { kind: 'orderConfirmation', recordId: id, to: body.email, language, once: id });
  await enqueueMail(tx, hasher, { kind: 'orderNotice', recordId: id, to: operatorEmail, language: 'de', once: id });
}
