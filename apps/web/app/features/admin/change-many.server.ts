import type { Db } from '~/services/db/db.server.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { AppError } from '~/services/error.ts';
import type { AdminResource } from './admin-resource.server.ts';
import { PAGE_SIZE } from './list-records.server.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';

interface ChangeMany {
  db: Db;
  actor: Actor;
  resource: AdminResource;
  ids: readonly string[];
  action: string;
}

/**
 * Does one thing to several records, all of them or none, each with its own line in the audit.
 * @returns how many there were @throws AppError not_found, invalid (none, or more than a page)
 */
export async function changeMany({ db, actor, resource, ids, action }: ChangeMany): Promise<number> {
  const { bulk, applyBulk, name } = resource;
  if (!applyBulk || !bulk?.some(({ value }) => value === action)) throw new AppError('not_found');
  // In one order, so that two operators do not wait for each other.
  const wanted = [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1));
  if (wanted.length === 0 || wanted.length > PAGE_SIZE) throw new AppError('invalid');
  await db.transaction(async (tx) => {
    for (const id of wanted) {
      await lockRecord(tx, name, id);
      const before = await resource.load(tx, id);
      if (!before) throw new AppError('not_found');
      await applyBulk.call(resource, { tx, id, action });
      const after = await resource.load(tx, id);
      await recordAudit({ tx, actor, action: 'update', resource: name, recordId: id, before, after });
    }
  });
  return wanted.length;
}
