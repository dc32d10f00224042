import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentorAccount, mentorBusy, mentorCalendar } from '~/services/db/calendar-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { createSealing } from '~/services/sealing/sealing.server.ts';
import { calendarData } from '../account-data.server.ts';
import { listFreeTimes } from '../list-free-times.server.ts';
import { saveCalendar } from '../save-calendar.server.ts';
import { BusyError } from './busy-problem.ts';
import { loadBusyCalendar, readBusyTimes, saveBusyCalendar } from './read-busy-times.server.ts';

const log = pino({ level: 'silent' });
const now = new Date('2026-11-23T00:00Z');
const url = 'https://calendar.example/secret.ics';
const text = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR'].join('\r\n');
/** 09.00 to 12.00 in Jakarta, each day. */
const mornings = text(
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART;TZID=Asia/Jakarta:20261101T090000',
  'DTEND;TZID=Asia/Jakarta:20261101T120000',
  'RRULE:FREQ=DAILY',
  'END:VEVENT',
);

describeOnDatabases('busy times of a mentor’s own calendar', (getDatabase) => {
  let jobs: Awaited<ReturnType<typeof createJobs>>;
  beforeAll(async () => {
    jobs = await createJobs({ database: getDatabase(), log });
  });
  afterAll(() => jobs.stop());
  const services = () => ({
    db: getDatabase().db,
    log,
    jobs,
    sealing: createSealing('a secret of the tests that is long enough'),
  });

  /** Somebody who can be booked from 09.00 to 13.00 in Jakarta. */
  async function makeMentor(): Promise<string> {
    const { db } = getDatabase();
    const id = newId();
    await db
      .insert(mentor)
      .values({ id, name: 'Sari', title: 'HR', phoneNumber: '+62', email: 'a@b.example' });
    const weekly = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
      weekday,
      from: '09:00',
      to: '13:00',
    }));
    const rules = { bufferBefore: 0, bufferAfter: 0, leastNotice: 60, horizonDays: 14 };
    const values = {
      timeZone: 'Asia/Jakarta',
      weekly,
      exceptions: [],
      ...rules,
      mostPerDay: null,
      mostPerWeek: null,
    };
    await db.transaction((tx) =>
      saveCalendar({ tx, mentorId: id, values: { ...values, meetingUrl: null }, now }),
    );
    return id;
  }
  async function firstFree(mentorId: string) {
    const { db } = getDatabase();
    const [row] = await db.select().from(mentorCalendar).where(eq(mentorCalendar.mentorId, mentorId));
    return row?.nextFreeAt?.toISOString();
  }

  test('what it says is taken is not offered; the address is kept sealed', async () => {
    const mentorId = await makeMentor();
    await saveBusyCalendar({ services: services(), mentorId, url, now });
    const [row] = await getDatabase()
      .db.select()
      .from(mentorCalendar)
      .where(eq(mentorCalendar.mentorId, mentorId));
    expect(row?.busyUrl).not.toContain('secret');
    const fetched: string[] = [];
    const fetchText = (address: string) => {
      fetched.push(address);
      return Promise.resolve(mornings);
    };
    expect(await readBusyTimes({ services: services(), fetchText, now })).toBe(1);
    expect(fetched).toEqual([url]);
    expect(await firstFree(mentorId)).toBe('2026-11-23T05:00:00.000Z');
    const seen = await loadBusyCalendar({ services: services(), mentorId });
    expect(seen).toMatchObject({ host: 'calendar.example', readAt: now, problem: null });
    // Not again before an hour is over.
    expect(await readBusyTimes({ services: services(), fetchText, now })).toBe(0);
    const times = await listFreeTimes({ db: getDatabase().db, mentorId, minutes: 60, now, most: 2 });
    expect(times).toEqual([Date.parse('2026-11-23T05:00Z'), Date.parse('2026-11-24T05:00Z')]);
  });

  test('a calendar that cannot be read keeps what was read before, and says why', async () => {
    const mentorId = await makeMentor();
    await saveBusyCalendar({ services: services(), mentorId, url, now });
    await readBusyTimes({ services: services(), fetchText: () => Promise.resolve(mornings), now });
    const later = new Date(now.getTime() + 2 * 3_600_000);
    const refuse = () => Promise.reject(new BusyError('refused'));
    await readBusyTimes({ services: services(), fetchText: refuse, now: later });
    const seen = await loadBusyCalendar({ services: services(), mentorId });
    expect(seen).toMatchObject({ readAt: now, problem: 'refused' });
    expect(seen?.times).toBeGreaterThan(100);
  });

  test('a hostile calendar ends its own process and nothing else', async () => {
    const [evil, good] = [await makeMentor(), await makeMentor()];
    for (const mentorId of [evil, good]) await saveBusyCalendar({ services: services(), mentorId, url, now });
    const nested = `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(200_000)}`;
    let calls = 0;
    const fetchText = () => Promise.resolve((calls += 1) === 1 ? nested : mornings);
    await readBusyTimes({ services: services(), fetchText, now });
    const seen = await Promise.all(
      [evil, good].map((mentorId) => loadBusyCalendar({ services: services(), mentorId })),
    );
    expect(seen.filter((one) => one?.problem)).toHaveLength(1);
    expect(seen.filter((one) => one?.readAt)).toHaveLength(1);
  });

  test('a mentor of whom nothing can be kept does not end the reading of others', async () => {
    const { db } = getDatabase();
    const [broken, whole] = [await makeMentor(), await makeMentor()];
    for (const mentorId of [broken, whole])
      await saveBusyCalendar({ services: services(), mentorId, url, now });
    await db
      .update(mentorCalendar)
      .set({ timeZone: 'Asia/Nowhere', busyCheckAt: new Date(now.getTime() - 1_000) })
      .where(eq(mentorCalendar.mentorId, broken));
    let calls = 0;
    const fetchText = async () => {
      calls += 1;
      // The first one is at its end before the other begins.
      if (calls > 1) await new Promise((resolve) => setTimeout(resolve, 2_000));
      return mornings;
    };
    await readBusyTimes({ services: services(), fetchText, now });
    expect(await loadBusyCalendar({ services: services(), mentorId: whole })).toMatchObject({
      readAt: now,
      problem: null,
    });
    await db.delete(mentorCalendar).where(eq(mentorCalendar.mentorId, broken));
  });

  test('whose account is deleted is read no longer, and nothing of it stays', async () => {
    const { db } = getDatabase();
    const { id } = await makeUser(getDatabase());
    const mentorId = await makeMentor();
    await db.insert(mentorAccount).values({ mentorId, userId: id, invitedAt: now });
    await saveBusyCalendar({ services: services(), mentorId, url, now });
    await readBusyTimes({ services: services(), fetchText: () => Promise.resolve(mornings), now });
    const rows = await calendarData.rows?.(db, id);
    expect(JSON.stringify(rows)).toContain('Asia/Jakarta');
    expect(JSON.stringify(rows)).not.toContain('busyUrl');
    await db.transaction(async (tx) => calendarData.forget?.(tx, { id, email: '' }));
    expect(await loadBusyCalendar({ services: services(), mentorId })).toBeNull();
    expect(await db.$count(mentorBusy, eq(mentorBusy.mentorId, mentorId))).toBe(0);
  });

  test('without the address its times are free again', async () => {
    const mentorId = await makeMentor();
    await saveBusyCalendar({ services: services(), mentorId, url, now });
    await readBusyTimes({ services: services(), fetchText: () => Promise.resolve(mornings), now });
    await saveBusyCalendar({ services: services(), mentorId, url: null, now });
    expect(await getDatabase().db.$count(mentorBusy, eq(mentorBusy.mentorId, mentorId))).toBe(0);
    expect(await firstFree(mentorId)).toBe('2026-11-23T02:00:00.000Z');
    expect(await loadBusyCalendar({ services: services(), mentorId })).toBeNull();
  });
});
