import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { type Farm, startFarm } from '../support/farm/farm.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { callHeaders } from './support/app.ts';

const canary = 'kanarie-7f3a@muster.example';
const name = 'Kanarienvogelname';
const phone = '030 77112233';

describe('a canary address given to every form of a real server', () => {
  let farm: Farm;
  let server: TestServer;
  let jobId: string;
  let companyId: string;

  const get = (path: string, headers = {}) => fetch(`${server.url}/api${path}`, { headers });
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { ...callHeaders, ...headers },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    farm = await startFarm();
    server = await startServer({ farmPort: farm.port, env: { LOG_LEVEL: 'trace' } });
    const answer = await post('/search', { urls: ['kiesewetter-floristik.de'], captchaToken: '' });
    ({ jobId } = await answer.json());
    await vi.waitUntil(async () => (await (await get(`/search/status/${jobId}`)).json()).status === 'completed', {
      timeout: 20_000,
      interval: 200,
    });
    companyId = (await (await get('/companies')).json()).data[0].id;

    const address = `Weg 1, 12345 Ort, Tel. ${phone}`;
    const consents = { disclaimerAccepted: true, privacyAccepted: true };
    const given = [
      await post(`/report/${jobId}/lead`, { name, email: canary }),
      await post(`/report/${jobId}/notify`, { name, email: canary }),
      await post(`/report/${jobId}/pro`, { name, email: canary, company: name, address, ...consents }),
      await post('/newsletter/subscribe', { name, email: canary }),
      await post('/feedback', { report_id: jobId, rating: 5, message: `${name} ${canary}` }),
      await post('/gdpr/delete', { email: canary }),
      await get(`/gdpr/export/${canary}`),
    ];
    expect(given.map(({ status }) => status)).toEqual(given.map(() => 200));
    // The same refused, malformed and failing: errors must not repeat what was sent either.
    await post('/newsletter/subscribe', { name: [name], email: canary });
    await post('/gdpr/delete', { email: `${canary},${canary}` });
    await get(`/gdpr/export/${canary}`, { 'X-Data-Token': `export-${canary}` });
    await get(`/report/${canary}`);
    await post(`/report/${jobId}/lead`, { name: `${name}\u0000`, email: canary });
  }, 90_000);
  afterAll(async () => {
    await server.stop();
    await farm.close();
  });

  test('is in no answer to a GET', async () => {
    const fill = (path: string) =>
      path
        .replace('{jobId}', jobId)
        .replace('/companies/{id}', `/companies/${companyId}`)
        .replace('{id}', jobId)
        .replace('{slug}', 'agb')
        .replace('{email}', 'jemand@anders.example');
    const paths = Object.values(calls)
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => fill(path));
    for (const path of [...paths, `/companies?search=${name}`, '/openapi.json']) {
      const text = await (await get(path)).text();
      expect(text).not.toContain(canary);
      expect(text).not.toContain(name);
      expect(text).not.toContain(phone);
    }
  });

  test('is in no log line, at any level', async () => {
    await expect.poll(() => server.output()).toContain('"call":"exportData"');
    for (const secret of [canary, encodeURIComponent(canary), name, phone])
      expect(server.output()).not.toContain(secret);
  });

  test('gets its mails, and nobody else does', async () => {
    const folder = join(server.dataDir, 'outbox');
    const mails = async () => {
      const files = await readdir(folder).catch(() => []);
      return Promise.all(
        files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(folder, file), 'utf8')),
      );
    };
    const recipients = async () =>
      (await mails())
        .map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])
        // Another test asks for this one's data.
        .filter((to) => to !== 'jemand@anders.example')
        .toSorted();
    // Report ready, order confirmation, newsletter link, two data links; and the operator's notice.
    const expected = [...Array(5).fill(canary), 'operator@firmenlupe.invalid'];
    await expect.poll(recipients, { timeout: 10_000 }).toEqual(expected);
    for (const mail of await mails()) expect(/^Subject: .*$/m.exec(mail)?.[0]).not.toContain(name);
  });
});

describe('a mail server that refuses and repeats the address', () => {
  let smtp: SMTPServer;
  let server: TestServer;
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`<${address}> is unknown`), { responseCode: 550 })),
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const { port } = smtp.server.address() as AddressInfo;
    server = await startServer({ env: { LOG_LEVEL: 'trace', SMTP_URL: `smtp://127.0.0.1:${port}` } });
  }, 90_000);
  afterAll(async () => {
    await server.stop();
    smtp.close();
  });

  test('does not bring it into the log', async () => {
    const answer = await fetch(`${server.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: callHeaders,
      body: JSON.stringify({ email: canary, name }),
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => server.output(), { timeout: 15_000 }).toContain('"code":550');
    expect(server.output()).not.toContain(canary);
    expect(server.output()).not.toContain(name);
  });
});
