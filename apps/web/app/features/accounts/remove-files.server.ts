import { StorageError } from '~/services/storage/storage.server.ts';
import type { Services } from '~/services/services.server.ts';

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
