import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Report } from '../../contract/report.ts';
import { SearchAnswer } from '../../contract/search.ts';
import { type Farm, startFarm } from '../support/farm/farm.ts';
import { sites } from '../support/farm/sites.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { callHeaders, databaseKinds } from './support/app.ts';
import { startPostgres } from './support/postgres.ts';

const slowHost = 'geduld-druckerei.de';
const slowSite = sites.find((site) => site.hosts.includes(slowHost));

const search = async (server: TestServer, urls: string[]) => {
  const body = JSON.stringify({ urls, captchaToken: '' });
  const response = await fetch(`${server.url}/api/search`, { method: 'POST', headers: callHeaders, body });
  return v.parse(SearchAnswer, await response.json()).jobId;
};

const readReport = async (server: TestServer, jobId: string) =>
  v.parse(Report, await (await fetch(`${server.url}/api/report/${jobId}`)).json());

const untilEnded = async (server: TestServer, jobId: string) => {
  for (;;) {
    const report = await readReport(server, jobId);
    if (report.status !== 'queued' && report.status !== 'running') return report;
    await sleep(100);
  }
};

/** Runs the server's program to its end. */
const runServer = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['server/main.ts'], { env: { PATH: process.env.PATH, ...env } });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code] = await once(child, 'exit');
  return { code, stderr };
};

describe('the server as a process', () => {
  let farm: Farm;
  let dataDir: string;
  beforeAll(async () => {
    farm = await startFarm();
  });
  afterAll(() => farm.close());
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'firmenlupe-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const interruptedScan = async (server: TestServer) => {
    const before = farm.requests.length;
    const jobId = await search(server, [slowHost]);
    await expect
      .poll(() => farm.requests.slice(before).filter(({ host }) => host === slowHost).length, { timeout: 10_000 })
      .toBeGreaterThan(1);
    expect((await readReport(server, jobId)).status).toBe('running');
    return jobId;
  };

  test('a job survives kill -9 in the middle of its scan', async () => {
    const first = await startServer({ farmPort: farm.port, dataDir });
    const jobId = await interruptedScan(first);
    await first.kill9();

    const second = await startServer({ farmPort: farm.port, dataDir });
    const report = await untilEnded(second, jobId);
    expect(report.status).toBe('ready');
    expect(slowSite?.expected.outcome).toBe('found');
    expect(report.raw_json.companies.map((company) => company.company_name)).toEqual(['Druckerei Geduld GmbH']);
    await second.stop();
  }, 180_000);

  test('a server that is asked to end does so with a job under way, which the next one finishes', async () => {
    const first = await startServer({ farmPort: farm.port, dataDir });
    const jobId = await interruptedScan(first);
    expect(await first.stop()).toBe(0);
    expect(first.output()).not.toContain('"level":50');

    const second = await startServer({ farmPort: farm.port, dataDir });
    expect((await untilEnded(second, jobId)).status).toBe('ready');
    await second.stop();
  }, 180_000);

  test('a second server on the same data refuses to start and says why', async () => {
    const first = await startServer({ dataDir });
    const second = await runServer({ PORT: '0', DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.stderr).toBe(
      `DATA_DIR ${dataDir} is in use by another server; stop that one first, or set another DATA_DIR or a DATABASE_URL\n`,
    );
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    await first.stop();
  }, 180_000);

  test.each([
    [{ PORT: 'eighty' }, /^PORT must be [^\n]+\n$/],
    [{ ROLE: 'worker' }, /^DATABASE_URL must be set [^\n]+\n$/],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, /^RECAPTCHA_SECRET_KEY must be set [^\n]+\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The server could not be started: [^\n]+\n$/],
  ])(
    '%o stops the start with one line',
    async (env, line) => {
      const { code, stderr } = await runServer(env);
      expect(code).toBe(1);
      expect(stderr).toMatch(line);
    },
    180_000,
  );
});

describe.each(databaseKinds.filter((kind) => kind === 'PostgreSQL'))(
  'web server and worker as two processes on %s',
  () => {
    const workers: ChildProcess[] = [];
    const startWorkerProcess = async (env: Record<string, string>) => {
      const child = spawn(process.execPath, ['scripts/worker.ts'], { env: { PATH: process.env.PATH, ...env } });
      workers.push(child);
      const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
      return { child, line };
    };
    afterAll(() => {
      for (const worker of workers) worker.kill('SIGKILL');
    });

    test('share a PostgreSQL; a killed worker is replaced by the next', async () => {
      const postgres = await startPostgres();
      const farm = await startFarm();
      const shared = { DATABASE_URL: postgres.url };
      const web = await startServer({ farmPort: farm.port, env: { ...shared, ROLE: 'web' } });
      const workerEnv = { ...shared, LOG_LEVEL: 'fatal', SCAN_CONNECT_TO: `127.0.0.1:${farm.port}` };
      const first = await startWorkerProcess(workerEnv);
      expect(first.line).toBe('ready: worker\n');

      const jobId = await search(web, [slowHost]);
      await expect.poll(() => farm.requests.length, { timeout: 10_000 }).toBeGreaterThan(1);
      first.child.kill('SIGKILL');
      const second = await startWorkerProcess(workerEnv);
      expect((await untilEnded(web, jobId)).status).toBe('ready');

      second.child.kill('SIGTERM');
      expect(await once(second.child, 'exit')).toEqual([0, null]);
      await web.stop();
      await farm.close();
      await postgres.stop();
    }, 180_000);
  },
);
