import { desc, eq, getTableColumns, gt, and, lte, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deletedRecord } from '~/services/db/admin-schema.ts';
import type { Db, DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { AdminResource } from './admin-resource.server.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';

const DAY_MS = 86_400_000;
/** So long it can be put back; a job forgets it then. */
const RESTORE_DAYS = 30;
const SHOWN = 5;

interface OfRecord {
  db: Db;
  actor: Actor;
  resource: AdminResource;
}

/**
 * Deletes a record to which nothing points, and keeps it for some weeks as it was.
 * @returns by what it can be put back @throws AppError not_found, in_use
 */
export async function removeRecord({ db, actor, resource, id }: OfRecord & { id: string }): Promise<string> {
  const { removal, name } = resource;
  if (!removal) throw new AppError('not_found');
  const { table } = removal;
  return db.transaction(async (tx) => {
    const before = await resource.load(tx, id);
    const [row] = (await tx.select().from(table).where(removal.row(id)).for('update')) as Row[];
    if (!before || !row) throw new AppError('not_found');
    if (await removal.isPointedAt(tx, id)) throw new AppError('in_use');
    const kept = newId();
    const photoUrl = removal.picture === undefined ? null : (row[removal.picture] as string | null);
    await tx
      .insert(deletedRecord)
      .values({ id: kept, resource: name, recordId: id, row, photoUrl, actorEmail: actor.email });
    await deleteRow(tx, table, removal.row(id));
    await recordAudit({ tx, actor, action: 'remove', resource: name, recordId: id, before, after: null });
    return kept;
  });
}

/** Puts a record back as it was. @throws AppError not_found; taken, where another has its place by now */
export async function restoreRecord({
  db,
  actor,
  resource,
  kept,
}: OfRecord & { kept: string }): Promise<string> {
  const { removal, name } = resource;
  if (!removal) throw new AppError('not_found');
  return db.transaction(async (tx) => {
    const [found] = await tx
      .delete(deletedRecord)
      .where(and(eq(deletedRecord.id, kept), eq(deletedRecord.resource, name)))
      .returning();
    if (!found) throw new AppError('not_found');
    const { recordId } = found;
    const written = (await tx
      .insert(removal.table)
      .values(revived(removal.table, found.row))
      .onConflictDoNothing()
      .returning()) as unknown[];
    if (written.length === 0) throw new AppError('taken');
    await removal.restored?.(tx, recordId);
    const after = await resource.load(tx, recordId);
    await recordAudit({ tx, actor, action: 'restore', resource: name, recordId, before: null, after });
    return recordId;
  });
}

/** What was deleted of a noun lately. */
export async function listRemoved(db: DbOrTx, resource: AdminResource, now = new Date()) {
  if (!resource.removal) return [];
  const since = new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
  const found = await db
    .select()
    .from(deletedRecord)
    .where(and(eq(deletedRecord.resource, resource.name), gt(deletedRecord.createdAt, since)))
    .orderBy(desc(deletedRecord.createdAt))
    .limit(SHOWN);
  return found.map(({ id, recordId, row, actorEmail, createdAt }) => ({
    id,
    label: labelOf(row) ?? recordId,
    actorEmail,
    createdAt,
  }));
}

/** Job: forgets what can no longer be put back. */
export async function forgetRemoved(db: Db, now = new Date()): Promise<void> {
  await db
    .delete(deletedRecord)
    .where(lte(deletedRecord.createdAt, new Date(now.getTime() - RESTORE_DAYS * DAY_MS)));
}

type Row = Record<string, unknown>;

function labelOf(row: Row): string | undefined {
  return [row['name'], row['title'], row['code'], row['paymentType']].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** As JSON keeps it moments are text; the table wants them as moments. */
function revived(table: PgTable, row: Row): Row {
  const columns = getTableColumns(table);
  const values = Object.entries(row).filter(([name]) => name in columns);
  return Object.fromEntries(
    values.map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

async function deleteRow(tx: DbOrTx, table: PgTable, where: SQL | undefined): Promise<void> {
  // Without a condition it would be the whole table.
  if (!where) throw new AppError('not_found');
  await tx.delete(table).where(where);
}
