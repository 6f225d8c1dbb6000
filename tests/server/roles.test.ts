import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { startFarm } from '../support/farm/farm.ts';
import { startServer } from '../support/server.ts';
import { databaseKinds } from './support/app.ts';
import { startSlowScan, untilEnded } from './support/interrupted-scan.ts';
import { startPostgres } from './support/postgres.ts';

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

      const jobId = await startSlowScan(web, farm);
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
