import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '../db/db.server.ts';
import type { Services } from '../services.server.ts';
import { fileColumns } from './file-columns.ts';
import { pictureAddress, pictureKey } from './picture-address.ts';

/** What is younger may belong to an upload or a job that has not written its row yet; the longest of them takes minutes. */
const YOUNG_MS = 24 * 3_600_000;

interface RemoveOrphans {
  services: Pick<Services, 'db' | 'storage' | 'log'>;
  now?: Date;
}

/** Job: removes stored files that no row names and that are older than a day, as crashes leave them behind. @returns how many */
export async function removeOrphans({ services, now = new Date() }: RemoveOrphans): Promise<number> {
  const { db, storage, log } = services;
  const before = new Date(now.getTime() - YOUNG_MS);
  let removed = 0;
  for await (const page of storage.pages()) {
    const named = await namedOf(db, page);
    for (const key of page.filter((one) => !named.has(one))) {
      const modifiedAt = await storage.modifiedAt(key);
      if (!modifiedAt || modifiedAt > before) continue;
      await storage.remove(key);
      removed += 1;
    }
  }
  if (removed > 0) log.warn({ removed }, 'files that nothing named were removed');
  return removed;
}

/** Which of these keys a row names. */
async function namedOf(db: DbOrTx, keys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { column, isAddress } of fileColumns) {
    const values = isAddress ? keys.map((key) => pictureAddress(key)) : [...keys];
    const rows = await db.select({ value: column }).from(column.table).where(inArray(column, values));
    for (const { value } of rows) named.add(String(isAddress ? pictureKey(value) : value));
  }
  return named;
}
