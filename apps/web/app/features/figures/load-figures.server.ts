import { gte, or, eq, sql } from 'drizzle-orm';
import { dayOf } from '~/features/analytics/public.server.ts';
import type { Db } from '~/services/db/db.server.ts';
import { dailyFigure } from '~/services/db/operations-schema.ts';
import { countBusiness, countEvents } from './count-figures.server.ts';
import { daysUpTo, startOf } from './days.ts';
import { ALL_TIME, COUNTED, KEPT_DAYS } from './roll-up-figures.server.ts';

interface Figures {
  /** The last thirty, oldest first. */
  days: string[];
  /** By name, then by day; what is missing is 0. */
  values: Map<string, Map<string, number>>;
  /** Stars since the beginning. */
  ratings: { type: string; average: number; count: number }[];
}

type Stored = typeof dailyFigure.$inferSelect;

/**
 * How the last thirty days went: what the job counted, and counted now what happened since. Before its first run everything is
 * counted now.
 */
export async function loadFigures(db: Db, now = new Date()): Promise<Figures> {
  const days = daysUpTo(dayOf(now), KEPT_DAYS);
  const first = days[0] ?? '';
  const stored = await db
    .select()
    .from(dailyFigure)
    .where(or(gte(dailyFigure.day, first), eq(dailyFigure.day, ALL_TIME)));
  const countedAt = new Map(
    stored.filter(({ name }) => name === COUNTED).map((row) => [row.day, row.countedAt]),
  );
  // The first day that was not over when it was counted; the ones after it neither.
  const open = days.find((day) => !isOver(day, countedAt.get(day))) ?? days.at(-1) ?? first;
  const to = new Date(now.getTime() + 1);
  const eventsFrom = countedAt.get(open) ?? startOf(open);
  const [business, events, ratings] = await Promise.all([
    countBusiness(db, { from: startOf(open), to }),
    countEvents(db, { from: eventsFrom, to }),
    loadRatings(db, stored),
  ]);
  const values: Figures['values'] = new Map();
  const set = (name: string, day: string, value: number) => {
    const byDay = values.get(name) ?? new Map<string, number>();
    values.set(name, byDay.set(day, value));
  };
  for (const { day, name, value } of stored)
    if (day !== ALL_TIME && name !== COUNTED && (day < open || (day === open && name.startsWith('event:'))))
      set(name, day, value);
  for (const { day, name, value } of business) set(name, day, value);
  for (const { day, name, value } of events) set(name, day, value + (values.get(name)?.get(day) ?? 0));
  return { days, values, ratings };
}

function isOver(day: string, countedAt: Date | undefined): boolean {
  return countedAt !== undefined && dayOf(countedAt) > day;
}

/** What the job added up, and what came since. */
async function loadRatings(db: Db, stored: Stored[]): Promise<Figures['ratings']> {
  const ofAllTime = stored.filter(({ day }) => day === ALL_TIME);
  const countedAt = ofAllTime.find(({ name }) => name === COUNTED)?.countedAt ?? new Date(0);
  const { rows } = await db.execute<{ type: string; count: number; stars: number }>(sql`
    SELECT type::text, count(*)::int AS count, sum(rating)::int AS stars FROM feedback
    WHERE created_at >= ${countedAt.toISOString()} GROUP BY type`);
  const totals = new Map<string, { count: number; stars: number }>();
  const add = (type: string, count: number, stars: number) => {
    const total = totals.get(type) ?? { count: 0, stars: 0 };
    totals.set(type, { count: total.count + count, stars: total.stars + stars });
  };
  for (const { name, value } of ofAllTime) {
    const [word, type = ''] = name.split(':');
    if (word === 'ratings') add(type, value, 0);
    if (word === 'stars') add(type, 0, value);
  }
  for (const { type, count, stars } of rows) add(type, count, stars);
  return [...totals]
    .map(([type, { count, stars }]) => ({ type, count, average: stars / count }))
    .sort((a, b) => a.type.localeCompare(b.type));
}
