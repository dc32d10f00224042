import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorBankAccount, payout } from '~/services/db/ledger-schema.ts';
import { loadMoneySettings } from '../books/money-settings.server.ts';
import { shareOfMentor } from '../books/share-of-mentor.server.ts';
import { listEarnings } from './load-statement.server.ts';
import { heldUntil, payableOf } from './payable.server.ts';

const PAGE = 50;
const PAYOUTS = 24;

interface LoadEarnings {
  db: DbOrTx;
  mentorId: string;
  /** The ledger's entry before which the page begins, as the address names it; what names none counts as not said. */
  before?: string | null;
  now?: Date;
}

/** What a mentor may know of their money: balance, share, payouts, and what changed the balance, the newest first. */
export async function loadEarnings({ db, mentorId, before: place, now = new Date() }: LoadEarnings) {
  const named = Number(place);
  const before = place && Number.isSafeInteger(named) && named > 0 ? named : Number.MAX_SAFE_INTEGER;
  const { payoutMinimum, payoutHoldHours } = await loadMoneySettings(db);
  const [account] = await db
    .select({ masked: mentorBankAccount.masked, replacedAt: mentorBankAccount.replacedAt })
    .from(mentorBankAccount)
    .where(eq(mentorBankAccount.mentorId, mentorId));
  const payouts = await db
    .select({
      id: payout.id,
      amount: payout.amount,
      status: payout.status,
      masked: payout.masked,
      at: payout.updatedAt,
    })
    .from(payout)
    .where(and(eq(payout.mentorId, mentorId), inArray(payout.status, ['open', 'paid'])))
    .orderBy(desc(payout.createdAt))
    .limit(PAYOUTS);
  const lines = await listEarnings({ db, mentorId, before, limit: PAGE + 1 });
  return {
    payable: (await payableOf(db, [mentorId])).get(mentorId) ?? 0,
    share: await shareOfMentor(db, mentorId),
    payoutMinimum,
    masked: account?.masked ?? null,
    /** Until when nothing is transferred, because the bank account was changed; null where nothing waits for that. */
    heldUntil: heldUntil(account?.replacedAt ?? null, { payoutHoldHours, now }),
    payouts,
    lines: lines.slice(0, PAGE),
    /** Where the next page begins; null on the last. */
    next: lines.length > PAGE ? (lines[PAGE - 1]?.id ?? null) : null,
  };
}

export type Earnings = Awaited<ReturnType<typeof loadEarnings>>;
