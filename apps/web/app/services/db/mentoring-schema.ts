import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { seniorities, type MentorEducation, type MentorExperience } from '../mentor-content.ts';

/* Mentors, what people find them by, and what is said about them after a session. Rupiah are integers. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = moment('created_at').notNull().defaultNow();
const changedAt = moment('updated_at').notNull().defaultNow();
const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

export const mentorSeniority = pgEnum('mentor_seniority', seniorities);

export const mentor = pgTable(
  'mentor',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** For us and for the customer of a paid session: never on a page. */
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    serviceLine: texts('service_line'),
    experiences: jsonb('experiences').$type<MentorExperience[]>().notNull().default([]),
    education: jsonb('education').$type<MentorEducation[]>().notNull().default([]),
    industry: texts('industry'),
    skills: texts('skills'),
    schedule: text('schedule').notNull().default(''),
    description: text('description').notNull().default(''),
    /** Of one hour. */
    price: integer('price').notNull().default(60_000),
    /** The mentor's own share of a session's price in hundredths of a percent; null where the general one holds. */
    share: integer('share'),
    linkedin: text('linkedin'),
    photoUrl: text('photo_url'),
    videoUrl: text('video_url'),
    /** Gives a special discount. */
    super: boolean('super').notNull().default(false),
    seniority: mentorSeniority('seniority').notNull().default('mid'),
    /** An inactive mentor is on no page and cannot be found. */
    active: boolean('active').notNull().default(true),
    /** Whether a session can be booked; the page of one who cannot stays. */
    bookable: boolean('bookable').notNull().default(true),
    /** As many as there are rows of mentor_review, and what their stars add up to. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    addedAt: moment('added_at').notNull().defaultNow(),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('mentor_added').on(table.addedAt, table.id),
    index('mentor_words').using(
      'gin',
      table.name.op('gin_trgm_ops'),
      table.title.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
    ),
    check('mentor_price', sql`${table.price} >= 0`),
    check(
      'mentor_rating',
      sql`${table.ratingSum} BETWEEN ${table.ratingCount} AND 5 * ${table.ratingCount} AND ${table.ratingCount} >= 0`,
    ),
  ],
);

/**
 * What the list is found through: one narrow row for each active mentor, so that a search over all of them reads little
 * (docs/decisions/060). Derived from `mentor`, written with it.
 */
export const mentorSearch = pgTable(
  'mentor_search',
  {
    mentorId: text('mentor_id')
      .primaryKey()
      .references(() => mentor.id, { onDelete: 'cascade' }),
    /** A random place for every mentor: browsing starts anywhere in this order. */
    shuffle: integer('shuffle').notNull(),
    /** One bit for each service line, industry and skill, and for `super`. */
    facets: integer('facets').notNull(),
    price: integer('price').notNull(),
    addedAt: moment('added_at').notNull(),
    /** All words that the mentor is found by, and one for each bit of `facets`. */
    words: texts('words'),
    /** Those of name and title: who matches here comes first. */
    headWords: texts('head_words'),
    /** When their next half hour is free; null without a calendar, or where all is taken. */
    nextFreeAt: moment('next_free_at'),
  },
  (table) => [
    // Each holds all that a filter asks, so that the heap is not touched.
    index('mentor_search_shuffle').on(table.shuffle, table.mentorId, table.facets, table.price),
    index('mentor_search_price').on(table.price, table.shuffle, table.mentorId, table.facets),
    index('mentor_search_added').on(table.addedAt, table.shuffle, table.mentorId, table.facets, table.price),
    index('mentor_search_free')
      .on(table.nextFreeAt, table.shuffle, table.mentorId, table.facets, table.price)
      .where(sql`${table.nextFreeAt} IS NOT NULL`),
    index('mentor_search_words').using('gin', table.words),
  ],
);

/** Every word that somebody can type and that stands in `mentor_search.words`: what a misspelt word is compared with. */
export const mentorWord = pgTable('mentor_word', { word: text('word').primaryKey() }, (table) => [
  index('mentor_word_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);

/** What a customer says after a session; one for each order. */
export const mentorReview = pgTable(
  'mentor_review',
  {
    orderId: text('order_id').primaryKey(),
    mentorId: text('mentor_id')
      .notNull()
      .references(() => mentor.id),
    /** Without a foreign key: the stars stay in the average when the account goes. */
    userId: text('user_id').notNull(),
    /** First name and initial, as it is shown; empty once the account is gone. */
    customerName: text('customer_name').notNull(),
    rating: integer('rating').notNull(),
    review: text('review').notNull(),
    /** The mentor's one public answer. */
    reply: text('reply'),
    repliedAt: moment('replied_at'),
    /** The mentor asked operators to look at it, once, and why. */
    reportedAt: moment('reported_at'),
    report: text('report'),
    /** Taken off the mentor's page and out of their average by an operator; the reason is read by customer and mentor. */
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('mentor_review_mentor').on(table.mentorId, table.createdAt.desc().nullsFirst(), table.orderId),
    index('mentor_review_created').on(table.createdAt),
    index('mentor_review_user').on(table.userId),
    index('mentor_review_reported')
      .on(table.reportedAt)
      .where(sql`${table.reportedAt} IS NOT NULL`),
    check('mentor_review_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);

export const sessionCaseState = pgEnum('session_case_state', ['open', 'closed']);
export const sessionCaseKind = pgEnum('session_case_kind', [
  'mentor_absent',
  'not_as_agreed',
  'no_show_denied',
  /** The guarantee of a customer's first session. */
  'first_session',
]);

/** What went wrong with a session. Money moves only when an operator decides. */
export const sessionCase = pgTable(
  'session_case',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id').notNull().unique(),
    orderId: text('order_id').notNull(),
    mentorId: text('mentor_id').notNull(),
    /** Who opened it. */
    userId: text('user_id').notNull(),
    kind: sessionCaseKind('kind').notNull(),
    /** The customer's words; empty once the account is gone. */
    words: text('words').notNull(),
    state: sessionCaseState('state').notNull().default('open'),
    /** Rupiah that the operator gives back; 0 for none. */
    refundAmount: integer('refund_amount'),
    decision: text('decision'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('session_case_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
    index('session_case_user').on(table.userId),
    index('session_case_mentor').on(table.mentorId),
  ],
);
