import { eq, gte } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { mentoringMonth } from '~/services/db/ledger-schema.ts';
import { addMonths, monthOf } from '../accounting/period.ts';
import { loadFigures, type Figures } from './load-figures.server.ts';

/** What is counted faster is always counted anew. */
const QUICK_MS = 100;
const MINUTE_MS = 60_000;
const FRESH_MS = 20 * MINUTE_MS;
/** Sessions of months long over hardly change any more. */
const OLD_FRESH_MS = 24 * 60 * MINUTE_MS;

interface KeptFigures {
  figures: Figures;
  /** Since when they stand; null where they were counted just now. */
  countedAt: Date | null;
}

/** The figures of a month; where counting them takes long, as they were counted some minutes ago. */
export async function loadKeptFigures(
  db: Db,
  month: string,
  { now = new Date(), quickMs = QUICK_MS } = {},
): Promise<KeptFigures> {
  const [kept] = await db.select().from(mentoringMonth).where(eq(mentoringMonth.month, month));
  const freshMs = month >= previousMonth(now) ? FRESH_MS : OLD_FRESH_MS;
  if (kept && now.getTime() - kept.countedAt.getTime() < freshMs)
    return { figures: kept.figures as Figures, countedAt: kept.countedAt };
  return { figures: await countAndKeep(db, month, { now, quickMs }), countedAt: null };
}

/** Job: counts anew what is kept of this month and the one before, so that no operator waits for it. */
export async function refreshFigures({ db }: { db: Db }, now = new Date()): Promise<void> {
  const kept = await db
    .select({ month: mentoringMonth.month })
    .from(mentoringMonth)
    .where(gte(mentoringMonth.month, previousMonth(now)));
  for (const { month } of kept) await countAndKeep(db, month, { now, quickMs: QUICK_MS });
}

async function countAndKeep(
  db: Db,
  month: string,
  { now, quickMs }: { now: Date; quickMs: number },
): Promise<Figures> {
  const startedAt = performance.now();
  const figures = await loadFigures(db, month);
  const row = { figures, countedAt: now };
  if (performance.now() - startedAt < quickMs)
    await db.delete(mentoringMonth).where(eq(mentoringMonth.month, month));
  else
    await db
      .insert(mentoringMonth)
      .values({ month, ...row })
      .onConflictDoUpdate({ target: mentoringMonth.month, set: row });
  return figures;
}

const previousMonth = (now: Date) => addMonths(monthOf(now), -1);
