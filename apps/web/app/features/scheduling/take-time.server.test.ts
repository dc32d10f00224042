import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { mentorCalendar, mentorTime } from '~/services/db/calendar-schema.ts';
import { mentor, mentorSearch } from '~/services/db/mentoring-schema.ts';
import { order } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { rangeText } from '~/services/db/time-range.ts';
import { newId } from '~/services/id.ts';
import { listFreeTimes } from './list-free-times.server.ts';
import { HOLD_MS, MINUTE_MS, type Availability } from './model.ts';
import { refreshFreeTimes } from './refresh-next-free.server.ts';
import { saveCalendar } from './save-calendar.server.ts';
import { bookTime, confirmTime, holdTime, releaseTime } from './take-time.server.ts';

const log = pino({ level: 'silent' });
/** Monday, 23 November 2026, 12.00 WIB. */
const noon = new Date('2026-11-23T05:00Z');
const evening = new Date('2026-11-23T12:00Z');
const later = (minutes: number, from = noon) => new Date(from.getTime() + minutes * MINUTE_MS);

const evenings: Availability = {
  timeZone: 'Asia/Jakarta',
  weekly: ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, from: '19:00', to: '21:00' })),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 0,
  leastNotice: 60,
  horizonDays: 14,
  mostPerDay: null,
  mostPerWeek: null,
};

describeOnDatabases("a mentor's time", (getDatabase) => {
  async function makeMentor(values: Partial<Availability> = {}): Promise<string> {
    const { db } = getDatabase();
    const id = newId();
    const words = { name: 'Sari', title: 'HR Lead', phoneNumber: '+6281', email: `${id}@setapak.example` };
    await db.insert(mentor).values({ id, ...words });
    await db
      .insert(mentorSearch)
      .values({ mentorId: id, shuffle: 1, facets: 0, price: 60_000, addedAt: noon });
    await db.transaction((tx) =>
      saveCalendar({
        tx,
        mentorId: id,
        values: { ...evenings, ...values, meetingUrl: null },
        now: noon,
      }),
    );
    return id;
  }
  async function makeOrders(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    const made = { transactionType: 'mentoring', lines: [], total: 0, details: {}, payBefore: noon } as const;
    const person = { customerName: 'Budi', customerEmail: 'budi@setapak.example' };
    await getDatabase()
      .db.insert(order)
      .values(ids.map((id) => ({ id, userId: id, ...made, lines: [], ...person })));
    return ids;
  }
  const run = <T>(take: (wanted: Parameters<typeof holdTime>[0]) => Promise<T>, wanted: object) =>
    getDatabase().db.transaction((tx) =>
      take({ startAt: evening, minutes: 60, now: noon, ...wanted, tx } as Parameters<typeof holdTime>[0]),
    );
  const freeTimes = (mentorId: string, now = noon, minutes = 60) =>
    listFreeTimes({ db: getDatabase().db, mentorId, minutes, now, most: 3 });
  const nextFree = async (mentorId: string) => {
    const { db } = getDatabase();
    const [row] = await db.select().from(mentorCalendar).where(eq(mentorCalendar.mentorId, mentorId));
    const [found] = await db.select().from(mentorSearch).where(eq(mentorSearch.mentorId, mentorId));
    expect(found?.nextFreeAt).toEqual(row?.nextFreeAt);
    return row?.nextFreeAt?.toISOString();
  };

  test('100 customers want the same hour: one has it', async () => {
    const mentorId = await makeMentor();
    const waiting = await makeOrders(100);
    const outcomes: PromiseSettledResult<Date>[] = [];
    const turn = async (): Promise<void> => {
      for (let orderId = waiting.pop(); orderId; orderId = waiting.pop())
        outcomes.push(...(await Promise.allSettled([run(holdTime, { mentorId, orderId })])));
    };
    await Promise.all(Array.from({ length: 25 }, turn));
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toHaveLength(99);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'time_taken' });
    expect(await getDatabase().db.$count(mentorTime, eq(mentorTime.mentorId, mentorId))).toBe(1);
  });

  test('the database itself refuses two overlapping times of one mentor, and lets others touch', async () => {
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const [one = '', two = '', three = ''] = await makeOrders(3);
    const hour = (from: Date) => rangeText({ from: from.getTime(), to: from.getTime() + 60 * MINUTE_MS });
    await db.insert(mentorTime).values({ orderId: one, mentorId, during: hour(evening) });
    const overlapping = db
      .insert(mentorTime)
      .values({ orderId: two, mentorId, during: hour(later(30, evening)) });
    await expect(overlapping).rejects.toMatchObject({ cause: { code: '23P01' } });
    await db.insert(mentorTime).values({ orderId: three, mentorId, during: hour(later(60, evening)) });
  });

  test('hold: no other order gets the time for half an hour', async () => {
    const mentorId = await makeMentor();
    const [one = '', two = ''] = await makeOrders(2);
    expect(await freeTimes(mentorId)).toContain(evening.getTime());
    expect(await run(holdTime, { mentorId, orderId: one })).toEqual(new Date(noon.getTime() + HOLD_MS));
    expect(await freeTimes(mentorId)).not.toContain(evening.getTime());
    expect(await nextFree(mentorId)).toBe('2026-11-23T13:00:00.000Z');
    const within = { mentorId, orderId: two, now: later(29) };
    await expect(run(holdTime, within)).rejects.toMatchObject({ code: 'time_taken' });
    expect(await freeTimes(mentorId, later(30))).toContain(evening.getTime());
    await run(holdTime, { mentorId, orderId: two, now: later(30) });
    expect(await run(confirmTime, { mentorId, orderId: one, now: later(31) })).toBe(false);
    expect(await run(confirmTime, { mentorId, orderId: two, now: later(31) })).toBe(true);
  });

  test('paid late, the time is taken again where it is still free, the buffer around it too', async () => {
    const mentorId = await makeMentor({ bufferAfter: 30 });
    const [one = '', two = '', three = ''] = await makeOrders(3);
    await run(holdTime, { mentorId, orderId: one });
    expect(await run(confirmTime, { mentorId, orderId: one, now: later(120) })).toBe(true);
    const tomorrow = later(24 * 60, evening);
    await run(holdTime, { mentorId, orderId: two, startAt: tomorrow });
    // The hold lapsed; beside its time, but within the buffer, somebody else booked since.
    await run(bookTime, { mentorId, orderId: three, startAt: later(60, tomorrow), now: later(31) });
    expect(await run(confirmTime, { mentorId, orderId: two, startAt: tomorrow, now: later(32) })).toBe(false);
    expect(await getDatabase().db.$count(mentorTime, eq(mentorTime.orderId, two))).toBe(0);
  });

  test('a time that was given back is free at once', async () => {
    const mentorId = await makeMentor();
    const [one = ''] = await makeOrders(1);
    await run(bookTime, { mentorId, orderId: one });
    expect(await nextFree(mentorId)).toBe('2026-11-23T13:00:00.000Z');
    await getDatabase().db.transaction((tx) => releaseTime(tx, one, noon));
    expect(await nextFree(mentorId)).toBe('2026-11-23T12:00:00.000Z');
  });

  test('the next free time follows the clock: notice passes, holds lapse, days end', async () => {
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const [one = ''] = await makeOrders(1);
    await refreshFreeTimes({ db, log }, noon);
    expect(await nextFree(mentorId)).toBe('2026-11-23T12:00:00.000Z');
    await run(holdTime, { mentorId, orderId: one, minutes: 90 });
    expect(await nextFree(mentorId)).toBe('2026-11-23T13:30:00.000Z');
    await refreshFreeTimes({ db, log }, later(30));
    expect(await nextFree(mentorId)).toBe('2026-11-23T12:00:00.000Z');
    await refreshFreeTimes({ db, log }, new Date('2026-11-23T13:00Z'));
    expect(await nextFree(mentorId)).toBe('2026-11-24T12:00:00.000Z');
  });

  test('a mentor whose calendar cannot be read keeps nobody else from a new free time', async () => {
    const { db } = getDatabase();
    const [broken, whole] = [await makeMentor(), await makeMentor()];
    await db
      .update(mentorCalendar)
      .set({ timeZone: 'Asia/Nowhere', refreshAt: later(-10) })
      .where(eq(mentorCalendar.mentorId, broken));
    await refreshFreeTimes({ db, log }, new Date('2026-11-23T13:00Z'));
    expect(await nextFree(whole)).toBe('2026-11-24T12:00:00.000Z');
    await db.delete(mentorCalendar).where(eq(mentorCalendar.mentorId, broken));
  });

  test('a mentor without a calendar has no times, and none can be taken', async () => {
    const id = newId();
    const words = { name: 'Sari', title: 'HR Lead', phoneNumber: '+6281', email: `${id}@setapak.example` };
    await getDatabase()
      .db.insert(mentor)
      .values({ id, ...words });
    const [one = ''] = await makeOrders(1);
    expect(await freeTimes(id)).toBeNull();
    await expect(run(holdTime, { mentorId: id, orderId: one })).rejects.toMatchObject({ code: 'time_taken' });
  });
});
