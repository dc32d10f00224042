import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { order } from './payments-schema.ts';
import { user } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const customerId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/**
 * What a CV review is about and what comes of it: made with the order, before it is paid. That it was paid and when it is due
 * stands in `cv_review`. It goes with the customer's account, files and all.
 */
export const reviewCase = pgTable(
  'review_case',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id),
    userId: customerId(),
    /** The CV as it was when it was ordered. */
    cvName: text('cv_name').notNull(),
    fileKey: text('file_key').notNull(),
    /** Who works on it; null while it waits in the queue. */
    reviewerId: text('reviewer_id').references(() => user.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at'),
    summary: text('summary').notNull().default(''),
    voiceKey: text('voice_key'),
    voiceType: text('voice_type'),
    voiceSeconds: integer('voice_seconds'),
    reviewedKey: text('reviewed_key'),
    reviewedName: text('reviewed_name'),
    /** What the reviewer asked the customer, once, and what came back; the deadline waits between the two (`ask-customer`). */
    question: text('question'),
    askedAt: moment('asked_at'),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** When the customer's mail about its arrival was sent. */
    announcedAt: moment('announced_at'),
    deliveredAt: moment('delivered_at'),
    /** When its reviewer got the mail that it is due soon. */
    dueWarnedAt: moment('due_warned_at'),
    /** When the guarantee for late reviews took hold, and what it gives back. */
    lateAt: moment('late_at'),
    guaranteeAmount: integer('guarantee_amount'),
    refundId: text('refund_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('review_case_file').on(table.fileKey),
    index('review_case_voice')
      .on(table.voiceKey)
      .where(sql`${table.voiceKey} IS NOT NULL`),
    index('review_case_reviewed')
      .on(table.reviewedKey)
      .where(sql`${table.reviewedKey} IS NOT NULL`),
    index('review_case_user').on(table.userId),
    index('review_case_reviewer').on(table.reviewerId),
    index('review_case_delivered')
      .on(table.reviewerId, table.deliveredAt)
      .where(sql`${table.deliveredAt} IS NOT NULL`),
    index('review_case_open')
      .on(table.createdAt)
      .where(sql`${table.deliveredAt} IS NULL`),
  ],
);

export const reviewSection = pgEnum('review_section', [
  'overall',
  'profile',
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'other',
]);

/** A part of a page: fractions of its width and height from its upper left corner. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A written comment on a section of the CV, perhaps on a spot of a page. */
export const reviewComment = pgTable(
  'review_comment',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => reviewCase.orderId, { onDelete: 'cascade' }),
    userId: customerId(),
    section: reviewSection('section').notNull(),
    /** Counted from 1. */
    page: integer('page'),
    box: jsonb('box').$type<PageBox>(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('review_comment_order').on(table.orderId, table.createdAt),
    index('review_comment_user').on(table.userId),
  ],
);
