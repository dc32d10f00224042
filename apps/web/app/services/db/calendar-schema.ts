import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { DayHours, WeekdayHours } from '../calendar-content.ts';
import { mentor } from './mentoring-schema.ts';
import { order } from './payments-schema.ts';
import { user } from './schema.ts';

/* A mentor's time: when they can be booked, what is taken, and who they are when they sign in (docs/decisions/061). */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const madeAt = moment('created_at').notNull().defaultNow();
const changedAt = moment('updated_at').notNull().defaultNow();

/** A stretch of time in UTC; its start belongs to it, its end does not. Written and read as PostgreSQL's text of it. */
const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** A mentor who has a row here is booked at times of their choice; the others agree on a time after the payment. */
export const mentorCalendar = pgTable(
  'mentor_calendar',
  {
    mentorId: text('mentor_id')
      .primaryKey()
      .references(() => mentor.id, { onDelete: 'cascade' }),
    /** IANA name; everything below is meant in it. */
    timeZone: text('time_zone').notNull().default('Asia/Jakarta'),
    weekly: jsonb('weekly').$type<WeekdayHours[]>().notNull().default([]),
    exceptions: jsonb('exceptions').$type<DayHours[]>().notNull().default([]),
    /** Minutes. */
    bufferBefore: integer('buffer_before').notNull().default(0),
    bufferAfter: integer('buffer_after').notNull().default(0),
    leastNotice: integer('least_notice').notNull().default(720),
    horizonDays: integer('horizon_days').notNull().default(28),
    mostPerDay: integer('most_per_day'),
    mostPerWeek: integer('most_per_week'),
    /** The mentor's own room; otherwise the configured template names one for each session. */
    meetingUrl: text('meeting_url'),
    /** Part of the feed's secret address: a new number makes another address; 0 is no feed. */
    feedVersion: integer('feed_version').notNull().default(0),
    /** An iCal address whose events are busy times, sealed with `DATA_KEY`: who has it reads the calendar. */
    busyUrl: text('busy_url'),
    /** When it was last read, and when it is to be read again. */
    busyReadAt: moment('busy_read_at'),
    busyCheckAt: moment('busy_check_at').notNull().defaultNow(),
    /** Why it could not be read the last time, in a word of ours. */
    busyProblem: text('busy_problem'),
    /** When the next half hour is free, as of the last look; `mentor_search` holds the same. */
    nextFreeAt: moment('next_free_at'),
    /** When that has to be looked at again. */
    refreshAt: moment('refresh_at').notNull().defaultNow(),
    createdAt: madeAt,
    updatedAt: changedAt,
  },
  (table) => [
    index('mentor_calendar_refresh').on(table.refreshAt),
    check(
      'mentor_calendar_minutes',
      sql`${table.bufferBefore} >= 0 AND ${table.bufferAfter} >= 0 AND ${table.leastNotice} >= 0`,
    ),
    check('mentor_calendar_horizon', sql`${table.horizonDays} BETWEEN 1 AND 180`),
  ],
);

/**
 * What of a mentor's time is taken: by sessions that stand, and for half an hour by an order that is being paid. Two rows of one
 * mentor never overlap: the constraint `mentor_time_once` of the migration (EXCLUDE USING gist) holds it.
 */
export const mentorTime = pgTable(
  'mentor_time',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => order.id),
    mentorId: text('mentor_id').notNull(),
    during: timeRange('during').notNull(),
    /** Until when it is held for the payment; null for a session that stands. */
    heldUntil: moment('held_until'),
    createdAt: madeAt,
  },
  (table) => [
    index('mentor_time_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} IS NOT NULL`),
  ],
);

/** What a mentor's own calendar says is taken; read anew as a whole. */
export const mentorBusy = pgTable(
  'mentor_busy',
  {
    mentorId: text('mentor_id')
      .notNull()
      .references(() => mentorCalendar.mentorId, { onDelete: 'cascade' }),
    during: timeRange('during').notNull(),
  },
  (table) => [index('mentor_busy_mentor').on(table.mentorId)],
);

/** The account a mentor signs in with, and what of their profile waits to be looked at. */
export const mentorAccount = pgTable('mentor_account', {
  mentorId: text('mentor_id')
    .primaryKey()
    .references(() => mentor.id, { onDelete: 'cascade' }),
  /** Null until the invitation was followed. */
  userId: text('user_id')
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  invitedAt: moment('invited_at'),
  joinedAt: moment('joined_at'),
  /** Changes of the profile are shown only after an operator looked at them. */
  needsLook: boolean('needs_look').notNull().default(false),
  /** What waits for that. */
  draft: jsonb('draft').$type<Record<string, unknown>>(),
  /** The key of a photo that waits for it. */
  draftPhotoKey: text('draft_photo_key'),
  draftAt: moment('draft_at'),
  createdAt: madeAt,
  updatedAt: changedAt,
});
