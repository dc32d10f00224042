import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { findLowestPrice } from './find-lowest-price.server.ts';
import { saveMentors } from './save-mentors.server.ts';
import { makeMentor } from './testing.ts';

const MINUTE_MS = 60_000;
const log = pino({ level: 'silent' });

describeOnDatabases('the lowest price', (getDatabase) => {
  let now = 0;
  const ask = () => findLowestPrice({ services: { db: getDatabase().db, log }, now });
  const save = (...mentors: Parameters<typeof saveMentors>[0]['mentors']) =>
    getDatabase().db.transaction((tx) => saveMentors({ tx, mentors }));
  // The cached answer of an earlier test has expired by then.
  beforeEach(async () => {
    now += MINUTE_MS;
    await getDatabase().db.delete(mentor);
  });

  test('lowest price: half an hour with the cheapest listed and bookable mentor', async () => {
    expect(await ask()).toBeNull();
    await save(
      makeMentor(1, { price: 10_000, active: false }),
      makeMentor(2, { price: 20_000, bookable: false }),
    );
    now += MINUTE_MS;
    expect(await ask()).toBeNull();
    await save(makeMentor(3, { price: 80_000 }), makeMentor(4, { price: 35_000 }));
    now += MINUTE_MS;
    expect(await ask()).toBe(17_500);
  });

  test('is kept for a minute, one asking for however many pages', async () => {
    await save(makeMentor(1, { price: 50_000 }));
    const [first, second] = [ask(), ask()];
    expect(first).toBe(second);
    expect(await first).toBe(25_000);
    await getDatabase().db.update(mentor).set({ bookable: false }).where(eq(mentor.price, 50_000));
    now += MINUTE_MS - 1;
    expect(await ask()).toBe(25_000);
    now += 1;
    expect(await ask()).toBeNull();
  });

  test('lowest price: a database that does not answer costs the page its price only, and is queried again at once', async () => {
    await save(makeMentor(1, { price: 50_000 }));
    const { db } = getDatabase();
    await db.execute('ALTER TABLE mentor_search RENAME TO mentor_search_away');
    expect(await ask()).toBeNull();
    await db.execute('ALTER TABLE mentor_search_away RENAME TO mentor_search');
    expect(await ask()).toBe(25_000);
  });
});
