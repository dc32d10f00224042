import { beforeAll, expect, test } from 'vitest';
import { refreshNextFree, saveCalendar } from '~/features/scheduling/public.server.ts';
import type { Weekday } from '~/features/scheduling/public.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { listMentors } from './list-mentors.server.ts';
import { setBookable } from './own-profile.server.ts';
import { readMentorQuery } from './query.ts';
import { saveMentors } from './save-mentors.server.ts';
import { makeMentor } from './testing.ts';

/** Monday, 23 November 2026, 12.00 WIB. */
const now = new Date('2026-11-23T05:00Z');

describeOnDatabases('mentors by their next free time', (getDatabase) => {
  const people = [
    ['senin', 1],
    ['selasa', 2],
    ['jumat', 5],
    ['tanpa', null],
  ] as const;

  beforeAll(async () => {
    const { db } = getDatabase();
    const mentors = people.map(([id], index) => makeMentor(index, { id, name: id }));
    await db.transaction((tx) => saveMentors({ tx, mentors }));
    for (const [mentorId, weekday] of people) {
      if (weekday === null) continue;
      const values = {
        timeZone: 'Asia/Jakarta',
        weekly: [{ weekday: weekday as Weekday, from: '19:00', to: '21:00' }],
        exceptions: [],
        bufferBefore: 0,
        bufferAfter: 0,
        leastNotice: 60,
        horizonDays: 28,
        mostPerDay: null,
        mostPerWeek: null,
        meetingUrl: null,
      };
      await db.transaction((tx) => saveCalendar({ tx, mentorId, values, now }));
    }
  });

  const list = async (address: string, zone = 'Asia/Jakarta') => {
    const query = readMentorQuery(new URLSearchParams(address));
    const { mentors } = await listMentors({
      services: getDatabase(),
      query,
      seed: 7,
      perPage: 20,
      zone,
      now,
    });
    return mentors;
  };
  const ids = async (address: string, zone?: string) => (await list(address, zone)).map(({ id }) => id);

  test('the filter keeps who is free by the end of a day, in the zone of the person who looks', async () => {
    expect(await ids('?free=today')).toEqual(['senin']);
    expect((await ids('?free=tomorrow')).sort()).toEqual(['selasa', 'senin']);
    expect((await ids('?free=week')).sort()).toEqual(['jumat', 'selasa', 'senin']);
    // 19.00 in Jakarta is past midnight in Auckland.
    expect(await ids('?free=today', 'Pacific/Auckland')).toEqual([]);
    expect(await ids('')).toHaveLength(4);
  });

  test('sorted by the next free time, the mentor who is free first comes first', async () => {
    expect(await ids('?sort=free-asc')).toEqual(['senin', 'selasa', 'jumat']);
  });

  test('every card shows the next free time, and a new import of a mentor keeps it', async () => {
    const { db } = getDatabase();
    await db.transaction((tx) =>
      saveMentors({ tx, mentors: [makeMentor(1, { id: 'selasa', name: 'selasa' })] }),
    );
    const said = Object.fromEntries((await list('')).map(({ id, free }) => [id, free]));
    expect(said).toEqual({ jumat: 'week', selasa: 'tomorrow', senin: 'today', tanpa: null });
  });

  test('a mentor who takes a break is not free, also after the calendar was looked at again, until the break ends', async () => {
    const { db } = getDatabase();
    await setBookable({ services: getDatabase(), mentorId: 'senin', bookable: false });
    expect(await ids('?free=today')).toEqual([]);
    await db.transaction((tx) => refreshNextFree(tx, 'senin', now));
    expect(await ids('?free=today')).toEqual([]);
    expect((await list('?q=senin')).map(({ free }) => free)).toEqual([null]);
    await setBookable({ services: getDatabase(), mentorId: 'senin', bookable: true });
    expect(await ids('?free=today')).toEqual(['senin']);
    const [paused] = people.map(([id], index) => makeMentor(index, { id, name: id, bookable: false }));
    if (paused) await db.transaction((tx) => saveMentors({ tx, mentors: [paused] }));
    expect(await ids('?free=today')).toEqual([]);
  });
});
