import { beforeEach, expect, test } from 'vitest';
import { analyticsEvent, analyticsSalt } from '~/services/db/schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { createLimits } from '~/services/limits/limits.server.ts';
import { keepUpAnalytics } from './keep-up-analytics.server.ts';
import { recordEvents } from './record-events.server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const view = { name: 'page view', path: '/app/cv/builder/x7k2p9', ago: 1000 } as const;
const noon = new Date('2026-11-21T05:00:00Z');

describeOnDatabases('analytics', (getDatabase) => {
  let services: Parameters<typeof recordEvents>[0]['services'];
  beforeEach(async () => {
    services = { db: getDatabase().db, limits: createLimits(getDatabase()) };
    await services.db.delete(analyticsEvent);
    await services.db.delete(analyticsSalt);
  });
  const record = (
    headers: Record<string, string> = {},
    { clientIp = '203.0.113.7', now = noon }: { clientIp?: string; now?: Date } = {},
  ) =>
    recordEvents({
      services,
      headers: new Headers({ 'user-agent': firefox, ...headers }),
      clientIp,
      events: [view],
      now,
    });
  const kept = () => services.db.select().from(analyticsEvent).orderBy(analyticsEvent.createdAt);

  test('an event is kept with its category and the shape of its path, and with nothing of the person', async () => {
    await record();
    const [event] = await kept();
    expect(event).toMatchObject({
      name: 'page view',
      category: 'Page',
      path: '/app/cv/builder/:id',
      createdAt: new Date(noon.getTime() - 1000),
      exportedAt: null,
    });
    expect(JSON.stringify(event)).not.toMatch(/203\.0\.113|Firefox|x7k2p9/);
  });

  test('one visitor is one on a day, another on the next, and two people are two', async () => {
    await record();
    await record();
    await record({}, { clientIp: '203.0.113.8' });
    await record({}, { now: new Date(noon.getTime() + 24 * 3_600_000) });
    const visitors = (await kept()).map(({ visitor }) => visitor);
    expect(visitors[0]).toBe(visitors[1]);
    expect(new Set(visitors).size).toBe(3);
  });

  test.each([
    ['dnt', '1'],
    ['sec-gpc', '1'],
    ['user-agent', 'Googlebot/2.1'],
    ['user-agent', ''],
  ])('%s: %s leaves nothing', async (name, value) => {
    await record({ [name]: value });
    expect(await kept()).toEqual([]);
    expect(await services.db.select().from(analyticsSalt)).toEqual([]);
  });

  test('one address can send only so much', async () => {
    const flood = async () => {
      for (let time = 0; time < 130; time += 1) await record({}, { clientIp: '203.0.113.99' });
    };
    await expect(flood()).rejects.toMatchObject({ code: 'too_many' });
  });

  test('the salt ends with its day, events after a year', async () => {
    await record();
    await keepUpAnalytics(services, noon);
    expect(await services.db.select().from(analyticsSalt)).toHaveLength(1);
    await keepUpAnalytics(services, new Date('2026-11-21T17:01:00Z'));
    expect(await services.db.select().from(analyticsSalt)).toEqual([]);
    expect(await kept()).toHaveLength(1);
    await keepUpAnalytics(services, new Date('2027-11-22T17:01:00Z'));
    expect(await kept()).toEqual([]);
  });
});
