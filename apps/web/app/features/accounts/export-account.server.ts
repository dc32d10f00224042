import { makeZip } from 'client-zip';
import type { AccountData } from '~/services/account-data.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import type { Services } from '~/services/services.server.ts';
import { StorageError } from '~/services/storage/storage.server.ts';
import { ownFiles } from './own-files.server.ts';

interface ExportAccount {
  services: Pick<Services, 'db' | 'storage' | 'limits' | 'log'>;
  userId: string;
  /** What every feature holds of a person (`registry.server.ts`). */
  accountData: readonly AccountData[];
}

/**
 * Everything that we hold of a person as a ZIP: `data.json` and their files (UU PDP 27/2022, articles 7 and 13). Files are
 * read one after another as the answer leaves, so nothing large stands in memory.
 * @throws AppError too_many
 */
export async function exportAccount({
  services,
  userId,
  accountData,
}: ExportAccount): Promise<ReadableStream<Uint8Array>> {
  const { limits } = services;
  await limits.enforce('export-user', userId);
  logSecurity(services.log, 'account_exported', { user: userId });
  return archiveOf({ services, userId, accountData });
}

/** The archive itself: the limit and the note of who takes it are the caller's. */
export async function archiveOf({
  services: { db, storage },
  userId,
  accountData,
}: Omit<ExportAccount, 'services'> & { services: Pick<Services, 'db' | 'storage'> }) {
  const data = await collectData({ db }, userId, accountData);
  const files = await ownFiles(db, userId, accountData);

  async function* entries() {
    const at = new Date();
    yield { name: 'setapak/data.json', lastModified: at, input: JSON.stringify(data, undefined, 2) };
    for (const { key, path } of files) {
      if (path === null) continue;
      const input = await storage.getBytes(key).catch(missing);
      if (input) yield { name: `setapak/${path}`, lastModified: at, input };
    }
  }
  return makeZip(entries());
}

/** The rows of a person in every table that has any, as the features name them. */
export async function collectData(
  { db }: Pick<Services, 'db'>,
  userId: string,
  accountData: readonly AccountData[],
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { exportedAt: new Date() };
  for (const { rows } of accountData) Object.assign(data, await rows?.(db, userId));
  return data;
}

function missing(error: unknown): null {
  if (error instanceof StorageError && error.code === 'not_found') return null;
  throw error;
}
