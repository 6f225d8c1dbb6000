import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const binaries = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'];

/** Where PostgreSQL's programs are on this machine; undefined where it is not installed. */
const programs = binaries.find((folder) => existsSync(join(folder, 'postgres')));

/** Whether tests can have a PostgreSQL: a given one, or a cluster of their own. */
export const hasPostgres = process.env.DATABASE_URL_TEST !== undefined || programs !== undefined;

export interface TestPostgres {
  /** Connection string of a database of the test's own, empty. */
  url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

/** PostgreSQL refuses to run as root; its own account stands in. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries >= 100) throw error;
      await sleep(100);
    }
  }
}

/** A cluster of the test's own, which it may take down. */
export interface TestCluster extends TestPostgres {
  takeDown(): Promise<void>;
  bringBack(): Promise<void>;
}

/** Whether tests can have a cluster that they may take down. */
export const hasCluster = programs !== undefined;

export async function startCluster(): Promise<TestCluster> {
  if (!programs) throw new Error('No PostgreSQL on this machine');
  const as = account();
  const data = mkdtempSync(join(tmpdir(), 'firmenlupe-pg-'));
  if (as) chownSync(data, as.uid, as.gid);
  const setUp = ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'];
  execFileSync(join(programs, 'initdb'), setUp, { ...as, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['-p', String(port), '-k', data, '-h', '127.0.0.1', '-F'];
  const run = () => spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' });
  let server = run();
  await untilAnswers(url);
  const takeDown = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  return {
    url,
    takeDown,
    bringBack: async () => {
      server = run();
      await untilAnswers(url);
    },
    stop: async () => {
      await takeDown();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string): Promise<TestPostgres> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client(serverUrl);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`drop database ${name} with (force)`) };
}

/** An empty database: on the server of DATABASE_URL_TEST, else on a temporary cluster. */
export async function startPostgres(): Promise<TestPostgres> {
  if (process.env.DATABASE_URL_TEST !== undefined) return createDatabase(process.env.DATABASE_URL_TEST);
  return startCluster();
}
