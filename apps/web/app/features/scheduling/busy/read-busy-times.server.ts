import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { createWorkerPool, sandboxArgs, type WorkerPool } from '@setapak/worker-pool';
import { mentorBusy, mentorCalendar } from '~/services/db/calendar-schema.ts';
import { rangeText } from '~/services/db/time-range.ts';
import { AppError } from '~/services/error.ts';
import { oneByOne } from '~/services/jobs/one-by-one.server.ts';
import { busyCalendarPlace } from '~/services/sealing/sealing.server.ts';
import type { Services } from '~/services/services.server.ts';
import { MINUTE_MS, OWN_UID, type TimeRange } from '../model.ts';
import { mergeRanges } from '../ranges.ts';
import { refreshNextFree } from '../refresh-next-free.server.ts';
import { BusyError, isBusyProblem, type BusyProblem } from './busy-problem.ts';
import { fetchCalendar } from './fetch-calendar.server.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;
/** As far as anybody may be booked, and a week. */
const AHEAD_MS = 187 * DAY_MS;
const EVERY_MS = 60 * MINUTE_MS;
const AFTER_PROBLEM_MS = 30 * MINUTE_MS;
const BATCH = 100;
const AT_ONCE = 4;
/** Rows of one mentor: more stretches that are apart nobody has in half a year. */
const MOST_ROWS = 5_000;

type BusyServices = Pick<Services, 'db' | 'sealing' | 'log'>;

interface SaveBusyCalendar {
  services: Pick<Services, 'db' | 'sealing' | 'jobs'>;
  mentorId: string;
  /** https; null for none any more. */
  url: string | null;
  now?: Date;
}

/** Keeps where a mentor's own calendar is, to be read at once. @throws AppError not_found, before they said when they can be booked */
export async function saveBusyCalendar({ services, mentorId, url, now = new Date() }: SaveBusyCalendar) {
  const { db, sealing, jobs } = services;
  await db.transaction(async (tx) => {
    const [saved] = await tx
      .update(mentorCalendar)
      .set({
        busyUrl: url && sealing.seal(busyCalendarPlace(mentorId), url),
        busyReadAt: null,
        busyProblem: null,
        busyCheckAt: now,
        updatedAt: now,
      })
      .where(eq(mentorCalendar.mentorId, mentorId))
      .returning({ mentorId: mentorCalendar.mentorId });
    if (!saved) throw new AppError('not_found');
    await tx.delete(mentorBusy).where(eq(mentorBusy.mentorId, mentorId));
    await refreshNextFree(tx, mentorId, now);
    if (url) await jobs.enqueue(tx, 'read-busy-times', {});
  });
}

/** What the mentor sees of it: whose server it is on, when it was read, and what went wrong; null where there is none. */
export async function loadBusyCalendar({
  services: { db, sealing },
  mentorId,
}: Pick<SaveBusyCalendar, 'mentorId'> & { services: Pick<Services, 'db' | 'sealing'> }) {
  const [row] = await db.select().from(mentorCalendar).where(eq(mentorCalendar.mentorId, mentorId));
  if (!row?.busyUrl) return null;
  const url = URL.parse(sealing.open(busyCalendarPlace(mentorId), row.busyUrl));
  const problem = row.busyProblem && isBusyProblem(row.busyProblem) ? row.busyProblem : null;
  const times = await db.$count(mentorBusy, eq(mentorBusy.mentorId, mentorId));
  return { host: url?.host ?? '', readAt: row.busyReadAt, problem, times };
}

export type BusyCalendar = Awaited<ReturnType<typeof loadBusyCalendar>>;

interface ReadBusyTimes {
  services: BusyServices;
  /** How an address becomes its text. */
  fetchText?: (url: string) => Promise<string>;
  now?: Date;
}

/**
 * Job: reads the calendars that are due, each in a process that it may kill. What was read before stays where one cannot be read.
 * Several processes may run it at once. @returns how many were read or tried
 */
export async function readBusyTimes({
  services,
  fetchText = (url) => fetchCalendar({ url }),
  now = new Date(),
}: ReadBusyTimes): Promise<number> {
  const { db } = services;
  const isDue = and(isNotNull(mentorCalendar.busyUrl), lte(mentorCalendar.busyCheckAt, now));
  const due = await db
    .select({ id: mentorCalendar.mentorId })
    .from(mentorCalendar)
    .where(isDue)
    .orderBy(asc(mentorCalendar.busyCheckAt))
    .limit(BATCH);
  if (due.length === 0) return 0;
  const readers = openReaders();
  const waiting = due.values();
  try {
    const run = async ({ id }: { id: string }) => {
      // Taken with its next turn, so that nobody else does it as well and no failure makes it try without end.
      const [mine] = await db
        .update(mentorCalendar)
        .set({ busyCheckAt: new Date(now.getTime() + EVERY_MS) })
        .where(and(eq(mentorCalendar.mentorId, id), isDue))
        .returning();
      if (mine?.busyUrl) await readOne({ services, readers, fetchText, now }, mine);
    };
    const work = () => oneByOne({ log: services.log, items: waiting, run });
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await readers.close();
  }
  return due.length;
}

// Found through the package, because the bundled server does not lie beside its sources.
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json')),
  'app/features/scheduling/busy',
);

function openReaders(): WorkerPool {
  return createWorkerPool({
    script: join(folder, 'worker.ts'),
    size: 1,
    timeoutMs: 10_000,
    memoryBytes: 384 * 2 ** 20,
    execArgv: sandboxArgs(folder),
  });
}

interface Reading extends Required<ReadBusyTimes> {
  readers: WorkerPool;
}

type Row = typeof mentorCalendar.$inferSelect;

async function readOne({ services, readers, fetchText, now }: Reading, row: Row): Promise<void> {
  const { db, sealing, log } = services;
  const { mentorId, busyUrl, timeZone } = row;
  const within = { from: now.getTime() - DAY_MS, to: now.getTime() + AHEAD_MS };
  let ranges: TimeRange[] = [];
  let problem: BusyProblem | null = null;
  try {
    const text = await fetchText(sealing.open(busyCalendarPlace(mentorId), busyUrl ?? ''));
    const read = await readers.run<TimeRange[]>('busyTimes', [{ text, timeZone, within, ownUid: OWN_UID }]);
    ranges = mergeRanges(read);
    if (ranges.length > MOST_ROWS) throw new BusyError('too_many_events');
  } catch (error) {
    problem = problemOf(error);
    log.info({ mentorId, problem }, 'a calendar of a mentor could not be read');
  }
  await db.transaction(async (tx) => {
    const [same] = await tx
      .select({ busyUrl: mentorCalendar.busyUrl })
      .from(mentorCalendar)
      .where(eq(mentorCalendar.mentorId, mentorId))
      .for('update');
    // Another address, or none, since it was fetched.
    if (same?.busyUrl !== busyUrl) return;
    const kept = problem
      ? { busyProblem: problem, busyCheckAt: new Date(now.getTime() + AFTER_PROBLEM_MS) }
      : { busyProblem: null, busyReadAt: now };
    await tx.update(mentorCalendar).set(kept).where(eq(mentorCalendar.mentorId, mentorId));
    if (problem) return;
    await tx.delete(mentorBusy).where(eq(mentorBusy.mentorId, mentorId));
    const rows = ranges.map((range) => ({ mentorId, during: rangeText(range) }));
    if (rows.length > 0) await tx.insert(mentorBusy).values(rows);
    await refreshNextFree(tx, mentorId, now);
  });
}

function problemOf(error: unknown): BusyProblem {
  if (error instanceof BusyError) return error.problem;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isBusyProblem(code)) return code;
  if (code === 'memory' || code === 'timeout') return 'too_many_events';
  // Whatever else a file makes the reader throw is the file's doing.
  return 'not_calendar';
}
