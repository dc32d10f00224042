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

interface SettleBatch {
  services: SettleServices;
  /** Inside the transaction that also writes down who says so. */
  tx: DbOrTx;
  batchId: string;
  /** What the bank calls the transfer; null where none was made and the whole batch is called off. */
  reference: string | null;
  /** Payouts that the bank did not carry out: the money is the mentor's to be paid again. */
  failed: readonly string[];
  now?: Date;
}

/**
 * The bank made the transfers of a batch, or it is called off. Each payout ends once, however many operators say so.
 * @throws AppError not_found, batch_closed
 */
export async function settleBatch({
  services,
  tx,
  batchId,
  reference,
  failed,
  now = new Date(),
}: SettleBatch) {
  const [batch] = await tx.select().from(payoutBatch).where(eq(payoutBatch.id, batchId)).for('update');
  if (!batch) throw new AppError('not_found');
  const open = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.batchId, batchId), eq(payout.status, 'open')));
  if (open.length === 0) throw new AppError('batch_closed');
  const isPaid = ({ id }: Payout) => reference !== null && !failed.includes(id);
  const paid = open.filter(isPaid);
  const unpaid = open.filter((one) => !isPaid(one));
  await move(tx, paid, {
    status: 'paid',
    now,
    lines: ({ amount }) => transfer('payout_transit', 'bank', amount),
  });
  await move(tx, unpaid, {
    status: 'failed',
    now,
    lines: ({ amount, mentorId }) => [
      { account: 'payout_transit', mentorId: null, amount },
      { account: 'mentor_payable', mentorId, amount: -amount },
    ],
  });
  // Of a batch that is called off nothing was tried.
  if (reference !== null) for (const one of unpaid) await tellMentor(services, tx, one, false);
  await tx.update(payoutBatch).set({ reference, paidAt: now }).where(eq(payoutBatch.id, batchId));
  for (const { id } of paid) await services.jobs.enqueue(tx, 'send-payout-statement', { payoutId: id });
  return { paid: paid.length, unpaid: unpaid.length };
}

interface ReturnPayout {
  services: SettleServices;
  /** Inside the transaction that also writes down who says so. */
  tx: DbOrTx;
  batchId: string;
  payoutId: string;
  now?: Date;
}

/** The bank sent a payout back days later: it is the mentor's to be paid again. @throws AppError not_found, batch_closed */
export async function returnPayout({
  services,
  tx,
  batchId,
  payoutId,
  now = new Date(),
}: ReturnPayout): Promise<void> {
  const [found] = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.id, payoutId), eq(payout.batchId, batchId)))
    .for('update');
  if (!found) throw new AppError('not_found');
  if (found.status !== 'paid') throw new AppError('batch_closed');
  await move(tx, [found], {
    status: 'returned',
    now,
    lines: ({ amount, mentorId }) => [
      { account: 'bank', mentorId: null, amount },
      { account: 'mentor_payable', mentorId, amount: -amount },
    ],
  });
  await tellMentor(services, tx, found, true);
}

/** The money is theirs again, and the next transfer goes to the same account unless they change it. */
async function tellMentor(
  services: SettleServices,
  tx: DbOrTx,
  { mentorId, amount, masked }: Payout,
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
  const ids = payouts.map(({ id }) => id);
  await tx.update(payout).set({ status, updatedAt: now }).where(inArray(payout.id, ids));
  await writeEntries(
    tx,
    payouts.map((one) => ({
      key: `payout:${one.id}:${status}`,
      kind: 'payout' as const,
      payoutId: one.id,
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
