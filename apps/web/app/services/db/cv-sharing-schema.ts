import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
  (table) => [
    index('cv_import_user').on(table.userId),
    index('cv_import_created').on(table.createdAt),
    index('cv_import_file').on(table.fileKey),
  ],
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
    /** Whether who has the link may leave a comment. */
    comments: boolean('comments').notNull().default(false),
    views: integer('views').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [index('cv_share_user').on(table.userId)],
);

/** The addresses `/r/{address}` under which a CV is shared, besides its id: a short random one, and those that its owner chose. */
export const shareAddress = pgTable(
  'share_address',
  {
    address: text('address').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cvId: text('cv_id')
      .notNull()
      .references(() => cv.id, { onDelete: 'cascade' }),
    /** `chosen` ones open only what is public; `random` ones whatever is shared. */
    kind: text('kind', { enum: ['random', 'chosen'] }).notNull(),
    /** The one that is handed out; earlier ones lead to it. */
    current: boolean('current').notNull().default(true),
    /** When its owner gave it up; some weeks later others may choose it. */
    releasedAt: moment('released_at'),
    createdAt: madeAt,
  },
  (table) => [
    uniqueIndex('share_address_current')
      .on(table.userId, table.cvId, table.kind)
      .where(sql`${table.current}`),
    index('share_address_cv').on(table.cvId),
  ],
);

/**
 * Chosen addresses that went with their CV, with their owner's account, or because the owner holds too many. For a while others do
 * not get them. Only a hash is kept, for an address may be a name.
 */
export const keptAddress = pgTable('kept_address', {
  hash: text('hash').primaryKey(),
  /** May have been deleted since. */
  holderId: text('holder_id').notNull(),
  releasedAt: moment('released_at').notNull().defaultNow(),
});

/** What a person with the link said about a shared CV. It is seen by others once the CV's owner lets it. */
export const cvComment = pgTable(
  'cv_comment',
  {
    id: text('id').primaryKey(),
    /** The owner of the CV. */
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cvId: text('cv_id')
      .notNull()
      .references(() => cv.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'approved', 'hidden'] })
      .notNull()
      .default('waiting'),
    resolvedAt: moment('resolved_at'),
    /** Set by a deletion that can still be undone; a job removes the row for good later. */
    deletedAt: moment('deleted_at'),
    createdAt: madeAt,
  },
  (table) => [
    index('cv_comment_cv').on(table.cvId, table.createdAt.desc().nullsFirst()),
    index('cv_comment_user').on(table.userId),
    index('cv_comment_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);
