import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A key that a program of its owner's shows instead of a session. The key itself is nowhere: only its hash. */
export const apiToken = pgTable(
  'api_token',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token, which is random enough that a slow hash would add nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The last characters, by which its owner tells it from others. */
    ending: text('ending').notNull(),
    /** What it opens: `read` (POST /v1/resumes), `print` (POST /v1/printResume). */
    scopes: text('scopes')
      .array()
      .notNull()
      .default(sql`'{read,print}'::text[]`),
    endsAt: moment('ends_at')
      .notNull()
      .default(sql`now() + interval '90 days'`),
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('api_token_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);
