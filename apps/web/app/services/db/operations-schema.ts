import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { KnownKeys } from '../processes/keys-of.ts';

/* What those who run the product look at: work that was given up, copies that were made. */

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A job after its last try, until an operator has it done again or it is forgotten (`database-upkeep`). */
export const deadJob = pgTable(
  'dead_job',
  {
    /** The job's own. */
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    /** May hold an address: it is kept for two weeks. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** What went wrong, without values. */
    error: text('error').notNull(),
    tries: integer('tries').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('dead_job_created').on(table.createdAt.desc().nullsFirst())],
);

/** A backup that was finished. It is written after the copy, so no copy holds its own. */
export const backupRun = pgTable(
  'backup_run',
  {
    /** The name of its folder, such as `2026-11-22T03-00-00Z`. */
    id: text('id').primaryKey(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at').notNull().defaultNow(),
    databaseBytes: bigint('database_bytes', { mode: 'number' }).notNull(),
    files: integer('files').notNull(),
    /** How many of them this run had to copy. */
    newFiles: integer('new_files').notNull(),
  },
  (table) => [index('backup_run_finished').on(table.finishedAt.desc().nullsFirst())],
);

/** A process that runs on this database, or did until a moment ago. */
export const runningProcess = pgTable('running_process', {
  id: text('id').primaryKey(),
  role: text('role').notNull(),
  version: text('version').notNull(),
  host: text('host').notNull(),
  /** What its keys are known by: never a key. */
  keys: jsonb('keys').$type<KnownKeys>().notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});

/** What was counted of a day in Jakarta, so that no page counts millions of rows (`features/admin/figures`). */
export const dailyFigure = pgTable(
  'daily_figure',
  {
    day: date('day').notNull(),
    /** `revenue`, `orders`, `event:page view` … */
    name: text('name').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
    countedAt: moment('counted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);
