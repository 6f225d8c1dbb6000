import { and, count, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CompaniesQuery } from '../../contract/company.ts';
import { companies } from '../db/schema.ts';
import type { AppDeps } from '../deps.ts';
import { callerOf } from '../http/client-address.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { fromRow } from '../search/companies.ts';
import { createFaviconReader } from '../search/favicon.ts';

/** A day in seconds: icons seldom change. */
const iconMaxAge = 86_400;

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function matching({ search, city, industry }: CompaniesQuery) {
  return and(
    search ? or(ilike(companies.name, containing(search)), ilike(companies.host, containing(search))) : undefined,
    city ? ilike(companies.city, containing(city)) : undefined,
    industry ? ilike(companies.industry, containing(industry)) : undefined,
  );
}

/** Companies on file and their icons. */
export function companyRoutes(api: Api, deps: AppDeps): void {
  const { db } = deps.database;
  const readFavicon = createFaviconReader(deps.fetchImage);

  serve(api, 'listCompanies', async ({ query }) => {
    const where = matching(query);
    const [total] = await db.select({ all: count() }).from(companies).where(where);
    const rows = await db
      .select()
      .from(companies)
      .where(where)
      .orderBy(desc(companies.updatedAt), companies.id)
      .limit(query.limit)
      .offset(query.offset);
    return { data: rows.map(fromRow), total: total?.all ?? 0 };
  });

  serve(api, 'randomCompanies', async ({ query }) => {
    const rows = await db
      .select()
      .from(companies)
      .where(isNotNull(companies.faviconUrl))
      .orderBy(sql`random()`)
      .limit(query.limit);
    return { data: rows.map(fromRow) };
  });

  serve(api, 'checkFavicon', async ({ c, query }) => {
    await deps.rateLimit('favicon', callerOf(c, deps.trustedProxies));
    const icon = await readFavicon(query.url);
    // Not an error: browsers report every failed image on the console.
    if (!icon) return c.body(null, 204);
    return c.body(new Uint8Array(icon.bytes), 200, {
      'Content-Type': icon.type,
      'Cache-Control': `public, max-age=${iconMaxAge}`,
    });
  });

  serve(api, 'readCompany', async ({ c }) => {
    const id = c.req.param('id') ?? '';
    const [row] = v.is(v.pipe(v.string(), v.uuid()), id)
      ? await db.select().from(companies).where(eq(companies.id, id))
      : [];
    if (!row) throw new Refusal('not_found', 'companyNotFound');
    return fromRow(row);
  });
}
