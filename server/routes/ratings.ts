import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { useTokens } from '../captcha/used-tokens.ts';
import { companies } from '../db/schema.ts';
import type { AppDeps } from '../deps.ts';
import { callerOf } from '../http/client-address.ts';
import { answerOnce } from '../http/once.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { canRate, ratedCompany, ratingVisitor, storeRating } from '../ratings/ratings.ts';

/** Ratings of a company's data. */
export function ratingRoutes(api: Api, deps: AppDeps): void {
  const { db } = deps.database;

  serve(api, 'readRatingConfig', async () => ({ recaptcha_site_key: deps.recaptchaSiteKey }));

  serve(api, 'canRate', async ({ c }) => {
    const id = c.req.param('id') ?? '';
    const [company] = v.is(v.pipe(v.string(), v.uuid()), id)
      ? await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id))
      : [];
    if (!company) throw new Refusal('not_found', 'companyNotFound');
    c.header('Cache-Control', 'no-store');
    return canRate(db, ratingVisitor(deps.hasher, callerOf(c, deps.trustedProxies), company.id));
  });

  serve(api, 'submitRating', ({ c, body }) => {
    // A visitor who tries again after a lost answer brings a new token; it is still the same rating.
    const { recaptcha_token, ...rated } = body;
    return answerOnce(c, db, rated, {
      check: async () => {
        const caller = callerOf(c, deps.trustedProxies);
        await deps.rateLimit('form', caller);
        const companyId = await ratedCompany(db, body.company_url);
        const token = await deps.captcha.check(recaptcha_token, 'rating');
        return { companyId, token, visitor: ratingVisitor(deps.hasher, caller, companyId) };
      },
      work: async (tx, { companyId, token, visitor }) => {
        await useTokens(tx, [token]);
        await storeRating(tx, visitor, companyId, body);
        return { success: true as const };
      },
    });
  });
}
