import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, describe, expect } from 'vitest';
import { type Farm, startFarm } from '../support/farm/farm.ts';
import { newDataDir } from '../support/prepare-data.ts';
import { startServer } from '../support/server.ts';
import { slowSite, startSlowScan, untilEnded } from './support/interrupted-scan.ts';

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

/** Each test has its own, since most of their time is waiting: they run side by side. */
const test = base.extend<{ farm: Farm; emptyDir: string; dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  farm: async ({}, use) => {
    const farm = await startFarm();
    await use(farm);
    await farm.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  emptyDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'firmenlupe-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  dataDir: async ({}, use) => {
    const folder = await newDataDir();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

describe.concurrent('the server as a process', { timeout: 180_000 }, () => {
  test('a job survives kill -9 in the middle of its scan', async ({ farm, emptyDir }) => {
    const first = await startServer({ farmPort: farm.port, dataDir: emptyDir });
    const jobId = await startSlowScan(first, farm);
    await first.kill9();

    const second = await startServer({ farmPort: farm.port, dataDir: emptyDir });
    const report = await untilEnded(second, jobId);
    expect(report.status).toBe('ready');
    expect(slowSite?.expected.outcome).toBe('found');
    expect(report.raw_json.companies.map((company) => company.company_name)).toEqual(['Druckerei Geduld GmbH']);
    await second.stop();
  });

  test('a server that is asked to end does so with a job under way, which the next one finishes', async ({
    farm,
    dataDir,
  }) => {
    const first = await startServer({ farmPort: farm.port, dataDir });
    const jobId = await startSlowScan(first, farm);
    expect(await first.stop()).toBe(0);
    expect(first.output()).not.toContain('"level":50');

    const second = await startServer({ farmPort: farm.port, dataDir });
    expect((await untilEnded(second, jobId)).status).toBe('ready');
    await second.stop();
  });

  test('a second server on the same data refuses to start and says why', async ({ dataDir }) => {
    const first = await startServer({ dataDir });
    const second = await runServer({ PORT: '0', DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.stderr).toBe(
      `DATA_DIR ${dataDir} is in use by another server; stop that one first, or set another DATA_DIR or a DATABASE_URL\n`,
    );
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    await first.stop();
  });

  test.for([
    [{ PORT: 'eighty' }, /^PORT must be [^\n]+\n$/],
    [{ ROLE: 'worker' }, /^DATABASE_URL must be set [^\n]+\n$/],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, /^RECAPTCHA_SECRET_KEY must be set [^\n]+\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The server could not be started: [^\n]+\n$/],
  ] as const)('%o stops the start with one line', async ([env, line]) => {
    const { code, stderr } = await runServer(env);
    expect(code).toBe(1);
    expect(stderr).toMatch(line);
  });
});
