import { and, desc, eq, gt } from 'drizzle-orm';
import type { CanRateAnswer, RatingRequest } from '../../contract/forms.ts';
import type { Db } from '../db/database.ts';
import { companies, ratings } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Hasher } from '../people/hasher.ts';
import { companyHost, toSiteAddress } from '../search/site-address.ts';

/** A visitor may rate a company again after this time. */
export const ratingCooldownMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Stands for a visitor of one company without telling who it is; no cookie is needed. */
export const ratingVisitor = (hasher: Hasher, network: string, companyId: string): string =>
  hasher.of('rating', `${network}\n${companyId}`);

/** Whether the visitor may rate now, and what the rating of the running cooldown was. */
export async function canRate(db: Db, visitor: string): Promise<CanRateAnswer> {
  const [recent] = await db
    .select({ rating: ratings.rating, createdAt: ratings.createdAt })
    .from(ratings)
    .where(and(eq(ratings.visitor, visitor), gt(ratings.createdAt, new Date(Date.now() - ratingCooldownMs))))
    .orderBy(desc(ratings.createdAt))
    .limit(1);
  if (!recent) return { can_rate: true, recent_rating: null, hours_left: null };
  const left = recent.createdAt.getTime() + ratingCooldownMs - Date.now();
  return { can_rate: false, recent_rating: recent.rating, hours_left: Math.max(1, Math.ceil(left / hourMs)) };
}

/** The company on file that a rating is about. @throws Refusal 404 where there is none */
export async function ratedCompany(db: Db, url: string): Promise<string> {
  const address = toSiteAddress(url);
  const [company] = address
    ? await db
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.host, companyHost(address.url)))
    : [];
  if (!company) throw new Refusal('not_found', 'companyNotFound');
  return company.id;
}

/** Stores a rating. @throws Refusal 429 while the visitor's cooldown lasts */
export async function storeRating(tx: Db, visitor: string, companyId: string, body: RatingRequest): Promise<void> {
  // Two calls at once of one visitor wait for each other here.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  const { can_rate, hours_left } = await canRate(tx, visitor);
  if (!can_rate) {
    const hours = hours_left ?? 1;
    throw new Refusal('too_many_requests', 'alreadyRated', {
      blanks: { hours: String(hours) },
      headers: { 'Retry-After': String(hours * 3_600) },
    });
  }
  await tx.insert(ratings).values({
    id: crypto.randomUUID(),
    companyId,
    rating: body.rating,
    comment: body.comment ?? null,
    visitor,
    createdAt: new Date(),
  });
}
