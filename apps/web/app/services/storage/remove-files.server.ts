import type { DbOrTx } from '../db/db.server.ts';
import type { Services } from '../services.server.ts';
import { StorageError } from './error.ts';

/** A job takes so many keys at most. */
const KEYS_A_JOB = 500;

/**
 * Has files removed once the transaction is committed, by a job that runs again until they are gone: so a crash leaves no
 * orphans, and a rollback no row without its file.
 */
export async function removeLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: DbOrTx,
  keys: readonly (string | null | undefined)[],
): Promise<void> {
  const there = keys.filter((key) => typeof key === 'string');
  for (let at = 0; at < there.length; at += KEYS_A_JOB)
    await jobs.enqueue(tx, 'remove-files', { keys: there.slice(at, at + KEYS_A_JOB) });
}

/**
 * Writes the row that names a file just stored; where that fails, or nothing is written (`false`), the file is removed again.
 * @param key of the file, if there is one
 * @throws what `write` throws
 */
export async function writeOrRemove<T>(
  storage: Services['storage'],
  key: string | null | undefined,
  write: () => Promise<T>,
): Promise<T> {
  const remove = async () => key && storage.remove(key).catch(() => undefined);
  try {
    const written = await write();
    if (written === false) await remove();
    return written;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Job: removes files that nothing names any more. Runs again until all are gone. */
export async function removeFiles({ storage }: Pick<Services, 'storage'>, keys: readonly string[]) {
  for (const key of keys) {
    try {
      await storage.remove(key);
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'bad_key') throw error;
    }
  }
}
