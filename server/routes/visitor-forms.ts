import type { Context } from 'hono';
import { consents, feedback } from '../db/schema.ts';
import type { AppDeps } from '../deps.ts';
import { callerOf } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { answerOnce } from '../http/once.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { storeLead, storeOrder } from '../people/forms.ts';
import { storeNotify } from '../people/notify.ts';
import { readJob } from '../search/read-job.ts';

const accepted = { success: true } as const;

/** Forms about a report, the newsletter form and the cookie decision. */
export function visitorFormRoutes(api: Api, deps: AppDeps): void {
  const { hasher, operatorEmail } = deps;
  const { db } = deps.database;
  const limit = (c: Context) => deps.rateLimit('form', callerOf(c, deps.trustedProxies));

  /** The job that a form is about. @throws Refusal 404 where there is none */
  const checkJob = async (c: Context, jobId: string): Promise<string> => {
    await limit(c);
    const job = await readJob(db, jobId);
    if (!job) throw new Refusal('not_found', 'reportNotFound');
    await deps.rateLimit('job', job.id);
    return job.id;
  };

  serve(api, 'orderPro', ({ c, body }) =>
    answerOnce(c, db, body, {
      check: () => checkJob(c, c.req.param('id') ?? ''),
      work: async (tx, jobId) => {
        await storeOrder(tx, hasher, operatorEmail, { jobId, language: languageOf(c), body });
        return accepted;
      },
    }),
  );

  serve(api, 'requestNotify', ({ c, body }) =>
    answerOnce(c, db, body, {
      check: () => checkJob(c, c.req.param('jobId') ?? ''),
      work: async (tx, jobId) => {
        await storeNotify(tx, hasher, { jobId, language: languageOf(c), body });
        return accepted;
      },
    }),
  );

  serve(api, 'submitLead', ({ c, body }) =>
    answerOnce(c, db, body, {
      check: () => checkJob(c, c.req.param('jobId') ?? ''),
      work: async (tx, jobId) => {
        await storeLead(tx, { jobId, language: languageOf(c), body });
        return accepted;
      },
    }),
  );

  serve(api, 'submitFeedback', ({ c, body }) =>
    answerOnce(c, db, body, {
      check: () => checkJob(c, body.report_id),
      work: async (tx, jobId) => {
        const { rating, message } = body;
        await tx.insert(feedback).values({ id: crypto.randomUUID(), jobId, rating, message, createdAt: new Date() });
        return accepted;
      },
    }),
  );

  serve(api, 'subscribeNewsletter', ({ c, body }) =>
    answerOnce(c, db, body, {
      check: () => limit(c),
      work: async (tx) => {
        await subscribe(tx, hasher, languageOf(c), body);
        return accepted;
      },
    }),
  );

  serve(api, 'storeConsent', ({ c, body }) =>
    answerOnce(c, db, body, {
      check: () => limit(c),
      work: async (tx) => {
        await tx.insert(consents).values({ id: crypto.randomUUID(), ...body.categories, createdAt: new Date() });
        return accepted;
      },
    }),
  );
}
