import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { ledgerLine, ledgerTransaction } from '~/services/db/ledger-schema.ts';
import { loadOrderFacts, type DatedFacts } from './load-order-facts.server.ts';
import { missingEntries, targetEntries, type Entry, type EntryRef } from './target-entries.ts';
import { writeEntries, type NewEntry } from './write-entries.server.ts';

interface PostOrder {
  orderId: string;
  now: Date;
  /** For orders from before there was a ledger: entries bear the day on which it happened. */
  backdated?: boolean;
}

/**
 * Brings the ledger to what became of an order, in the transaction in which it became so: payments, fees, refunds and the division
 * of what was earned. It books the difference to what is booked already, so any number of calls come to the same.
 * @returns how many entries it wrote
 */
export async function postOrder(tx: DbOrTx, order: PostOrder): Promise<number> {
  const entries = await entriesToPost(tx, order);
  await writeEntries(tx, entries);
  return entries.length;
}

/** What `postOrder` would write now. */
export async function entriesToPost(
  tx: DbOrTx,
  { orderId, now, backdated = false }: PostOrder,
): Promise<NewEntry[]> {
  const facts = await loadOrderFacts(tx, orderId);
  if (!facts) return [];
  const { differenceOrderId } = facts;
  // Orders are locked before mentors are, so that nobody waits in a circle.
  const other = differenceOrderId && (await loadOrderFacts(tx, differenceOrderId));
  const entries = await newEntries(tx, orderId, facts, backdated ? undefined : now);
  if (differenceOrderId && other)
    entries.push(...(await newEntries(tx, differenceOrderId, other, backdated ? undefined : now)));
  return entries;
}

/** @param at undefined: each bears its own day */
async function newEntries(
  tx: DbOrTx,
  orderId: string,
  facts: DatedFacts,
  at: Date | undefined,
): Promise<NewEntry[]> {
  const booked = await loadBooked(tx, orderId);
  const countOf = (ref: EntryRef) => booked.filter((entry) => isSameRef(entry, ref)).length;
  return missingEntries(targetEntries(facts), booked).map(({ kind, paymentId, refundId, lines }) => {
    const ref = { kind, paymentId, refundId };
    const key = `${kind}:${refundId ?? paymentId ?? orderId}:${countOf(ref) + 1}`;
    return { ...ref, key, orderId, at: at ?? momentOf(ref, facts) ?? new Date(), lines };
  });
}

/**
 * A session's outcome is settled: its money is divided between mentor and us. Call it in the transaction that writes the
 * outcome, and again where an outcome is taken back: the division then is, too.
 */
export async function recordSessionHeld(
  tx: DbOrTx,
  { orderId, now = new Date() }: { orderId: string; now?: Date },
): Promise<void> {
  await postOrder(tx, { orderId, now });
}

const ORDER_KINDS = ['charge', 'fee', 'share', 'refund', 'chargeback'] as const;

/** What the ledger holds of an order; what operators entered stays out of it. */
async function loadBooked(tx: DbOrTx, orderId: string): Promise<(Entry & { id: number })[]> {
  const rows = await tx
    .select({ entry: ledgerTransaction, line: ledgerLine })
    .from(ledgerTransaction)
    .innerJoin(ledgerLine, eq(ledgerLine.transactionId, ledgerTransaction.id))
    .where(and(eq(ledgerTransaction.orderId, orderId), inArray(ledgerTransaction.kind, [...ORDER_KINDS])))
    .orderBy(asc(ledgerTransaction.id));
  const entries = new Map<number, Entry & { id: number }>();
  for (const { entry, line } of rows) {
    const { id, kind, paymentId, refundId } = entry;
    const known = entries.get(id) ?? { id, kind, paymentId, refundId, lines: [] };
    entries.set(id, known);
    known.lines.push({ account: line.account, mentorId: line.mentorId, amount: line.amount });
  }
  return [...entries.values()];
}

function isSameRef(one: EntryRef, other: EntryRef): boolean {
  return one.kind === other.kind && one.paymentId === other.paymentId && one.refundId === other.refundId;
}

function momentOf({ kind, paymentId, refundId }: EntryRef, facts: DatedFacts): Date | null {
  if (kind === 'share') return facts.earnedAt;
  if (refundId) return facts.refundedAt.get(refundId) ?? null;
  return kind === 'charge' || kind === 'fee' ? (facts.settledAt.get(paymentId ?? '') ?? null) : null;
}
