import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../server/db/pglite.ts';
import { jobs, outbox } from '../../server/db/schema.ts';
import { sendDueMails } from '../../server/mail/sender.ts';
import { createFileTransport } from '../../server/mail/transport.ts';
import { createHasher } from '../../server/people/hasher.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { callHeaders, quietLog } from './support/app.ts';

const crashes = 3;
const visitors = 10;
const callsPerCrash = 60;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firmenlupe-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

// Nobody listens there: every scan fails at once.
const start = () => startServer({ dataDir, env: { SCAN_CONNECT_TO: '127.0.0.1:1' } });

const post = async (server: TestServer, path: string, body: object): Promise<unknown> => {
  const request = { method: 'POST', headers: callHeaders, body: JSON.stringify(body) };
  const response = await fetch(`${server.url}/api${path}`, request);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
};

/** Visitors who search and subscribe in turn until the server dies; what was accepted is noted. */
async function callUntilCrash(server: TestServer, crash: number, accepted: { jobs: string[]; emails: string[] }) {
  let number = 0;
  const visit = async () => {
    while (number < callsPerCrash) {
      number += 1;
      const name = `besuch-${crash}-${number}`;
      if (number % 2 === 0) {
        const email = `${name}@firma.example`;
        await post(server, '/newsletter/subscribe', { email });
        accepted.emails.push(email);
      } else {
        const answer = await post(server, '/search', { urls: [`${name}.de`], captchaToken: '' });
        accepted.jobs.push((answer as { jobId: string }).jobId);
      }
    }
  };
  const visits = Promise.allSettled(Array.from({ length: visitors }, visit));
  const calls = () => accepted.jobs.length + accepted.emails.length;
  const before = calls();
  const point = before + Math.ceil(Math.random() * (callsPerCrash - visitors));
  while (calls() < point) await sleep(1);
  await server.kill9();
  await visits;
}

const recipients = async () => {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]).toSorted();
};

test('what was accepted before kill -9 is there afterwards, each mail once', async () => {
  const accepted = { jobs: [] as string[], emails: [] as string[] };
  for (let crash = 0; crash < crashes; crash += 1) await callUntilCrash(await start(), crash, accepted);

  const database = await openPglite(dataDir);
  const { db } = database;
  const stored = await db.select({ id: jobs.id }).from(jobs);
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(accepted.jobs));

  const room = { db, hasher: await createHasher(db), publicUrl: 'https://firmenlupe.example' };
  const transport = createFileTransport(join(dataDir, 'outbox'), 'post@firmenlupe.example');
  const isOpen = inArray(outbox.state, ['waiting', 'sending']);
  while ((await db.$count(outbox, isOpen)) > 0) {
    // A mail that was being sent when the server died counts as lost after a while only.
    await db
      .update(outbox)
      .set({ dueAt: new Date(0) })
      .where(isOpen);
    await sendDueMails({ room, transport, log: quietLog });
  }
  await database.close();
  // Of the calls without an answer some were stored, too.
  const sent = await recipients();
  expect(sent).toEqual(expect.arrayContaining(accepted.emails));
  expect(sent).toEqual([...new Set(sent)]);
}, 300_000);
