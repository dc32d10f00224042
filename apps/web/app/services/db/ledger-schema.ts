import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { mentor } from './mentoring-schema.ts';
import { order } from './payments-schema.ts';

/*
 * Double-entry bookkeeping (docs/decisions/035) and the payouts of mentors (036). Rupiah are integers: a debit is positive, a
 * credit negative. Triggers of the migration refuse every UPDATE and DELETE of entries and lines, and every entry whose lines
 * do not add up to zero.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const rupiah = (name: string) => bigint(name, { mode: 'number' });

export const ledgerKinds = [
  /** A customer's money arrived, or was reversed by the bank. */
  'charge',
  /** What the gateway keeps for it. */
  'fee',
  /** Earned money is divided: the mentor's share, the rest is revenue. */
  'share',
  'refund',
  'chargeback',
  'payout',
  /** Entered by an operator. */
  'adjustment',
] as const;
export const ledgerKind = pgEnum('ledger_kind', ledgerKinds);

export const ledgerAccounts = [
  /** Assets: our balance at the payment gateway, and our bank account. */
  'gateway',
  'bank',
  /** Liabilities: what was paid for and not delivered yet, and what belongs to customers again. */
  'unearned',
  'customer_refund',
  /** Liabilities: what a mentor earned and was not paid yet, and payouts under way. The first has a sub-account per mentor. */
  'mentor_payable',
  'payout_transit',
  'revenue',
  /** Expenses: what vouchers took off prices, and the gateway's fees. */
  'discount',
  'gateway_fee',
] as const;
export const ledgerAccount = pgEnum('ledger_account', ledgerAccounts);

export type LedgerKind = (typeof ledgerKinds)[number];
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One event about money. Only ever added. */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Names the event: the same event is never booked twice. */
    key: text('key').notNull().unique(),
    kind: ledgerKind('kind').notNull(),
    orderId: text('order_id').references(() => order.id),
    paymentId: text('payment_id'),
    refundId: text('refund_id'),
    payoutId: text('payout_id'),
    note: text('note').notNull().default(''),
    /** When it happened; what is booked later than it happened has the later `createdAt`. */
    at: moment('at').notNull(),
    /** The start of the database's transaction: lines can be added in that one alone. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_transaction_order').on(table.orderId),
    index('ledger_transaction_payment').on(table.paymentId),
    index('ledger_transaction_at').on(table.at, table.id),
  ],
);

export const ledgerLine = pgTable(
  'ledger_line',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransaction.id),
    position: smallint('position').notNull(),
    account: ledgerAccount('account').notNull(),
    /** Without a foreign key, as sessions name their mentors. */
    mentorId: text('mentor_id'),
    amount: rupiah('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    // Holds all that a balance needs.
    index('ledger_line_balance').on(table.account, table.mentorId, table.transactionId, table.amount),
    check('ledger_line_amount', sql`${table.amount} <> 0`),
    check('ledger_line_mentor', sql`(${table.account} = 'mentor_payable') = (${table.mentorId} IS NOT NULL)`),
  ],
);

/** What the nightly check found wrong and the next one has not found mended. */
export const ledgerFault = pgTable('ledger_fault', {
  /** The kind of fault and what it is about. */
  key: text('key').primaryKey(),
  kind: text('kind').notNull(),
  orderId: text('order_id'),
  detail: text('detail').notNull(),
  /** Rupiah that differ. */
  amount: rupiah('amount').notNull(),
  foundAt: moment('found_at').notNull().defaultNow(),
  /** The start of the last check that found it. */
  seenAt: moment('seen_at'),
});

/** How far the check of the ledger is: one row. A check that was cut short goes on from here. */
export const ledgerCheck = pgTable(
  'ledger_check',
  {
    id: boolean('id').primaryKey().default(true),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** What is compared at the moment, and the last of it that was; null where no check is under way. */
    part: text('part'),
    after: text('after').notNull().default(''),
    /** How many entries, payments, orders and payouts were compared since the start. */
    checked: bigint('checked', { mode: 'number' }).notNull().default(0),
    finishedAt: moment('finished_at'),
  },
  (table) => [check('ledger_check_one', sql`${table.id}`)],
);

/** The rules of money that operators set: one row. */
export const moneySetting = pgTable(
  'money_setting',
  {
    id: boolean('id').primaryKey().default(true),
    /** Hundredths of a percent of a session's price, for mentors without a share of their own. */
    mentorShare: integer('mentor_share').notNull().default(7_000),
    /** Rupiah that a mentor has to have earned to be in a batch. */
    payoutMinimum: integer('payout_minimum').notNull().default(50_000),
    /** Hours for which a mentor whose bank account was changed is left out of batches. */
    payoutHoldHours: integer('payout_hold_hours').notNull().default(72),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('money_setting_one', sql`${table.id}`),
    check('money_setting_share', sql`${table.mentorShare} BETWEEN 0 AND 10000`),
    check('money_setting_minimum', sql`${table.payoutMinimum} > 0`),
    check('money_setting_hold', sql`${table.payoutHoldHours} BETWEEN 0 AND 720`),
  ],
);

/** What a gateway keeps of a payment, by the way it was paid, where it does not say so itself. */
export const gatewayFeeRule = pgTable(
  'gateway_fee_rule',
  {
    /** The gateway's word in small letters, such as `qris`; `*` for all others. */
    paymentType: text('payment_type').primaryKey(),
    /** Rupiah. */
    fixed: integer('fixed').notNull().default(0),
    /** Hundredths of a percent. */
    percent: integer('percent').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('gateway_fee_rule_parts', sql`${table.fixed} >= 0 AND ${table.percent} BETWEEN 0 AND 10000`),
  ],
);

/** To which account a mentor is paid. Sealed with `DATA_KEY`. */
export const mentorBankAccount = pgTable('mentor_bank_account', {
  mentorId: text('mentor_id')
    .primaryKey()
    .references(() => mentor.id),
  /** Bank code, number and holder, encrypted. */
  sealed: text('sealed').notNull(),
  /** What may be shown: the bank and the number's last digits. */
  masked: text('masked').notNull(),
  /** When it took the place of another account; null for the first one. */
  replacedAt: moment('replaced_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const payoutBatch = pgTable('payout_batch', {
  id: text('id').primaryKey(),
  madeBy: text('made_by').notNull(),
  /** The bank's reference that was noted last, and when the last transfer of the batch ended: each has its own (`payout`). */
  reference: text('reference'),
  paidAt: moment('paid_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const payoutStatus = pgEnum('payout_status', ['open', 'paid', 'failed', 'returned']);

/** What one mentor gets in a batch. */
export const payout = pgTable(
  'payout',
  {
    id: text('id').primaryKey(),
    batchId: text('batch_id')
      .notNull()
      .references(() => payoutBatch.id),
    mentorId: text('mentor_id')
      .notNull()
      .references(() => mentor.id),
    amount: rupiah('amount').notNull(),
    status: payoutStatus('status').notNull().default('open'),
    /** The account as it was when the batch was made. */
    sealed: text('sealed').notNull(),
    masked: text('masked').notNull(),
    /** What the bank calls this transfer, and when it was marked as made. */
    reference: text('reference'),
    paidAt: moment('paid_at'),
    /** Why the bank did not carry it out, or sent it back; the mentor reads it. */
    reason: text('reason'),
    /** When the statement was mailed. */
    statementAt: moment('statement_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payout_batch_mentor').on(table.batchId, table.mentorId),
    // Of a mentor one payout at a time is under way.
    uniqueIndex('payout_open')
      .on(table.mentorId)
      .where(sql`${table.status} = 'open'`),
    index('payout_mentor').on(table.mentorId, table.createdAt.desc().nullsFirst()),
    check('payout_amount', sql`${table.amount} > 0`),
  ],
);

/** What entries add up to by month. Entries never change, so those up to `ledger_rollup` are added once and never read again. */
export const ledgerMonth = pgTable(
  'ledger_month',
  {
    /** On Jakarta's clock, such as `2026-11`. */
    month: text('month').notNull(),
    kind: ledgerKind('kind').notNull(),
    account: ledgerAccount('account').notNull(),
    debit: rupiah('debit').notNull(),
    credit: rupiah('credit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.kind, table.account] })],
);

/** What entries add up to for each mentor, in the same way: what was earned and not paid yet. */
export const ledgerPayable = pgTable('ledger_payable', {
  mentorId: text('mentor_id').primaryKey(),
  amount: rupiah('amount').notNull(),
});

/** Up to which entry `ledger_month` and `ledger_payable` hold them: one row. */
export const ledgerRollup = pgTable(
  'ledger_rollup',
  {
    id: boolean('id').primaryKey().default(true),
    throughId: bigint('through_id', { mode: 'number' }).notNull().default(0),
    payableThroughId: bigint('payable_through_id', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('ledger_rollup_one', sql`${table.id}`)],
);

/** The figures of a month of mentoring, where counting them takes long. */
export const mentoringMonth = pgTable('mentoring_month', {
  month: text('month').primaryKey(),
  figures: jsonb('figures').notNull(),
  countedAt: moment('counted_at').notNull().defaultNow(),
});
