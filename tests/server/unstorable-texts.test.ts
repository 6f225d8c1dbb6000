import type * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnswerOf, type CallName, calls } from '../../contract/calls.ts';
import { feedback, proOrders, ratings, subscriptions } from '../../server/db/schema.ts';
import { newsletterPaths } from '../../server/newsletter/links.ts';
import { databaseKinds, startTestApp, type TestApp } from './support/app.ts';

/** What PostgreSQL stores in no text: NUL, and half of a character that UTF-16 writes in two. */
const unstorable = ['\0', '\ud800'];

/** Ways to bring one of them into a text. */
const spoils = unstorable.flatMap((character) => [
  (text: string) => `${text}${character}`,
  (text: string) => text.replace(/^./, `$&${character}`),
]);

const names = Object.keys(calls) as CallName[];

/** Percent-encoded, half a character too, which `encodeURIComponent` refuses. */
const encode = (text: string) => text.split('\ud800').map(encodeURIComponent).join('%ED%A0%80');

type TextFor = (field: string) => string;

/** What is read of a schema here. */
interface Shape {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  literal?: unknown;
}

/** Something to send by a schema, with nothing left out; `textFor` writes its texts. */
function fill(schema: v.GenericSchema | undefined, field: string, textFor: TextFor): unknown {
  const { type, entries = {}, item, wrapped, literal }: Shape = schema ?? { type: 'no schema' };
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, fill(entry, name, textFor)]));
    case 'array':
      return [fill(item, field, textFor)];
    case 'optional':
    case 'nullable':
      return fill(wrapped, field, textFor);
    case 'string':
    case 'picklist':
      return textFor(field);
    case 'literal':
      return literal;
    case 'number':
      return 4;
    case 'boolean':
      return true;
    default:
      throw new Error(`Nothing to send as ${field}: ${type}`);
  }
}

/** Path with query, and body, of a call all of whose texts are written by `textFor`. */
function requestOf(name: CallName, textFor: TextFor): { path: string; body: unknown } {
  const { path, query, body }: { path: string; query?: v.GenericSchema; body?: v.GenericSchema } = calls[name];
  const params = query ? Object.entries(Object(fill(query, '', textFor))) : [];
  return {
    path: `${path.replace(/\{(\w+)\}/g, (_, field: string) => encode(textFor(field)))}?${params
      .map(([field, text]) => `${field}=${encode(String(text))}`)
      .join('&')}`,
    body: body && fill(body, '', textFor),
  };
}

/** The fields of a call that are texts: parameters of its path, its query and its body. */
function textFields(name: CallName): string[] {
  const fields = new Set<string>();
  requestOf(name, (field) => {
    fields.add(field);
    return '';
  });
  return [...fields];
}

const fields = names.flatMap((name) => textFields(name).map((field) => [name, field] as const));

describe.each(databaseKinds)('texts that no database keeps, on %s', (kind) => {
  let app: TestApp;
  let jobId: string;
  let companyId: string;
  beforeAll(async () => {
    app = await startTestApp({ kind });
    await app.untilEnded((await app.search(['firma.de'])).jobId);
    const list = (await (await app.get('/companies')).json()) as AnswerOf<'listCompanies'>;
    companyId = list.data[0]?.id ?? '';
    // A failed search answers every call about it, also the one that asks why.
    ({ jobId } = await app.search(['weg.de']));
    await app.untilEnded(jobId);
  });
  afterAll(() => app.stop());

  /** Who has rated is refused for a day, whatever the next rating says. */
  const forgetRatings = () => app.database.db.delete(ratings);
  beforeEach(async () => {
    await forgetRatings();
  });

  /** Texts that the call takes. No address comes twice: a second form of one may be stored nowhere. */
  const goodText = (name: CallName): TextFor => {
    const texts: Record<string, string> = {
      id: calls[name].path.startsWith('/companies/') ? companyId : jobId,
      jobId,
      report_id: jobId,
      email: `${crypto.randomUUID()}@muster.example`,
      company_url: 'https://firma.de',
      slug: 'agb',
      lang: 'de',
      limit: '5',
      offset: '0',
    };
    return (field) => texts[field] ?? 'Muster';
  };

  const send = (name: CallName, textFor: TextFor): Promise<Response> => {
    const { path, body } = requestOf(name, textFor);
    return calls[name].method === 'POST' ? app.post(path, body) : app.get(path);
  };

  test.each(names)('%s takes all texts while they are good', async (name) => {
    expect((await send(name, goodText(name))).ok).toBe(true);
  });

  test.each(fields)('%s does not fail over a bad %s', async (name, field) => {
    for (const spoil of spoils) {
      await forgetRatings();
      const good = goodText(name);
      const { status } = await send(name, (asked) => (asked === field ? spoil(good(asked)) : good(asked)));
      expect(status).toBeLessThan(500);
    }
  });

  test.each([
    ['orderPro', 'address', proOrders.address],
    ['submitFeedback', 'message', feedback.message],
    ['submitRating', 'comment', ratings.comment],
    ['subscribeNewsletter', 'name', subscriptions.name],
  ] as const)('%s keeps the rest of the %s, and marks the place', async (name, field, column) => {
    const good = goodText(name);
    const response = await send(name, (asked) => (asked === field ? 'Gut\0e Arb\ud800eit 👍' : good(asked)));
    expect(response.status).toBe(200);
    const kept = await app.database.db.select({ text: column }).from(column.table);
    expect(kept).toContainEqual({ text: 'Gut\ufffde Arb\ufffdeit 👍' });
  });

  test.each(Object.values(newsletterPaths))('a link to %s with a bad key is invalid like others', async (path) => {
    for (const spoil of spoils) {
      const response = await app.app.request(`${path}/${encode(spoil('key'))}`, { method: 'POST' });
      expect(response.status).toBe(404);
    }
  });
});
