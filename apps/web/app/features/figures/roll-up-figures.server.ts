import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { dayOf } from '~/features/analytics/public.server.ts';
import type { Db, DbOrTx } from '~/services/db/db.server.ts';
import { dailyFigure } from '~/services/db/operations-schema.ts';
import { countBusiness, countEvents } from './count-figures.server.ts';
import { daysUpTo, startOf } from './days.ts';
import { dayAfter } from '~/services/calendar.ts';

export const KEPT_DAYS = 30;
/** Says when a day was last counted, whether anything happened on it or not. */
export const COUNTED = 'counted';
/** The day of what has none: stars since the beginning. */
export const ALL_TIME = '1970-01-01';
/** What was written before a run began may have been committed after it looked. */
const OVERLAP_MS = 15 * 60_000;

/**
 * Job, every ten minutes and after refunds: counts today, days that are over and were not counted since, and days whose payments
 * changed: money that goes back lowers the revenue of the day on which it came.
 */
export async function rollUpFigures({ db }: { db: Db }, now = new Date()): Promise<void> {
  const today = dayOf(now);
  const days = daysUpTo(today, KEPT_DAYS);
  const counted = await readCounted(db, days[0] ?? today);
  const changed = await changedDays(db, counted.get(today) ?? counted.get(dayAfter(today, -1)));
  for (const day of days) {
    const isClosed =
      (counted.get(day) ?? new Date(0)) >= new Date(startOf(dayAfter(day)).getTime() + OVERLAP_MS);
    if (!isClosed) await countDay(db, day, now);
    else if (changed.has(day)) await countDay(db, day, now, 'business');
  }
  for (const day of changed) if (day < (days[0] ?? '')) await countDay(db, day, now, 'business');
  await countStars(db, now);
}

async function readCounted(db: Db, since: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ day: dailyFigure.day, countedAt: dailyFigure.countedAt })
    .from(dailyFigure)
    .where(and(gte(dailyFigure.day, since), eq(dailyFigure.name, COUNTED)));
  return new Map(rows.map(({ day, countedAt }) => [day, countedAt]));
}

async function changedDays(db: Db, lastRun: Date | undefined): Promise<Set<string>> {
  if (!lastRun) return new Set();
  const since = new Date(lastRun.getTime() - OVERLAP_MS).toISOString();
  const { rows } = await db.execute<{ day: string }>(sql`
    SELECT DISTINCT to_char(settled_at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS day FROM payment
    WHERE updated_at >= ${since} AND settled_at IS NOT NULL`);
  return new Set(rows.map(({ day }) => day));
}

async function countDay(db: Db, day: string, now: Date, part: 'all' | 'business' = 'all'): Promise<void> {
  const span = {
    from: startOf(day),
    to: new Date(Math.min(startOf(dayAfter(day)).getTime(), now.getTime())),
  };
  await db.transaction(async (tx) => {
    const business = await countBusiness(tx, span);
    const events = part === 'all' ? await countEvents(tx, span) : [];
    const names = business.map(({ name }) => name);
    // The revenue of a day may be gone altogether.
    const gone = ['revenue', 'orders'].filter((name) => !names.includes(name));
    await tx.delete(dailyFigure).where(and(eq(dailyFigure.day, day), inArray(dailyFigure.name, gone)));
    await write(tx, [...business, ...events], now);
    if (part === 'all') await write(tx, [{ day, name: COUNTED, value: 1 }], now);
  });
}

async function countStars(db: Db, now: Date): Promise<void> {
  const { rows } = await db.execute<{ name: string; value: number }>(sql`
    SELECT word || ':' || type AS name, value FROM (
      SELECT type::text, count(*)::float8 AS ratings, sum(rating)::float8 AS stars FROM feedback
      WHERE created_at < ${now.toISOString()} GROUP BY type
    ) AS total, LATERAL (VALUES ('ratings', ratings), ('stars', stars)) AS figure (word, value)`);
  await db.transaction((tx) =>
    write(
      tx,
      [...rows, { name: COUNTED, value: 1 }].map((row) => ({ ...row, day: ALL_TIME })),
      now,
    ),
  );
}

async function write(
  tx: DbOrTx,
  figures: { day: string; name: string; value: number }[],
  countedAt: Date,
): Promise<void> {
  if (figures.length === 0) return;
  await tx
    .insert(dailyFigure)
    .values(figures.map((figure) => ({ ...figure, countedAt })))
    .onConflictDoUpdate({
      target: [dailyFigure.day, dailyFigure.name],
      set: { value: sql`excluded.value`, countedAt: sql`excluded.counted_at` },
    });
}
