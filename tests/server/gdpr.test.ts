import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataTokenHeader } from '../../contract/forms.ts';
import { companies, dataRequests, outbox, proOrders, scans } from '../../server/db/schema.ts';
import { databaseKinds, startTestApp, type TestApp } from './support/app.ts';
import { lettersTo, linkIn } from './support/mailbox.ts';

const canary = 'Kanarienvogel@Muster.example';

const order = {
  name: 'Frau Erika Muster',
  email: canary,
  company: 'Muster GmbH',
  address: 'Musterweg 1, 12345 Musterstadt',
  disclaimerAccepted: true,
  privacyAccepted: true,
};

describe.each(databaseKinds)('data rights on %s', (kind) => {
  let app: TestApp;
  let jobId: string;
  beforeAll(async () => {
    app = await startTestApp({ kind });
    ({ jobId } = await app.search(['firma.de', 'warte-kontakt.de', 'kontakt.de']));
  });
  afterAll(() => app.stop());

  const exportPath = (email: string) => `/gdpr/export/${encodeURIComponent(email)}`;
  const tokenFor = async (email: string) => {
    const letter = (await lettersTo(app, email)).find(({ text }) => text.includes('#t='));
    const { pathname, hash } = linkIn(letter);
    expect(pathname).toBe('/ihre-datenrechte');
    return hash.replace('#t=', '');
  };
  /** Every row of every table, the queue's included. */
  const dump = async () => {
    const tables = await app.database.db.execute(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
    const rows: Record<string, string> = {};
    for (const { schema, name } of tables.rows as { schema: string; name: string }[]) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const all = await app.database.db.execute(sql`select t::text as row from ${table} t`);
      rows[name] = JSON.stringify(all.rows);
    }
    return rows;
  };
  const leaveTraces = async () => {
    await app.post(`/report/${jobId}/lead`, { name: 'Erika', email: canary });
    await app.post(`/report/${jobId}/notify`, { name: 'Erika', email: canary });
    await app.post(`/report/${jobId}/pro`, order);
    await app.post('/newsletter/subscribe', { email: canary, name: 'Erika' });
  };
  /** As a scan stores the address of a person that a company names. */
  const publishOnSite = async () => {
    app.scanner.publish('kontakt.de', canary.toLowerCase());
    const scanned = await app.search(['kontakt.de/team']);
    await app.untilEnded(scanned.jobId);
  };

  test('asking tells nobody whether an address is known, and mails one link', async () => {
    await leaveTraces();
    const [known, unknown] = await Promise.all([app.get(exportPath(canary)), app.get(exportPath('niemand@x.example'))]);
    expect(known.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    const kinds = await app.database.db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.kind, 'dataLink'));
    expect(kinds).toHaveLength(2);
    await app.get(exportPath(canary));
    expect(await app.database.db.$count(outbox, eq(outbox.kind, 'dataLink'))).toBe(2);
    expect(await lettersTo(app, 'niemand@x.example')).toHaveLength(1);
  });

  test('the link gives the file three times, to its address only', async () => {
    await app.database.db.delete(outbox);
    await publishOnSite();
    await app.get(exportPath(canary));
    const token = await tokenFor(canary);
    expect(JSON.stringify(await dump())).not.toContain(token.replace('export-', ''));
    const fetchFile = (email: string, given = token) => app.get(exportPath(email), { [dataTokenHeader]: given });

    expect((await fetchFile('andere@x.example')).status).toBe(403);
    expect((await fetchFile(canary, 'export-rubbish')).status).toBe(403);
    expect((await fetchFile(canary, token.replace('export', 'delete'))).status).toBe(403);
    const file = await (await fetchFile(canary.toLowerCase())).json();
    expect(file).toMatchObject({
      leads: [{ name: 'Erika' }],
      orders: [{ company: 'Muster GmbH' }],
      newsletter: [{ state: 'pending' }],
      companies: [{ host: 'kontakt.de' }],
    });
    expect((await fetchFile(canary)).status).toBe(200);
    expect((await fetchFile(canary)).status).toBe(200);
    expect((await fetchFile(canary)).status).toBe(403);
  });

  test.each([
    ['24 hours', { linkedAt: new Date(Date.now() - 25 * 60 * 60 * 1000) }],
    ['15 minutes after the first download', { firstUsedAt: new Date(Date.now() - 16 * 60 * 1000) }],
  ])('the link ends after %s', async (_, change) => {
    const email = `${crypto.randomUUID()}@x.example`;
    await app.get(exportPath(email));
    const token = await tokenFor(email);
    const hash = app.hasher.email(email);
    await app.database.db.update(dataRequests).set(change).where(eq(dataRequests.emailHash, hash));
    expect((await app.get(exportPath(email), { [dataTokenHeader]: token })).status).toBe(403);
  });

  test('after a deletion the address is nowhere but in the restricted order, and is not collected again', async () => {
    await app.database.db.delete(outbox);
    await leaveTraces();
    const ask = await app.post('/gdpr/delete', { email: canary });
    expect(await ask.json()).toEqual({ success: true });
    const token = await tokenFor(canary);
    const erase = () => app.post('/gdpr/delete', { email: canary }, { [dataTokenHeader]: token });
    expect((await app.post('/gdpr/delete', { email: 'andere@x.example' }, { [dataTokenHeader]: token })).status).toBe(
      403,
    );
    expect((await erase()).status).toBe(200);
    expect((await erase()).status).toBe(200);

    const traces = async () => {
      const tables = await dump();
      return Object.keys(tables).filter((name) => tables[name]?.toLowerCase().includes(canary.toLowerCase()));
    };
    expect(await traces()).toEqual(['pro_orders']);
    const orders = await app.database.db.select({ state: proOrders.state }).from(proOrders);
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['restricted']));

    await app.database.db.update(scans).set({ finishedAt: new Date(0) });
    const again = await app.search(['kontakt.de']);
    app.scanner.release();
    await app.untilEnded(again.jobId);
    expect(await app.database.db.$count(companies, eq(companies.host, 'kontakt.de'))).toBe(1);
    expect(await traces()).toEqual(['pro_orders']);
  });

  test.each(['kein-at', 'a@b.de,c@d.de'])('%s is no address', async (email) => {
    expect((await app.get(exportPath(email))).status).toBe(400);
    expect((await app.post('/gdpr/delete', { email })).status).toBe(400);
  });
});
