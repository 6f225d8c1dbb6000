import type { Context } from 'hono';
import * as v from 'valibot';
import { dataTokenHeader } from '../../contract/forms.ts';
import { Email } from '../../contract/primitives.ts';
import type { AppDeps } from '../deps.ts';
import { callerOf } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { say } from '../http/messages.ts';
import { answerOnce } from '../http/once.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { askForLink, findRequest, moveRequest } from '../people/data-requests.ts';
import { eraseAddress } from '../people/erase.ts';
import { collectPersonalData } from '../people/personal-data.ts';

function emailParam(c: Context): string {
  const email = v.safeParse(Email, c.req.param('email'));
  if (!email.success) throw new Refusal('bad_request', 'invalidField', { blanks: { field: 'email' } });
  return email.output;
}

const sendFile = (c: Context, content: object) =>
  c.json(content, 200, {
    'Content-Disposition': 'attachment; filename="firmenlupe-daten.json"',
    'Cache-Control': 'no-store',
  });

/**
 * Data-protection requests. Without the token of a mailed link both calls answer the same for every address and
 * mail such a link; with it they hand out the data or delete them.
 */
export function gdprRoutes(api: Api, deps: AppDeps): void {
  const { database, hasher } = deps;
  const limit = (c: Context) => deps.rateLimit('form', callerOf(c, deps.trustedProxies));

  serve(api, 'exportData', async ({ c }) => {
    const email = emailParam(c);
    const token = c.req.header(dataTokenHeader);
    await limit(c);
    if (token === undefined) {
      await database.db.transaction((tx) => askForLink(tx, hasher, 'export', email, languageOf(c)));
      return sendFile(c, { message: say('exportAsked', languageOf(c)) });
    }
    const data = await database.db.transaction(async (tx) => {
      const request = await findRequest(tx, hasher, 'export', email, token);
      if (!request || request.state === 'done') throw new Refusal('forbidden', 'linkInvalid');
      await moveRequest(tx, request, { type: 'file.fetched' });
      return collectPersonalData(tx, email);
    });
    return sendFile(c, { email, ...data });
  });

  serve(api, 'deleteData', ({ c, body }) =>
    answerOnce(c, database.db, body, {
      check: () => limit(c),
      work: async (tx) => {
        const token = c.req.header(dataTokenHeader);
        if (token === undefined) {
          await askForLink(tx, hasher, 'delete', body.email, languageOf(c));
          return { success: true as const };
        }
        const request = await findRequest(tx, hasher, 'delete', body.email, token);
        if (!request) throw new Refusal('forbidden', 'linkInvalid');
        if (request.state !== 'done') {
          await eraseAddress(tx, hasher, body.email);
          await moveRequest(tx, request, { type: 'data.erased' });
        }
        return { success: true as const };
      },
    }),
  );
}
