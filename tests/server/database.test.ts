import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobSites, jobs } from '../../server/db/schema.ts';
import { databaseKinds, openTestDatabase } from './support/app.ts';

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

describe.each(databaseKinds)('%s', (kind) => {
  test('does not read a whole table for each row that refers to it, though it was small when last counted', async () => {
    const database = await openTestDatabase(kind);
    const { db } = database;
    const enter = async (count: number) => {
      const ids = Array.from({ length: count }, () => crypto.randomUUID());
      await db.insert(jobs).values(ids.map((id) => ({ id, state: 'queued' as const, createdAt: new Date() })));
      await db
        .insert(jobSites)
        .values(ids.map((jobId) => ({ jobId, ordinal: 0, url: 'firma.de', state: 'waiting' as const })));
    };
    const rowsRead = async () => {
      await db.execute(sql`select pg_stat_force_next_flush()`);
      const { rows } = await db.execute(sql`select seq_tup_read::int as read from pg_stat_user_tables
        where relname = 'jobs'`);
      return rows as { read: number }[];
    };
    await db.execute(sql`vacuum analyze`);
    await enter(20);
    const before = await rowsRead();
    await enter(1_000);
    await enter(1_000);
    expect(await rowsRead()).toEqual(before);
    await database.close();
  });
});
