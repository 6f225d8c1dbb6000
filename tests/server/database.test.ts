import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobs } from '../../server/db/schema.ts';

const fdatasync = vi.hoisted(() => vi.fn());
vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof import('node:fs')>();
  fdatasync.mockImplementation(actual.fdatasyncSync);
  return { ...actual, fdatasyncSync: fdatasync };
});

const { openPglite } = await import('../../server/db/pglite.ts');
const { FolderInUseError } = await import('../../server/db/folder-lock.ts');

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'firmenlupe-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('syncs every commit to the disk before it is acknowledged', async () => {
    const database = await openPglite(dataDir);
    for (let round = 0; round < 3; round += 1) {
      fdatasync.mockClear();
      await database.db.insert(jobs).values({ id: crypto.randomUUID(), state: 'queued', createdAt: new Date() });
      expect(fdatasync).toHaveBeenCalled();
    }
    const settings = await database.db.execute(sql`select current_setting('fsync') as fsync`);
    expect(settings.rows).toEqual([{ fsync: 'on' }]);
    await database.close();
  });

  test('opens a folder for one process at a time, and again after the first has closed it', async () => {
    const first = await openPglite(dataDir);
    await expect(openPglite(dataDir)).rejects.toThrow(FolderInUseError);
    await expect(openPglite(dataDir)).rejects.toThrow(dataDir);
    const id = crypto.randomUUID();
    await first.db.insert(jobs).values({ id, state: 'queued', createdAt: new Date() });
    await first.close();

    const second = await openPglite(dataDir);
    expect(await second.db.select({ id: jobs.id }).from(jobs)).toEqual([{ id }]);
    await second.close();
  });
});
