import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { endedElsewhereIn } from './ended-elsewhere.ts';
import type { OrderDetails, PriceLine } from '../payments/order-content.ts';
import { gatewayNames, paymentStatuses } from '../payments/payment-status.ts';

/*
 * Catalogue, orders, payments and what orders deliver. Rupiah are integers. Orders name their person without a foreign
 * key: a receipt outlives the account (docs/decisions/031).
 */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = moment('created_at').notNull().defaultNow();
const changedAt = moment('updated_at').notNull().defaultNow();
const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

// ---- Catalogue and vouchers ----

export const productKind = pgEnum('product_kind', ['ats', 'atsBundle', 'cvReview']);

/** What is sold at a fixed price. A mentor's price stands with the mentor. */
export const product = pgTable(
  'product',
  {
    kind: productKind('kind').notNull(),
    /** The product document's package id, such as `pkg-pas`. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    /** What a bundle costs less. */
    discountPrice: integer('discount_price').notNull().default(0),
    usesGranted: integer('uses_granted'),
    turnaroundDays: integer('turnaround_days'),
    description: texts('description'),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    updatedAt: changedAt,
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    check('product_price', sql`${table.price} >= 0 AND ${table.discountPrice} >= 0`),
  ],
);

export const voucher = pgTable(
  'voucher',
  {
    /** What a person types, in capitals. */
    code: text('code').primaryKey(),
    id: text('id'),
    description: text('description').notNull().default(''),
    startAt: moment('start_at').notNull(),
    closeAt: moment('close_at').notNull(),
    /** `mentoring`, `cv-review`, `atsc`, `redeem-atsc`. */
    types: texts('types'),
    /** Package ids. */
    appliesTo: texts('applies_to'),
    /** Above 1: rupiah off. Up to 1: a fraction of the price. */
    discount: numeric('discount', { precision: 15, scale: 6, mode: 'number' }).notNull().default(0),
    /** Uses taken so far: as many as there are rows of voucher_use. */
    used: integer('used').notNull().default(0),
    max: integer('max').notNull(),
    /** ATS uses that a redeem code gives. */
    usesGranted: integer('uses_granted'),
    public: boolean('public').notNull().default(false),
    /** Whether it can be used at all. */
    active: boolean('active').notNull().default(true),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('voucher_created').on(table.createdAt, table.code),
    index('voucher_words').using('gin', table.code.op('gin_trgm_ops'), table.description.op('gin_trgm_ops')),
    check('voucher_used', sql`${table.used} >= 0`),
  ],
);

// ---- Orders ----

export const transactionType = pgEnum('transaction_type', ['mentoring', 'cvReview', 'bundleAtsc', 'ats']);
export const orderStatus = pgEnum('order_status', [
  'awaiting_payment',
  'paid',
  'in_progress',
  'done',
  'expired',
  'cancelled',
  'refunded',
]);

/** One purchase: the product document's booking. */
export const order = pgTable(
  'order',
  {
    /** The `bookId`. */
    id: text('id').primaryKey(),
    /** What people call it: `SP-7K3Q-29C1`. Null where the version before numbers wrote it: then it is derived from the id. */
    number: text('number'),
    userId: text('user_id').notNull(),
    /** The browser's name for one press of the button: pressed twice, it is the same order. Cleared when it may be tried anew. */
    clientToken: text('client_token'),
    transactionType: transactionType('transaction_type').notNull(),
    status: orderStatus('status').notNull().default('awaiting_payment'),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    voucherCode: text('voucher_code'),
    /** What the lines add up to. */
    total: integer('total').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    details: jsonb('details').$type<OrderDetails>().notNull(),
    /** Until when it can be paid. */
    payBefore: moment('pay_before').notNull(),
    /** Whether an invoice was ever shown; what never had one is not the person's concern. */
    invoiced: boolean('invoiced').notNull().default(false),
    paidAt: moment('paid_at'),
    /** The mentor's share of a session's price as it was when it was ordered: hundredths of a percent. */
    mentorShare: integer('mentor_share'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    uniqueIndex('order_client_token').on(table.userId, table.clientToken),
    uniqueIndex('order_number').on(table.number),
    index('order_user_created').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('order_awaiting')
      .on(table.payBefore)
      .where(sql`${table.status} = 'awaiting_payment'`),
    index('order_created').on(table.createdAt, table.id),
    index('order_status_created').on(table.status, table.createdAt, table.id),
    index('order_product_created').on(table.transactionType, table.createdAt, table.id),
    index('order_voucher')
      .on(table.voucherCode, table.createdAt, table.id)
      .where(sql`${table.voucherCode} IS NOT NULL`),
    index('order_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} IS NOT NULL`),
    index('order_words').using(
      'gin',
      table.customerEmail.op('gin_trgm_ops'),
      table.customerName.op('gin_trgm_ops'),
    ),
    index('order_amount').on(table.total, table.createdAt, table.id),
    check('order_total', sql`${table.total} >= 0`),
  ],
);

/** A person's one use of a voucher. Taken with the order; gone when the order comes to nothing. */
export const voucherUse = pgTable(
  'voucher_use',
  {
    voucherCode: text('voucher_code')
      .notNull()
      .references(() => voucher.code),
    userId: text('user_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    /** A keyed hash of the address of somebody whose account is gone: who comes back does not use it twice. */
    addressKey: text('address_key'),
    createdAt: madeAt,
  },
  (table) => [
    primaryKey({ columns: [table.voucherCode, table.userId] }),
    index('voucher_use_address').on(table.voucherCode, table.addressKey),
    index('voucher_use_order').on(table.orderId),
    index('voucher_use_user').on(table.userId),
  ],
);

// ---- Payments ----

export const paymentStatus = pgEnum('payment_status', paymentStatuses);
export const gatewayName = pgEnum('gateway_name', gatewayNames);

/** One attempt to pay an order. */
export const payment = pgTable(
  'payment',
  {
    /** What the gateway knows it by: `{bookId}-{attempt}`. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    userId: text('user_id').notNull(),
    attempt: integer('attempt').notNull(),
    gateway: gatewayName('gateway').notNull(),
    status: paymentStatus('status').notNull().default('pending'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('IDR'),
    /** The gateway's word for the way it was paid; open text. */
    paymentType: text('payment_type'),
    /** The gateway's own id, once known. */
    gatewayId: text('gateway_id'),
    token: text('token'),
    invoiceUrl: text('invoice_url'),
    /** Until when one process has the asking for the invoice to itself. */
    invoicingUntil: moment('invoicing_until'),
    settledAt: moment('settled_at'),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** How much of it the customer's bank took back. */
    chargedBackAmount: integer('charged_back_amount').notNull().default(0),
    /** What the gateway keeps: its own figure, else by `gateway_fee_rule` when the payment was booked. */
    feeAmount: integer('fee_amount'),
    /** A card that was charged and that the bank has not settled yet: it can still be voided. */
    captured: boolean('captured').notNull().default(false),
    /** As of when we last acted on the gateway's word: an answer from before counts for nothing. */
    heardAt: moment('heard_at'),
    /** Money came that the order no longer wanted: it has to go back. */
    surplus: boolean('surplus').notNull().default(false),
    /** Since when it counts as paid by an operator's word alone; null once the gateway says so, too. */
    markedPaidAt: moment('marked_paid_at'),
    /** When the gateway first contradicted that word: an operator has to look. */
    deniedAt: moment('denied_at'),
    /** When to ask the gateway next. */
    checkAt: moment('check_at').notNull().defaultNow(),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    uniqueIndex('payment_order_attempt').on(table.orderId, table.attempt),
    index('payment_user').on(table.userId),
    index('payment_changed')
      .on(table.updatedAt)
      .where(sql`${table.settledAt} IS NOT NULL`),
    index('payment_settled')
      .on(table.settledAt)
      .where(sql`${table.settledAt} IS NOT NULL`),
    index('payment_gateway_id').on(table.gatewayId),
    index('payment_open')
      .on(table.checkAt)
      .where(sql`${table.status} IN ('pending', 'review')`),
    index('payment_ended')
      .on(table.createdAt)
      .where(sql`${table.status} IN ('failed', 'expired', 'cancelled')`),
    index('payment_captured')
      .on(table.checkAt)
      .where(sql`${table.captured}`),
    index('payment_surplus')
      .on(table.createdAt)
      .where(sql`${table.surplus}`),
    index('payment_denied')
      .on(table.deniedAt)
      .where(sql`${table.deniedAt} IS NOT NULL`),
    index('payment_charged_back')
      .on(table.updatedAt)
      .where(sql`${table.chargedBackAmount} > 0`),
  ],
);

export const refundStatus = pgEnum('refund_status', ['requested', 'manual', 'done', 'failed']);

export const refund = pgTable(
  'refund',
  {
    /** The key under which the gateway knows a repeated request again. */
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    orderId: text('order_id').notNull(),
    userId: text('user_id').notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    status: refundStatus('status').notNull().default('requested'),
    /** Transferred by an operator: the gateway knows nothing of it. */
    byHand: boolean('by_hand').notNull().default(false),
    /** The mentor keeps the share of it: we bear it alone. */
    keepsShare: boolean('keeps_share').notNull().default(false),
    /** The gateway's own id of it, where it gives one. */
    gatewayRefundId: text('gateway_refund_id'),
    /** The file for the bank that it stands in, while it waits for the bank; and what the bank calls the transfer. */
    fileId: text('file_id'),
    transferReference: text('transfer_reference'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    uniqueIndex('refund_gateway_id').on(table.gatewayRefundId),
    index('refund_created').on(table.createdAt, table.id),
    index('refund_status_created').on(table.status, table.createdAt, table.id),
    index('refund_payment').on(table.paymentId),
    index('refund_user').on(table.userId),
    index('refund_order').on(table.orderId),
    index('refund_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'requested'`),
    index('refund_file_id')
      .on(table.fileId)
      .where(sql`${table.fileId} IS NOT NULL`),
    index('refund_twice')
      .on(table.updatedAt)
      .where(
        sql`(${table.fileId} IS NOT NULL OR ${table.transferReference} IS NOT NULL) AND ${endedElsewhereIn('refund')}`,
      ),
  ],
);

/** Refunds that an operator took into one file for the bank: a refund is in one file at a time. */
export const refundFile = pgTable('refund_file', {
  id: text('id').primaryKey(),
  madeBy: text('made_by').notNull(),
  createdAt: madeAt,
});

/** Where a refund that no gateway can pay is transferred to. Sealed with `DATA_KEY`; seen by admins only. */
export const refundAccount = pgTable('refund_account', {
  refundId: text('refund_id')
    .primaryKey()
    .references(() => refund.id),
  /** Bank, number and holder, encrypted. */
  sealed: text('sealed').notNull(),
  /** What may be shown: the bank and the number's last digits. */
  masked: text('masked').notNull(),
  createdAt: madeAt,
  updatedAt: changedAt,
});

export const paymentProblemKind = pgEnum('payment_problem_kind', ['mismatch', 'unknown_refund']);

/** A gateway's notice of money that does not fit what we know: an operator has to look. */
export const paymentProblem = pgTable(
  'payment_problem',
  {
    id: text('id').primaryKey(),
    kind: paymentProblemKind('kind').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    /** Rupiah, as the gateway tells it. */
    amount: integer('amount').notNull(),
    /** Its content, for the operator; no personal data. */
    notice: jsonb('told').$type<Record<string, string | number | null>>().notNull(),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  // By its content as well: another refund of the same sum is news, also once the first was dealt with.
  (table) => [
    uniqueIndex('payment_problem_notice').on(
      table.kind,
      table.paymentId,
      table.amount,
      sql`md5(${table.notice}::text)`,
    ),
  ],
);

/** What an operator dealt with otherwise: such an item of the list of things to do is not shown again. */
export const closedTask = pgTable('closed_task', {
  /** Its kind and the id of what it is about. */
  key: text('key').primaryKey(),
  note: text('note').notNull(),
  actorEmail: text('actor_email').notNull(),
  createdAt: madeAt,
});

/** Everything that ever came to a webhook, as it came, and what we made of it. */
export const paymentNotification = pgTable(
  'payment_notification',
  {
    id: text('id').primaryKey(),
    gateway: gatewayName('gateway').notNull(),
    body: text('body').notNull(),
    verdict: text('verdict').notNull(),
    paymentId: text('payment_id'),
    createdAt: madeAt,
  },
  (table) => [
    index('payment_notification_payment').on(table.paymentId),
    index('payment_notification_unknown')
      .on(table.createdAt)
      .where(sql`${table.verdict} = 'unknown'`),
    index('payment_notification_refused')
      .on(table.createdAt)
      .where(sql`${table.verdict} IN ('forged', 'malformed', 'unknown')`),
    index('payment_notification_created').on(table.createdAt.desc().nullsFirst()),
  ],
);

// ---- What orders deliver: at most one row of a kind for an order ----

const grantColumns = () => ({
  id: text('id').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .unique()
    .references(() => order.id),
  userId: text('user_id').notNull(),
  /** Set when the money went back. */
  revokedAt: moment('revoked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const atsUses = pgTable(
  'ats_uses',
  {
    ...grantColumns(),
    productName: text('product_name').notNull(),
    usesGranted: integer('uses_granted').notNull(),
    usesLeft: integer('uses_left').notNull(),
    /** What was left when it was taken back: a refund that fails gives them back. */
    usesTaken: integer('uses_taken').notNull().default(0),
  },
  (table) => [
    index('ats_uses_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    check('ats_uses_left', sql`${table.usesLeft} BETWEEN 0 AND ${table.usesGranted}`),
  ],
);

export const cvReview = pgTable(
  'cv_review',
  {
    ...grantColumns(),
    turnaroundDays: integer('turnaround_days').notNull(),
    /** 22:00 in Jakarta on the last day. */
    dueAt: moment('due_at').notNull(),
    /** The same moment as the case's: what waits is found here, by its deadline, among everything that was ever due. */
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('cv_review_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('cv_review_due').on(table.dueAt),
    index('cv_review_open')
      .on(table.dueAt, table.orderId)
      .where(sql`delivered_at IS NULL AND revoked_at IS NULL`),
  ],
);

export const sessionOutcome = pgEnum('session_outcome', [
  'held',
  'unreachable',
  'no_show',
  'cancelled',
  'mentor_absent',
]);

export const mentoringSession = pgTable(
  'mentoring_session',
  {
    ...grantColumns(),
    mentorId: text('mentor_id').notNull(),
    hours: numeric('hours', { precision: 3, scale: 1, mode: 'number' }).notNull(),
    /** Seven days after the order was made it lapses. */
    expiresAt: moment('expires_at').notNull(),
    /** When the mails to customer and mentor were sent. */
    announcedAt: moment('announced_at'),
    /** When the mails that it is about to lapse were sent. */
    warnedAt: moment('warned_at'),
    /** The order that pays the difference to the mentor it was changed to. */
    differenceOrderId: text('difference_order_id'),
    /** The mentor's price of the whole session, before any voucher, and the mentor's share of it in hundredths of a percent. */
    price: integer('price'),
    mentorShare: integer('mentor_share'),
    /** What of a mentor's price the customer's order pays for, after mentors were changed; null while it is the order's own. */
    coveredPrice: integer('covered_price'),
    /** How often the mentor tried in vain to reach the customer, and when last. */
    contactAttempts: integer('contact_attempts').notNull().default(0),
    lastAttemptAt: moment('last_attempt_at'),
    /** What became of it. */
    outcome: sessionOutcome('outcome'),
    outcomeAt: moment('outcome_at'),
    /** When it begins; null where customer and mentor agree on a time themselves. */
    startAt: moment('start_at'),
    /** The customer's zone (IANA), for times in mails to them. */
    timeZone: text('time_zone'),
    /** The time that was chosen was gone when the money came: the customer chooses anew. */
    timeLostAt: moment('time_lost_at'),
    /** Counts the changes that calendars received (RFC 5545, SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /** How often the customer moved it. */
    moves: integer('moves').notNull().default(0),
    acceptedAt: moment('accepted_at'),
    /** Another time that the mentor proposes. */
    proposedStartAt: moment('proposed_start_at'),
    /** Where they meet. */
    meetingUrl: text('meeting_url'),
    /** When both were reminded, a day and an hour before, and received the question how it went. */
    remindedDayAt: moment('reminded_day_at'),
    remindedHourAt: moment('reminded_hour_at'),
    askedAt: moment('asked_at'),
    /** Who called it off: `customer`, `mentor` or `operator`. */
    cancelledBy: text('cancelled_by'),
  },
  (table) => [
    index('mentoring_session_open')
      .on(table.expiresAt)
      .where(sql`${table.outcome} IS NULL AND ${table.revokedAt} IS NULL`),
    index('mentoring_session_created').on(table.createdAt),
    index('mentoring_session_start')
      .on(table.startAt)
      .where(sql`${table.outcome} IS NULL AND ${table.startAt} IS NOT NULL`),
    check('mentoring_session_attempts', sql`${table.contactAttempts} BETWEEN 0 AND 3`),
    index('mentoring_session_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('mentoring_session_mentor').on(table.mentorId),
    // A mentor's desk: what runs, and a page of what was.
    index('mentoring_session_running')
      .on(table.mentorId)
      .where(sql`${table.outcome} IS NULL AND ${table.revokedAt} IS NULL`),
    index('mentoring_session_past')
      .on(
        table.mentorId,
        sql`coalesce(${table.outcomeAt}, ${table.expiresAt}) DESC`,
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.revokedAt} IS NULL`),
    index('mentoring_session_expires').on(table.expiresAt),
    index('mentoring_session_difference')
      .on(table.differenceOrderId)
      .where(sql`${table.differenceOrderId} IS NOT NULL AND ${table.revokedAt} IS NOT NULL`),
  ],
);

// ---- The demo's gateway ----

/** What the sandbox gateway knows; empty in production. */
export const sandboxInvoice = pgTable('sandbox_invoice', {
  token: text('token').primaryKey(),
  paymentId: text('payment_id').notNull().unique(),
  transactionId: text('transaction_id').notNull(),
  amount: integer('amount').notNull(),
  lines: jsonb('lines').$type<{ name: string; amount: number }[]>().notNull(),
  finishUrl: text('finish_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Midtrans's `transaction_status`; null until a method was chosen. */
  transactionStatus: text('transaction_status'),
  paymentType: text('payment_type'),
  settledAt: moment('settled_at'),
  refundedAmount: integer('refunded_amount').notNull().default(0),
  createdAt: madeAt,
});
