import type { LedgerAccount, LedgerKind } from '~/services/db/ledger-schema.ts';

/*
 * What the ledger has to say of an order, computed from what became of it. Nothing here remembers events: an order that
 * went back and forth ends where its facts are, and the ledger is brought there by entries over the difference.
 */

export interface Line {
  account: LedgerAccount;
  mentorId: string | null;
  /** Rupiah: a debit is positive, a credit negative. */
  amount: number;
}

/** Which event an entry is about: entries about the same one add up. */
export interface EntryRef {
  kind: LedgerKind;
  paymentId: string | null;
  refundId: string | null;
}

export interface Entry extends EntryRef {
  lines: Line[];
}

export interface PaymentFacts {
  id: string;
  status: string;
  surplus: boolean;
  amount: number;
  /** What the gateway keeps of it. */
  fee: number;
  /** Rupiah that went back in all, and how much of it the customer's bank took. */
  refundedAmount: number;
  chargedBackAmount: number;
  /** Refunds that are done, oldest first. */
  refunds: { id: string; amount: number; byHand: boolean; keepsShare: boolean }[];
  /** Refunds that are promised and not paid yet. */
  promised: { amount: number; keepsShare: boolean }[];
}

export interface OrderFacts {
  /** What vouchers took off the price. */
  discount: number;
  payments: PaymentFacts[];
  /** When it is divided: packages and reviews once paid, a session once it was held. */
  isEarned: boolean;
  /** Who has a share of it; null where all of it is ours. */
  mentor: {
    id: string;
    /** The part of the session's price that this order paid. */ price: number;
    share: number;
  } | null;
}

/** Hundredths of a percent in the whole. */
export const WHOLE = 10_000;

/** Whether the money of a payment is, or was, with us. */
export function isReceived({ status, surplus }: Pick<PaymentFacts, 'status' | 'surplus'>): boolean {
  return surplus || status === 'settlement' || status === 'refunded';
}

/** Every entry that an order should have by now. Each adds up to zero. */
export function targetEntries(facts: OrderFacts): Entry[] {
  const received = facts.payments.filter(isReceived);
  return [...received.flatMap(paymentEntries), ...shareEntry(facts)].filter(({ lines }) => lines.length > 0);
}

function paymentEntries(payment: PaymentFacts): Entry[] {
  const { id: paymentId, amount, fee, surplus } = payment;
  // What the order did not want belongs to the customer; the rest is earned later.
  const owed = surplus ? 'customer_refund' : 'unearned';
  const about = { paymentId, refundId: null };
  const back = moneyBack(payment);
  return [
    { kind: 'charge', ...about, lines: transfer('gateway', owed, amount) },
    { kind: 'fee', ...about, lines: transfer('gateway_fee', 'gateway', fee) },
    ...back.refunds.map((refund): Entry => ({
      kind: 'refund',
      paymentId,
      refundId: refund.id,
      lines: transfer(owed, refund.byHand ? 'bank' : 'gateway', refund.amount),
    })),
    { kind: 'refund', ...about, lines: transfer(owed, 'gateway', back.unrequested) },
    { kind: 'chargeback', ...about, lines: transfer(owed, 'gateway', back.chargedBack) },
  ];
}

/**
 * What the money that went back was for: our refunds first, as far as the sum goes, then what the bank took, then what somebody gave
 * back at the gateway without us.
 */
function moneyBack({ amount: whole, refundedAmount, chargedBackAmount, refunds, promised }: PaymentFacts) {
  const gone = purse(refundedAmount);
  const paid = refunds.map((refund) => ({ ...refund, amount: gone.take(refund.amount) }));
  const chargedBack = gone.take(chargedBackAmount);
  const unrequested = gone.take(refundedAmount);
  const here = purse(whole - refundedAmount);
  const owed = promised.map((refund) => ({ ...refund, amount: here.take(refund.amount) }));
  const all = totalOf([refundedAmount, ...owed.map(({ amount }) => amount)]);
  const kept = totalOf([...paid, ...owed].map(({ amount, keepsShare }) => (keepsShare ? amount : 0)));
  return { refunds: paid, chargedBack, unrequested, promised: all - refundedAmount, shrinks: all - kept };
}

/** Gives out what was put in, and no more. */
function purse(amount: number) {
  let left = amount;
  return {
    take(wanted: number): number {
      const taken = Math.min(wanted, left);
      left -= taken;
      return taken;
    },
  };
}

/**
 * Divides what was earned. The mentor's share is one of the session's price before any voucher: vouchers are ours to give. Money that
 * went back takes its part of the share back with it, unless the mentor was to keep it; then we bear it alone. What is promised back
 * counts as gone, so that nobody is paid out of it.
 */
function shareEntry({ discount, payments, isEarned, mentor }: OrderFacts): Entry[] {
  const wanted = payments.filter((payment) => isReceived(payment) && !payment.surplus);
  if (!isEarned || wanted.length === 0) return [];
  const paid = totalOf(wanted.map(({ amount }) => amount));
  const returned = totalOf(wanted.map(({ refundedAmount }) => refundedAmount));
  const back = wanted.map(moneyBack);
  const shrinks = totalOf(back.map((one) => one.shrinks));
  const ofRest = (amount: number) => part(amount, paid - shrinks, paid);
  const earned = paid - returned - totalOf(back.map(({ promised }) => promised));
  const voucher = ofRest(discount);
  const share = mentor ? ofRest(part(mentor.price, mentor.share, WHOLE)) : 0;
  const lines: Line[] = [
    { account: 'unearned', mentorId: null, amount: earned },
    { account: 'discount', mentorId: null, amount: voucher },
    { account: 'mentor_payable', mentorId: mentor?.id ?? null, amount: -share },
    { account: 'revenue', mentorId: null, amount: share - earned - voucher },
  ];
  return [
    { kind: 'share', paymentId: null, refundId: null, lines: lines.filter(({ amount }) => amount !== 0) },
  ];
}

/** `amount × numerator / denominator`, rounded down; all of it where the denominator is zero. */
export function part(amount: number, numerator: number, denominator: number): number {
  if (denominator === 0) return amount;
  return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

function transfer(debit: LedgerAccount, credit: LedgerAccount, amount: number): Line[] {
  if (amount === 0) return [];
  return [
    { account: debit, mentorId: null, amount },
    { account: credit, mentorId: null, amount: -amount },
  ];
}

function totalOf(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

const refOf = ({ kind, paymentId, refundId }: EntryRef) => `${kind} ${paymentId ?? ''} ${refundId ?? ''}`;
const placeOf = ({ account, mentorId }: Line) => `${account} ${mentorId ?? ''}`;

/**
 * What is to be booked so that `booked` adds up to `targets`: one entry for each event whose lines differ.
 * @param booked what the ledger holds of the order, in any number of entries about one event
 */
export function missingEntries(targets: readonly Entry[], booked: readonly Entry[]): Entry[] {
  const entries = new Map<string, { ref: EntryRef; lines: Map<string, Line> }>();
  const add = (entry: Entry, sign: 1 | -1) => {
    const { kind, paymentId, refundId } = entry;
    const key = refOf(entry);
    const into = entries.get(key) ?? { ref: { kind, paymentId, refundId }, lines: new Map<string, Line>() };
    entries.set(key, into);
    for (const line of entry.lines) {
      const before = into.lines.get(placeOf(line))?.amount ?? 0;
      into.lines.set(placeOf(line), { ...line, amount: before + sign * line.amount });
    }
  };
  for (const target of targets) add(target, 1);
  for (const entry of booked) add(entry, -1);
  return [...entries.values()]
    .map(({ ref, lines }) => ({ ...ref, lines: [...lines.values()].filter(({ amount }) => amount !== 0) }))
    .filter(({ lines }) => lines.length > 0);
}
