import { Readable } from 'node:stream';
import { AppError } from '../error.ts';
import type { Log } from '../log/log.server.ts';
import type { FilePrefix, Storage } from '../storage/storage.server.ts';
import { scanWithClamd, type Clamd } from './clamd.server.ts';

/** Files that are kept as a stranger sent them; pictures are drawn anew and need no scanner. */
const FROM_STRANGERS = new Set<FilePrefix>(['cv', 'ats', 'profile-cv', 'review', 'application']);

/**
 * A storage that lets clamd look at every file of a stranger before its key is known to anybody.
 * `put` throws AppError infected, and busy where the scanner does not answer; nothing of the file is left then.
 */
export function scannedStorage(storage: Storage, clamd: Clamd, log: Pick<Log, 'warn' | 'error'>): Storage {
  async function scan(content: Readable): Promise<void> {
    const virus = await scanWithClamd(content, clamd).catch((error: unknown) => {
      log.error({ err: error }, 'a file could not be scanned');
      throw new AppError('busy', { retryAfter: 30 });
    });
    if (virus === null) return;
    log.warn({ virus }, 'an infected file was refused');
    throw new AppError('infected');
  }

  return {
    ...storage,
    async put(prefix, content, options) {
      if (!FROM_STRANGERS.has(prefix)) return storage.put(prefix, content, options);
      const known = content instanceof Uint8Array;
      if (known) await scan(Readable.from([content]));
      const stored = await storage.put(prefix, content, options);
      try {
        if (!known) await scan(await storage.getStream(stored.key));
        return stored;
      } catch (error) {
        // No row names it, so the job that looks for such files finds what could not be removed.
        await storage.remove(stored.key).catch((err: unknown) => log.error({ err }, 'a refused file stays'));
        throw error;
      }
    },
  };
}
