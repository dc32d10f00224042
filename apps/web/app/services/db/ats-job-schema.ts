import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { atsCheck, user } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A job ad that somebody compared a CV with. The same text is kept once. */
export const atsJob = pgTable(
  'ats_job',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Read from the ad; its owner may correct them. */
    title: text('title'),
    company: text('company'),
    /** Where the ad stands: an http(s) address. */
    link: text('link'),
    /** The ad as it was pasted, or what it says of the post that was chosen. */
    ad: text('ad').notNull(),
    /** As it was pasted, where it offers several posts and one was chosen. */
    wholeAd: text('whole_ad'),
    /** SHA-256 of the ad without its spaces. */
    adHash: text('ad_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ats_job_user_ad').on(table.userId, table.adHash),
    index('ats_job_user_updated').on(table.userId, table.updatedAt.desc().nullsFirst()),
  ],
);

/** One check compared with one ad. */
export const atsMatch = pgTable(
  'ats_match',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    jobId: text('job_id')
      .notNull()
      .references(() => atsJob.id, { onDelete: 'cascade' }),
    checkId: text('check_id')
      .notNull()
      .references(() => atsCheck.id, { onDelete: 'cascade' }),
    /** 0..100; null where the ad names nothing that can be compared. */
    score: integer('score'),
    /** The `Match` of packages/ats. */
    match: jsonb('match').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ats_match_job_check').on(table.jobId, table.checkId),
    index('ats_match_user').on(table.userId),
    index('ats_match_check').on(table.checkId),
  ],
);
