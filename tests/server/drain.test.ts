import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startServer } from '../support/server.ts';
import { callHeaders, databaseKinds } from './support/app.ts';
import { startPostgres } from './support/postgres.ts';

/** A foreign site that does not answer for its icon before it is told to. */
async function startHeldSite() {
  const asked = Promise.withResolvers<ServerResponse>();
  const site = createServer((request, response) => {
    if (request.url === '/favicon.ico') asked.resolve(response);
    else response.writeHead(404).end();
  });
  site.on('clientError', (_error, socket) => socket.destroy());
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return {
    port: (site.address() as AddressInfo).port,
    asked: asked.promise,
    close: () => {
      site.closeAllConnections();
      site.close();
    },
  };
}

async function untilRefused(url: string): Promise<void> {
  const takesCalls = () =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    );
  while (await takesCalls()) await sleep(20);
}

test('a call under way is answered before the server ends, and no new one is taken', async () => {
  const site = await startHeldSite();
  const server = await startServer({ farmPort: site.port });
  const call = fetch(`${server.url}/api/companies/check-favicon?url=https://langsam.de`);
  const response = await site.asked;

  const ended = server.stop();
  await untilRefused(server.url);
  response.writeHead(200, { 'content-type': 'image/gif' }).end('GIF89a');
  const answer = await call;
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('GIF89a');
  expect(await ended).toBe(0);
  site.close();
}, 180_000);

describe.each(databaseKinds.filter((kind) => kind === 'PostgreSQL'))('on a %s that stands still', () => {
  test('a server with calls that nothing ends goes all the same, and says so', async () => {
    const postgres = await startPostgres();
    const server = await startServer({ env: { DATABASE_URL: postgres.url } });
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query('begin');
    await client.query('lock table jobs in access exclusive mode');
    const body = JSON.stringify({ urls: ['firma.de'], captchaToken: '' });
    const call = fetch(`${server.url}/api/search`, { method: 'POST', headers: callHeaders, body });
    const refused = expect(call).rejects.toThrow();
    const waiting = "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(async () => (await client.query(waiting)).rows[0].count).toBeGreaterThan(0);

    expect(await server.stop()).toBe(1);
    expect(server.output()).toContain('work under way was left');
    await refused;
    await client.query('rollback');
    expect((await client.query('select count(*)::int as count from jobs')).rows).toEqual([{ count: 0 }]);
    await client.end();
    await postgres.stop();
  }, 180_000);
});
