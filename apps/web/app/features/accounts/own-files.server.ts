import type { AccountData } from '~/services/account-data.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';

interface StoredFile {
  key: string;
  /** Its place in the archive of somebody's data; null for what is not yet theirs to see. */
  path: string | null;
}

/** Every file that belongs to a person, as the features name them. */
export async function ownFiles(
  db: DbOrTx,
  userId: string,
  accountData: readonly AccountData[],
): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for (const { files } of accountData)
    for (const { key, path } of (await files?.(db, userId)) ?? []) if (key) found.push({ key, path });
  return found;
}
