import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorBankAccount, payout, payoutBatch } from '~/services/db/ledger-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { mentorAccountPlace, payoutPlace } from '~/services/sealing/sealing.server.ts';
import type { Services } from '~/services/services.server.ts';
import { loadMoneySettings } from '../books/money-settings.server.ts';
import { lockMentors, writeEntries } from '../books/write-entries.server.ts';
import { bankAccountState, heldUntil, mentorsBeingPaid, payableOf } from './payable.server.ts';

interface MakeBatch {
  services: Pick<Services, 'sealing'>;
  /** Inside the transaction that also writes down who made it. */
  tx: DbOrTx;
  madeBy: string;
  now?: Date;
}

/**
 * Takes what is due to every mentor with enough of it, a bank account and no payout under way into one batch; not of those whose bank account
 * was changed a short while ago, or whose own account is suspended. From now on it is under way: neither another batch nor a refund can touch
 * it, and what is refunded later the mentor owes.
 * @throws AppError nothing_due
 */
export async function makeBatch({ services: { sealing }, tx, madeBy, now = new Date() }: MakeBatch) {
  const { payoutMinimum, payoutHoldHours } = await loadMoneySettings(tx);
  const candidates = [...(await payableOf(tx))].flatMap(([id, amount]) =>
    amount >= payoutMinimum ? [id] : [],
  );
  // Read again once nobody else can book for them: another operator may have been a moment earlier.
  await lockMentors(tx, candidates);
  const payable = await payableOf(tx, candidates);
  const beingPaid = await mentorsBeingPaid(tx);
  const accounts = await tx
    .select({ ...bankAccountState(tx), sealed: mentorBankAccount.sealed })
    .from(mentorBankAccount)
    .where(inArray(mentorBankAccount.mentorId, candidates));
  const batchId = newId();
  const rows = accounts.flatMap(({ mentorId, sealed, masked, replacedAt, suspended }) => {
    if (suspended || heldUntil(replacedAt, { payoutHoldHours, now })) return [];
    const amount = payable.get(mentorId) ?? 0;
    if (amount < payoutMinimum || beingPaid.has(mentorId)) return [];
    const id = newId();
    const own = sealing.seal(payoutPlace(id), sealing.open(mentorAccountPlace(mentorId), sealed));
    return [{ id, batchId, mentorId, amount, sealed: own, masked, createdAt: now, updatedAt: now }];
  });
  if (rows.length === 0) throw new AppError('nothing_due');
  await tx.insert(payoutBatch).values({ id: batchId, madeBy, createdAt: now });
  await tx.insert(payout).values(rows);
  await writeEntries(
    tx,
    rows.map(({ id, mentorId, amount }) => ({
      key: `payout:${id}:made`,
      kind: 'payout' as const,
      payoutId: id,
      at: now,
      lines: [
        { account: 'mentor_payable' as const, mentorId, amount },
        { account: 'payout_transit' as const, mentorId: null, amount: -amount },
      ],
    })),
  );
  return { batchId, count: rows.length, total: rows.reduce((sum, { amount }) => sum + amount, 0) };
}
