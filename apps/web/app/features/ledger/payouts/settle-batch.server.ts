import { and, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payout, payoutBatch } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { Line } from '../books/target-entries.ts';
import { writeEntries } from '../books/write-entries.server.ts';
import { earningsUrl } from './earnings-url.server.ts';

type Payout = typeof payout.$inferSelect;

type SettleServices = Pick<Services, 'jobs' | 'baseUrl'>;

/** What became of one transfer of a batch at the bank. */
export type TransferEnd =
  | { payoutId: string; outcome: 'paid'; /** What the bank calls it. */ reference: string }
  | { payoutId: string; outcome: 'failed'; /** Its mentor reads it. */ reason: string };

interface OfBatch {
  services: SettleServices;
  /** Inside the transaction that also writes down who says so. */
  tx: DbOrTx;
  batchId: string;
  now?: Date | undefined;
}

/**
 * Some transfers of a batch ended, the others stay under way. All of them are noted or none: where another operator was faster with one of
 * them, what this one knows of it may be something else. What failed is the mentor's to be paid again, and due in the next batch.
 * @throws AppError not_found, transfer_ended
 */
export async function settleTransfers({
  services,
  tx,
  batchId,
  ends,
  now = new Date(),
}: OfBatch & { ends: readonly TransferEnd[] }) {
  await lockBatch(tx, batchId);
  const endOf = new Map(ends.map((end) => [end.payoutId, end]));
  const chosen = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.batchId, batchId), inArray(payout.id, [...endOf.keys()])))
    .orderBy(payout.id);
  if (endOf.size === 0 || chosen.length < endOf.size) throw new AppError('not_found');
  if (chosen.some(({ status }) => status !== 'open')) throw new AppError('transfer_ended');
  const paid: Payout[] = [];
  const failed: Payout[] = [];
  for (const one of chosen) {
    const end = endOf.get(one.id);
    if (end?.outcome === 'paid') paid.push({ ...one, reference: end.reference, paidAt: now });
    if (end?.outcome === 'failed') failed.push({ ...one, reason: end.reason });
  }
  await move(tx, paid, {
    status: 'paid',
    now,
    lines: ({ amount }) => transfer('payout_transit', 'bank', amount),
  });
  await moveBack(tx, failed, now);
  for (const one of failed) await tellMentor(services, tx, one, false);
  await endBatch(tx, { batchId, reference: paid.at(-1)?.reference, now });
  for (const { id } of paid) await services.jobs.enqueue(tx, 'send-payout-statement', { payoutId: id });
  return { paid: paid.length, failed: failed.length };
}

/** The ids of a batch's transfers that are under way. */
export async function openTransfers(tx: DbOrTx, batchId: string): Promise<string[]> {
  const open = await tx
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.batchId, batchId), eq(payout.status, 'open')));
  return open.map(({ id }) => id);
}

/**
 * What of a batch is still under way was not tried at the bank: it is called off, and due again. No mentor is told, for nothing failed.
 * @returns how many transfers that were @throws AppError not_found, batch_closed
 */
export async function callOffBatch({ tx, batchId, now = new Date() }: Omit<OfBatch, 'services'>) {
  await lockBatch(tx, batchId);
  const open = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.batchId, batchId), eq(payout.status, 'open')));
  if (open.length === 0) throw new AppError('batch_closed');
  await moveBack(tx, open, now);
  await endBatch(tx, { batchId, now });
  return open.length;
}

async function lockBatch(tx: DbOrTx, batchId: string): Promise<void> {
  const [batch] = await tx.select().from(payoutBatch).where(eq(payoutBatch.id, batchId)).for('update');
  if (!batch) throw new AppError('not_found');
}

interface EndBatch {
  batchId: string;
  reference?: string | null | undefined;
  now: Date;
}

async function endBatch(tx: DbOrTx, { batchId, reference, now }: EndBatch): Promise<void> {
  const isOver = (await openTransfers(tx, batchId)).length === 0;
  if (!reference && !isOver) return;
  await tx
    .update(payoutBatch)
    .set({ ...(reference && { reference }), ...(isOver && { paidAt: now }) })
    .where(eq(payoutBatch.id, batchId));
}

function moveBack(tx: DbOrTx, payouts: Payout[], now: Date): Promise<void> {
  return move(tx, payouts, {
    status: 'failed',
    now,
    lines: ({ amount, mentorId }) => [
      { account: 'payout_transit', mentorId: null, amount },
      { account: 'mentor_payable', mentorId, amount: -amount },
    ],
  });
}

interface ReturnPayout extends OfBatch {
  payoutId: string;
  /** What the bank says of it; its mentor reads it. */
  reason: string;
}

/** The bank sent a payout back days later: it is the mentor's to be paid again. @throws AppError not_found, transfer_ended */
export async function returnPayout({
  services,
  tx,
  batchId,
  payoutId,
  reason,
  now = new Date(),
}: ReturnPayout): Promise<void> {
  const [found] = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.id, payoutId), eq(payout.batchId, batchId)))
    .for('update');
  if (!found) throw new AppError('not_found');
  if (found.status !== 'paid') throw new AppError('transfer_ended');
  const returned = { ...found, reason };
  await move(tx, [returned], {
    status: 'returned',
    now,
    lines: ({ amount, mentorId }) => [
      { account: 'bank', mentorId: null, amount },
      { account: 'mentor_payable', mentorId, amount: -amount },
    ],
  });
  await tellMentor(services, tx, returned, true);
}

/** The money is theirs again, and the next transfer goes to the same account unless they change it. */
async function tellMentor(
  services: SettleServices,
  tx: DbOrTx,
  { mentorId, amount, masked, reason }: Payout,
  cameBack: boolean,
): Promise<void> {
  const [paid] = await tx.select().from(mentor).where(eq(mentor.id, mentorId));
  if (!paid) return;
  await services.jobs.enqueue(tx, 'send-mail', {
    template: 'payout-failed',
    to: paid.email,
    props: {
      name: paid.name,
      amount: formatRupiah(amount),
      account: masked,
      reason: reason ?? '',
      cameBack,
      url: await earningsUrl({ services, db: tx, mentorId }),
    },
  });
}

interface Move {
  status: Payout['status'];
  now: Date;
  lines: (one: Payout) => Line[];
}

async function move(tx: DbOrTx, payouts: Payout[], { status, now, lines }: Move): Promise<void> {
  if (payouts.length === 0) return;
  for (const { id, reference, paidAt, reason } of payouts)
    await tx
      .update(payout)
      .set({ status, reference, paidAt, reason, updatedAt: now })
      .where(eq(payout.id, id));
  await writeEntries(
    tx,
    payouts.map((one) => ({
      key: `payout:${one.id}:${status}`,
      kind: 'payout' as const,
      payoutId: one.id,
      note: one.reason ?? '',
      at: now,
      lines: lines(one),
    })),
  );
}

function transfer(debit: 'payout_transit', credit: 'bank', amount: number): Line[] {
  return [
    { account: debit, mentorId: null, amount },
    { account: credit, mentorId: null, amount: -amount },
  ];
}
