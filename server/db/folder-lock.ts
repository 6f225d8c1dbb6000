import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in the data folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Keeps other processes out of a data folder: two PGlite processes on one folder lose rows without a word.
 * The lock is an exclusive SQLite transaction, because the system frees it at once even after SIGKILL.
 * @returns the function that frees the lock
 * @throws FolderInUseError when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new FolderInUseError(
      `DATA_DIR ${folder} is in use by another server; stop that one first, or set another DATA_DIR or a DATABASE_URL`,
      { cause: error },
    );
  }
  return () => lock.close();
}
