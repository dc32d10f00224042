import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cv, user } from './schema.ts';

/** What a CV said at an earlier time: kept by itself while somebody edits, or by name when they ask for it. */
export const cvVersion = pgTable(
  'cv_version',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cvId: text('cv_id')
      .notNull()
      .references(() => cv.id, { onDelete: 'cascade' }),
    /** The person's own name for it; null for one that was kept by itself. */
    name: text('name'),
    /** The CV document, without its photograph: who takes a photograph out of a CV wants it gone. */
    document: jsonb('document').notNull(),
    /** When the document became what it is here. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('cv_version_user').on(table.userId),
    index('cv_version_cv').on(table.cvId, table.createdAt.desc().nullsFirst()),
  ],
);
