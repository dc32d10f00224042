import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cv, user } from './schema.ts';

/* What hangs on a CV besides its document: how it is shared, and what it was imported from. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = moment('created_at').notNull().defaultNow();
const changedAt = moment('updated_at').notNull().defaultNow();

/** What a CV that is read from a PDF was read from, until its owner has looked the reading over. */
export const cvImport = pgTable(
  'cv_import',
  {
    cvId: text('cv_id')
      .primaryKey()
      .references(() => cv.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The `Reading` of packages/ats. */
    reading: jsonb('reading').notNull(),
    fileKey: text('file_key').notNull(),
    createdAt: madeAt,
  },
  (table) => [index('cv_import_user').on(table.userId), index('cv_import_created').on(table.createdAt)],
);

/** How a CV is shared at `/r/{cvId}`. Without a row, or with one that is not active, it is private. */
export const cvShare = pgTable(
  'cv_share',
  {
    cvId: text('cv_id')
      .primaryKey()
      .references(() => cv.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    active: boolean('active').notNull().default(false),
    passwordHash: text('password_hash'),
    /** Signs what a browser keeps after the right password; another one with every change of the password. */
    grantKey: text('grant_key').notNull(),
    /** From then on it is private again. */
    endsAt: moment('ends_at'),
    /** Whether search engines may list it. */
    listed: boolean('listed').notNull().default(false),
    views: integer('views').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [index('cv_share_user').on(table.userId)],
);
