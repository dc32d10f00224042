import { and, desc, eq } from 'drizzle-orm';
import { adminAudit } from '~/services/db/admin-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { AppError } from '~/services/error.ts';

/**
 * Does what a press of a form asks for, unless the same press did it already: a second click, a reload of its answer. What it does
 * writes an audit of that id (`recordAudit`).
 */
export async function unlessDone(
  tx: DbOrTx,
  pressed: string | undefined,
  work: () => Promise<unknown>,
): Promise<void> {
  if (pressed !== undefined) {
    await lockRecord(tx, 'press', pressed);
    if (await wasDone(tx, pressed)) return;
  }
  await work();
}

/** Whether a press was answered before. */
export async function wasDone(tx: DbOrTx, pressed: string): Promise<boolean> {
  return (await tx.$count(adminAudit, eq(adminAudit.id, pressed))) > 0;
}

interface RecordRef {
  resource: string;
  recordId: string;
}

/** The last thing that operators did to a record, by the id of its audit; empty where there is none. */
export async function lastDoneTo(db: DbOrTx, { resource, recordId }: RecordRef): Promise<string> {
  const [last] = await db
    .select({ id: adminAudit.id })
    .from(adminAudit)
    .where(and(eq(adminAudit.resource, resource), eq(adminAudit.recordId, recordId)))
    .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
    .limit(1);
  return last?.id ?? '';
}

/**
 * Refuses what gives something away when the page that asks for it does not show what was done since: a second press whose first
 * answer was lost, a second window, another operator. Holds the record for the rest of the transaction.
 * @param seen what the page knew (`lastDoneTo`); not looked at where there was no page
 * @throws AppError done_meanwhile
 */
export async function requireNothingSince(
  tx: DbOrTx,
  { seen, ...record }: RecordRef & { seen: string | undefined },
): Promise<void> {
  await lockRecord(tx, record.resource, record.recordId);
  if (seen !== undefined && (await lastDoneTo(tx, record)) !== seen) throw new AppError('done_meanwhile');
}
