import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
const applicationId = () =>
  text('application_id')
    .notNull()
    .references(() => jobApplication.id, { onDelete: 'cascade' });

export const applicationStage = pgEnum('application_stage', [
  'saved',
  'applied',
  'test',
  'interview',
  'offer',
  'closed',
]);
export const applicationOutcome = pgEnum('application_outcome', ['accepted', 'rejected', 'withdrawn']);

/** A job that somebody wants, from the ad to the answer. */
export const jobApplication = pgTable(
  'job_application',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    stage: applicationStage('stage').notNull().default('saved'),
    /** Only where it is closed. */
    outcome: applicationOutcome('outcome'),
    /** Its place in the column of its stage, from the top. */
    position: integer('position').notNull().default(0),
    title: text('title').notNull(),
    company: text('company').notNull().default(''),
    place: text('place').notNull().default(''),
    /** Where the ad stands: an http(s) address. */
    link: text('link'),
    /** The last day to apply. */
    deadline: date('deadline'),
    salary: text('salary').notNull().default(''),
    /** Where it was found, such as a job site. */
    source: text('source').notNull().default(''),
    contact: text('contact').notNull().default(''),
    notes: text('notes').notNull().default(''),
    /** The ad as it was pasted, or what it says of the post that was chosen. */
    ad: text('ad'),
    /** As it was pasted, where it offers several posts and one was chosen. */
    wholeAd: text('whole_ad'),
    /** The same as in `ats_job`: what was compared with the ad is found by it. */
    adHash: text('ad_hash'),
    /** When it was sent, and when something came back. */
    appliedAt: moment('applied_at'),
    answeredAt: moment('answered_at'),
    /** Counts the changes of its words; a form names the version it started from. */
    version: integer('version').notNull().default(1),
    /** Counts the changes of words, place and steps; a device that keeps it in step names the one it started from. */
    revision: integer('revision').notNull().default(1),
    /** Of the device's save that made this revision; null where a form did. */
    saveId: text('save_id'),
    archivedAt: moment('archived_at'),
    /** Set by a deletion that can still be undone; a job removes the row for good later. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('job_application_user_stage').on(table.userId, table.stage, table.position),
    index('job_application_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    index('job_application_deadline')
      .on(table.deadline)
      .where(sql`${table.stage} = 'saved' AND ${table.deadline} IS NOT NULL`),
    index('job_application_waiting')
      .on(table.appliedAt)
      .where(sql`${table.stage} = 'applied'`),
    check('job_application_outcome', sql`(${table.stage} = 'closed') = (${table.outcome} IS NOT NULL)`),
  ],
);

export const applicationEventKind = pgEnum('application_event_kind', [
  'test',
  'interview',
  'follow_up',
  'other',
]);

/** Something with a date that belongs to an application: a step to take, or one that was taken. */
export const jobApplicationEvent = pgTable(
  'job_application_event',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    applicationId: applicationId(),
    kind: applicationEventKind('kind').notNull(),
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('job_application_event_user').on(table.userId, table.startsAt),
    index('job_application_event_application').on(table.applicationId, table.startsAt),
    index('job_application_event_open')
      .on(table.startsAt)
      .where(sql`${table.doneAt} IS NULL`),
  ],
);

export const applicationFileKind = pgEnum('application_file_kind', ['cv', 'attachment']);

/** A file that belongs to an application. The CV is the PDF that it was when it was sent. */
export const jobApplicationFile = pgTable(
  'job_application_file',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    applicationId: applicationId(),
    kind: applicationFileKind('kind').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    fileKey: text('file_key').notNull(),
    /** The CV that it was made from, which may have changed since or be gone, and its name then. */
    cvId: text('cv_id'),
    cvName: text('cv_name'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('job_application_file_cv')
      .on(table.userId, table.applicationId)
      .where(sql`${table.kind} = 'cv'`),
    index('job_application_file_application').on(table.applicationId),
    index('job_application_file_user').on(table.userId),
    index('job_application_file_key').on(table.fileKey),
  ],
);

export const applicationReminderKind = pgEnum('application_reminder_kind', [
  'deadline',
  'follow_up',
  'event',
]);

/** What was already written in a mail: none is sent twice. */
export const jobApplicationReminder = pgTable(
  'job_application_reminder',
  {
    userId: ownerId(),
    applicationId: applicationId(),
    kind: applicationReminderKind('kind').notNull(),
    /** What it was about: the day of the deadline or of sending, or an event with its time. */
    about: text('about').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId, table.kind, table.about] }),
    index('job_application_reminder_application').on(table.applicationId),
  ],
);

/** How well a CV fits an application's ad: renewed when the CV changes. */
export const jobApplicationMatch = pgTable(
  'job_application_match',
  {
    userId: ownerId(),
    applicationId: applicationId(),
    /** The CV, which may be gone, and its name when it was compared last. */
    cvId: text('cv_id').notNull(),
    cvName: text('cv_name').notNull(),
    /** The version that was compared; 0 before the first time. */
    cvVersion: integer('cv_version').notNull().default(0),
    /** 0..100; null before the first time, and where the ad names nothing that can be compared. */
    score: integer('score'),
    /** What the ad demands and the CV lacks. */
    missing: text('missing').array().notNull().default([]),
    /** The score before the last one that differed, of the same CV; when that changed, and what is no longer missing. */
    previousScore: integer('previous_score'),
    changedAt: moment('changed_at'),
    gained: text('gained').array().notNull().default([]),
    matchedAt: moment('matched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index('job_application_match_cv').on(table.userId, table.cvId),
    index('job_application_match_application').on(table.applicationId),
  ],
);

/** How somebody wants their board. Without a row all is as it comes. */
export const jobBoard = pgTable('job_board', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  reminders: boolean('reminders').notNull().default(true),
  /** Counts the secret addresses of the calendar; 0 where there is none. */
  feedVersion: integer('feed_version').notNull().default(0),
});
