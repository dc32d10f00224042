import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { jobApplication } from './job-application-schema.ts';
import { cv, user } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A letter of application: a document of `packages/letter`, with what was made of it. */
export const letter = pgTable(
  'letter',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    name: text('name').notNull(),
    /** The application that it belongs to; none for a letter of its own, or once that one is gone. */
    applicationId: text('application_id').references(() => jobApplication.id, { onDelete: 'set null' }),
    /** The CV that it was written from, whose look it has. */
    cvId: text('cv_id').references(() => cv.id, { onDelete: 'set null' }),
    /** The ad that was pasted for it, where it belongs to no application. */
    ad: text('ad'),
    document: jsonb('document').notNull(),
    /** The CV as it was read, where the letter was written from a file: `ReadCv` of features/letters. */
    readCv: jsonb('read_cv'),
    version: integer('version').notNull().default(1),
    /** Of the save that made this version. */
    saveId: text('save_id'),
    /** The letter as it was sent. */
    sentKey: text('sent_key'),
    sentName: text('sent_name'),
    sentAt: moment('sent_at'),
    /** The package that was made last: letter, CV and attachments in one PDF, and what was done to it. */
    packageKey: text('package_key'),
    packageName: text('package_name'),
    packageReport: jsonb('package_report'),
    packageAt: moment('package_at'),
    /** Set by a deletion that can still be undone; a job removes the row for good later. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('letter_user').on(table.userId, table.updatedAt.desc()),
    index('letter_application')
      .on(table.applicationId)
      .where(sql`${table.applicationId} IS NOT NULL`),
    index('letter_cv')
      .on(table.cvId)
      .where(sql`${table.cvId} IS NOT NULL`),
    index('letter_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
    index('letter_sent')
      .on(table.sentKey)
      .where(sql`${table.sentKey} IS NOT NULL`),
    index('letter_package')
      .on(table.packageKey)
      .where(sql`${table.packageKey} IS NOT NULL`),
  ],
);

/** What a letter said at an earlier time, kept by itself while somebody edits. */
export const letterVersion = pgTable(
  'letter_version',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    letterId: text('letter_id')
      .notNull()
      .references(() => letter.id, { onDelete: 'cascade' }),
    document: jsonb('document').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('letter_version_user').on(table.userId),
    index('letter_version_letter').on(table.letterId, table.createdAt.desc()),
  ],
);

export const letterAttachmentKind = pgEnum('letter_attachment_kind', [
  'diploma',
  'transcript',
  'certificate',
  'portfolio',
  'photo',
  'identity_card',
  'other',
]);

/** A paper that somebody sends along: kept once, for every package. */
export const letterAttachment = pgTable(
  'letter_attachment',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    kind: letterAttachmentKind('kind').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    fileKey: text('file_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('letter_attachment_user').on(table.userId, table.createdAt),
    index('letter_attachment_file').on(table.fileKey),
  ],
);
