import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const feedbackType = pgEnum('feedback_type', ['general', 'cvmaker', 'atsc']);

/** What people said of the product. Rows are only ever added. */
export const feedback = pgTable(
  'feedback',
  {
    /** The `ratingId`. */
    id: text('id').primaryKey(),
    userId: ownerId(),
    type: feedbackType('type').notNull(),
    rating: integer('rating').notNull(),
    /** Only of `cvmaker` and `atsc`. */
    description: text('description'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('feedback_user').on(table.userId, table.type),
    index('feedback_created').on(table.createdAt.desc().nullsFirst()),
    check('feedback_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);

/** When somebody last said "later". */
export const feedbackLater = pgTable(
  'feedback_later',
  {
    userId: ownerId(),
    type: feedbackType('type').notNull(),
    laterAt: moment('later_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);
