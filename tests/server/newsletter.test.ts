import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox, subscriptions } from '../../server/db/schema.ts';
import { databaseKinds, startTestApp, type TestApp } from './support/app.ts';
import { lettersTo, linkIn } from './support/mailbox.ts';

describe.each(databaseKinds)('the newsletter on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ kind, worker: false });
  });
  afterAll(() => app.stop());

  const subscribe = async (email: string, language = 'de') => {
    const response = await app.post('/newsletter/subscribe', { email, name: 'Erika' }, { 'Accept-Language': language });
    expect(await response.json()).toEqual({ success: true });
  };
  const subscription = async (email: string) => {
    const [row] = await app.database.db.select().from(subscriptions).where(eq(subscriptions.email, email));
    return row;
  };
  /** Mail programs and browsers without JavaScript send forms, not JSON. */
  const press = (link: URL, body = '') =>
    app.app.request(link.pathname, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const open = (link: URL) => app.app.request(link.pathname);

  test('is subscribed to by two steps, with proof, and left with one click', async () => {
    const email = 'leserin@firma.example';
    await subscribe('Leserin@Firma.example');
    expect(await subscription(email)).toMatchObject({ state: 'pending', confirmedAt: null });

    const [ask] = await lettersTo(app, email);
    const link = linkIn(ask);
    expect((await open(link)).status).toBe(200);
    expect(await subscription(email)).toMatchObject({ state: 'pending' });

    const confirmed = await press(link);
    expect(await confirmed.text()).toContain('Ihre Anmeldung ist bestätigt');
    const proof = await subscription(email);
    expect(proof).toMatchObject({ state: 'active' });
    expect(proof?.confirmedAt?.getTime()).toBeGreaterThanOrEqual(proof?.askedAt.getTime() ?? Number.POSITIVE_INFINITY);

    const [welcome] = await lettersTo(app, email);
    expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const header = /^<(https:.*)>$/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(header).toBe(linkIn(welcome).href);
    await open(new URL(header));
    expect(await subscription(email)).toMatchObject({ state: 'active' });
    expect((await press(new URL(header), 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await subscription(email)).toMatchObject({ state: 'ended' });
    expect((await press(link)).status).toBe(404);
  });

  test('speaks the language in which it was asked for', async () => {
    await subscribe('reader@firma.example', 'en');
    const [ask] = await lettersTo(app, 'reader@firma.example');
    expect(ask?.subject).toBe('Please confirm your newsletter subscription');
    expect(await (await press(linkIn(ask))).text()).toContain('<html lang="en">');
  });

  test('asks an address once a day, and one that has confirmed not at all', async () => {
    const email = 'oft@firma.example';
    await subscribe(email);
    await subscribe(email);
    const letters = await lettersTo(app, email);
    expect(letters).toHaveLength(1);
    await press(linkIn(letters[0]));
    await lettersTo(app, email);
    await app.database.db.delete(outbox);
    await subscribe(email);
    expect(await lettersTo(app, email)).toEqual([]);
    expect(await subscription(email)).toMatchObject({ state: 'active' });
  });

  test('stores only the hash of a link, which ends after 48 hours', async () => {
    const email = 'spaet@firma.example';
    await subscribe(email);
    const link = linkIn((await lettersTo(app, email))[0]);
    const token = link.pathname.split('/').at(-1) ?? '';
    expect(JSON.stringify(await subscription(email))).not.toContain(token);
    const long = new Date(Date.now() - 49 * 60 * 60 * 1000);
    await app.database.db.update(subscriptions).set({ askedAt: long }).where(eq(subscriptions.email, email));
    expect((await press(link)).status).toBe(404);
    expect(await subscription(email)).toMatchObject({ state: 'pending' });
  });

  test.each(['/newsletter/confirm/x', '/newsletter/unsubscribe/x', '/newsletter/unsubscribe/x.y'])(
    '%s is an invalid link',
    async (path) => {
      const answer = await press(new URL(path, 'https://firmenlupe.example'));
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('nicht mehr gültig');
    },
  );
});
