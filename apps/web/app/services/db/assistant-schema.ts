import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './schema.ts';

/* Of the writing assistant counts are kept, never a text. */

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Who agreed that their texts go to a model, and to whose. */
export const assistantConsent = pgTable('assistant_consent', {
  userId: ownerId().primaryKey(),
  /** Host and model. Another one is agreed to anew. */
  recipient: text('recipient').notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
});

/** How many suggestions a person took on a day in Jakarta. */
export const assistantUse = pgTable(
  'assistant_use',
  {
    userId: ownerId(),
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What all suggestions of a month in Jakarta took. */
export const assistantMonth = pgTable('assistant_month', {
  /** Such as `2026-11`. */
  month: text('month').primaryKey(),
  requests: integer('requests').notNull(),
  inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
  outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
  /** In thousandths of a rupiah. What is under way stands with the most that it may cost. */
  spent: bigint('spent', { mode: 'number' }).notNull().default(0),
});
