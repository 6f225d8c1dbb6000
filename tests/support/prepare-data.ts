import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/open.ts';
import { startQueue } from '../../server/jobs/queue.ts';
import { createLog } from '../../server/log.ts';

/** Variable that tells a run's processes where its prepared data folder is. */
const PREPARED = 'PREPARED_DATA_DIR';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'firmenlupe-'));

/**
 * Set-up of a whole run: an empty embedded database, migrated and with its queues. To make one takes seconds of
 * processor time, to copy it a fraction of one. Returns how to take it away.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await emptyFolder();
  const log = createLog('silent');
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log);
  const queue = await startQueue(database, log);
  await queue.stop(1_000);
  await database.close();
  process.env[PREPARED] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** A new data folder in the system's temporary one, with an empty database where the run has prepared one. */
export async function newDataDir(): Promise<string> {
  const folder = await emptyFolder();
  const prepared = process.env[PREPARED];
  if (prepared) await cp(prepared, folder, { recursive: true });
  return folder;
}
