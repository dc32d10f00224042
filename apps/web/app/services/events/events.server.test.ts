import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { createEvents, type Events, type UserEvent } from './events.server.ts';

const log = pino({ level: 'silent' });

describe.each(databaseKinds)('events (%s)', (kind) => {
  let opened: TestDatabase;
  let events: Events;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    events = await createEvents({ database: opened.database, log });
  });
  afterAll(async () => {
    await events.stop();
    await opened.drop();
  });

  function listenAs(userId: string, on = events): UserEvent[] {
    const heard: UserEvent[] = [];
    on.subscribe(userId, (event) => heard.push(event));
    return heard;
  }

  /** Events arrive in order: once this one is there, nothing before it is still under way. */
  async function allDelivered(heard: UserEvent[], userId: string): Promise<void> {
    const last: UserEvent = { userId, type: 'resync', id: 'last' };
    await events.publish(opened.database.db, last);
    await expect.poll(() => heard.at(-1)).toEqual(last);
  }

  test('arrive at their owner alone', async () => {
    const [rani, budi] = [listenAs('rani'), listenAs('budi')];
    const event: UserEvent = { userId: 'rani', type: 'cv.changed', id: 'cv1' };
    await events.publish(opened.database.db, event);
    await allDelivered(budi, 'budi');
    expect(rani).toEqual([event]);
    expect(budi).toHaveLength(1);
  });

  test('arrive when the transaction commits, and not before', async () => {
    const heard = listenAs('sari');
    await opened.database.db.transaction(async (tx) => {
      await events.publish(tx, { userId: 'sari', type: 'cv.removed', id: 'cv2' });
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual([{ userId: 'sari', type: 'cv.removed', id: 'cv2' }]);
  });

  test('never arrive from a transaction that was rolled back', async () => {
    const heard = listenAs('tono');
    const failed = opened.database.db.transaction(async (tx) => {
      await events.publish(tx, { userId: 'tono', type: 'ats-check.changed', id: 'c1' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await allDelivered(heard, 'tono');
    expect(heard).toHaveLength(1);
  });

  test('reach other processes on the same database', async () => {
    const other = await createEvents({ database: await opened.another(), log });
    const heard = listenAs('wati', other);
    await events.publish(opened.database.db, { userId: 'wati', type: 'cv.changed', id: 'cv3' });
    await expect.poll(() => heard.map(({ id }) => id)).toEqual(['cv3']);
    await other.stop();
  });

  test('stop when the subscription ends', async () => {
    const heard = listenAs('yuda');
    const first: UserEvent[] = [];
    const unsubscribe = events.subscribe('yuda', (event) => first.push(event));
    expect(events.subscriptions('yuda')).toBe(2);
    unsubscribe();
    unsubscribe();
    expect(events.subscriptions('yuda')).toBe(1);
    await allDelivered(heard, 'yuda');
    expect(first).toEqual([]);
  });

  test('of an unknown kind, or that are no events, are passed over', async () => {
    const heard = listenAs('zaki');
    for (const payload of ['{"userId":"zaki","type":"of-tomorrow","id":"1"}', 'no json', '[]'])
      await opened.database.query(`SELECT pg_notify('setapak_events', $1)`, [payload]);
    await allDelivered(heard, 'zaki');
    expect(heard).toHaveLength(1);
  });

  test('send a reload after the connection was lost', async ({ skip }) => {
    if (kind === 'pglite') skip('PGlite has no connection to lose');
    const heard = listenAs('rina');
    await opened.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
    await expect.poll(() => heard).toEqual([{ userId: 'rina', type: 'resync', id: '' }]);
  });
});
