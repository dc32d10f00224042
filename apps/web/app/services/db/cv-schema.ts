import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** Two CVs that are one in two languages. Which name each bears, and whether one lies in the bin, its own row says. */
export const cvTwin = pgTable(
  'cv_twin',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The CV that was there first. */
    originalId: text('original_id')
      .notNull()
      .references(() => cv.id, { onDelete: 'cascade' }),
    twinId: text('twin_id')
      .notNull()
      .references(() => cv.id, { onDelete: 'cascade' }),
    /** Both documents as they were when everything that changed until then had been taken over or ignored; without photographs. */
    seenOriginal: jsonb('seen_original').notNull(),
    seenTwin: jsonb('seen_twin').notNull(),
    /** Places whose words are right in both languages: `work:{id}:position`. */
    sameWords: jsonb('same_words').$type<string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cv_twin_original').on(table.userId, table.originalId),
    uniqueIndex('cv_twin_twin').on(table.userId, table.twinId),
    // For the deletion of either.
    index('cv_twin_original_id').on(table.originalId),
    index('cv_twin_twin_id').on(table.twinId),
  ],
);

/** The job that a CV is made for: its ad as it was pasted. */
export const cvTarget = pgTable(
  'cv_target',
  {
    cvId: text('cv_id')
      .notNull()
      .references(() => cv.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    ad: text('ad').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cvId] }), index('cv_target_cv').on(table.cvId)],
);
