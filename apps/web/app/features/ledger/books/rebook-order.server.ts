import { createHash } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db, DbOrTx } from '~/services/db/db.server.ts';
import { ledgerFault, ledgerTransaction } from '~/services/db/ledger-schema.ts';
import { order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { describeFault } from './check-ledger.server.ts';
import { findFaultsOfOrder, type LedgerFault } from './find-faults.server.ts';
import { entriesToPost } from './post-order.server.ts';
import { writeEntries, type NewEntry } from './write-entries.server.ts';

/** What booking an order anew would write, and what differs now. Nothing is written yet. @throws AppError not_found */
export async function previewRebooking(db: Db, orderId: string): Promise<Rebooking> {
  const [found] = await db.select({ id: order.id }).from(order).where(eq(order.id, orderId));
  if (!found) throw new AppError('not_found');
  const faults = await findFaultsOfOrder(db, orderId);
  let entries: NewEntry[] = [];
  const undo = new Error('a preview is rolled back');
  // A first booking also fixes what the gateway keeps (`feeOf`): not yet.
  const tried = db.transaction(async (tx) => {
    entries = await entriesOf(tx, orderId, new Date());
    throw undo;
  });
  await tried.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  const shown = entries.map(({ kind, key, lines }) => ({ kind, key, lines }));
  return { entries: shown, faults, seen: nameOf(entries) };
}

export interface Rebooking {
  entries: Pick<NewEntry, 'kind' | 'key' | 'lines'>[];
  faults: LedgerFault[];
  /** Names these entries. */
  seen: string;
}

interface RebookOrder {
  /** Inside the transaction that also writes down who asked for it, and why. */
  tx: DbOrTx;
  orderId: string;
  /** What the operator agreed to (`previewRebooking`). */
  seen: string;
  now?: Date;
}

/**
 * Brings the ledger to what became of an order, by entries over the difference: the ones that are there stay. What is wrong with the order
 * itself is not found this way, so an operator sees the entries first and agrees to these alone.
 * @returns how many entries it wrote, and how much of the order still differs @throws AppError not_found, done_meanwhile
 */
export async function rebookOrder({ tx, orderId, seen, now = new Date() }: RebookOrder) {
  const [locked] = await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update');
  if (!locked) throw new AppError('not_found');
  const entries = await entriesOf(tx, orderId, now);
  if (entries.length === 0 || nameOf(entries) !== seen) throw new AppError('done_meanwhile');
  await writeEntries(tx, entries);
  const left = (await findFaultsOfOrder(tx, orderId)).map(describeFault);
  const keys = left.map(({ key }) => key);
  const kinds = ['charge', 'fee', 'refund', 'division', 'share'];
  await tx
    .delete(ledgerFault)
    .where(
      and(
        eq(ledgerFault.orderId, orderId),
        inArray(ledgerFault.kind, kinds),
        keys.length > 0 ? notInArray(ledgerFault.key, keys) : undefined,
      ),
    );
  for (const { key, detail, amount } of left)
    await tx.update(ledgerFault).set({ detail, amount }).where(eq(ledgerFault.key, key));
  return { entries: entries.length, left: left.length };
}

/** An order of which nothing is booked was paid before there was a ledger: its entries bear the days on which it happened. */
async function entriesOf(db: DbOrTx, orderId: string, now: Date): Promise<NewEntry[]> {
  const booked = await db.$count(ledgerTransaction, eq(ledgerTransaction.orderId, orderId));
  return entriesToPost(db, { orderId, now, backdated: booked === 0 });
}

function nameOf(entries: readonly NewEntry[]): string {
  const said = entries.map(({ key, lines }) => [key, lines]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}
