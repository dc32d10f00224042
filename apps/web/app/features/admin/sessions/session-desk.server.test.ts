import { expect, test } from 'vitest';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { orderNumber } from '~/services/payments/order-number.server.ts';
import { exportSessions } from '../export-work.server.ts';
import { findMentorId } from '../find-mentor-id.server.ts';
import { loadSessionDesk } from './load-session-desk.server.ts';
import type { SessionState } from './session-states.ts';

/** Monday, 23 November 2026, 23.30 WIB: half past four in the afternoon in UTC. */
const now = new Date('2026-11-23T16:30Z');

describeOnDatabases('the desk of sessions', (getDatabase) => {
  async function makeSession(values: Partial<typeof mentoringSession.$inferInsert>): Promise<string> {
    const { db } = getDatabase();
    const id = newId();
    const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
    await db.insert(mentor).values({ id, name: 'Sari', title: 'HR', ...contact });
    const person = { customerName: 'Budi', customerEmail: 'budi@setapak.example' };
    const paid = { transactionType: 'mentoring', status: 'paid', total: 0, details: {} } as const;
    await db.insert(order).values({ id, userId: id, ...person, ...paid, lines: [], payBefore: now });
    const expiresAt = new Date('2026-12-01T00:00Z');
    await db
      .insert(mentoringSession)
      .values({ id, orderId: id, userId: id, mentorId: id, hours: 1, expiresAt, ...values });
    return id;
  }

  test('sessions stand under their states, days being those of Jakarta', async () => {
    const { db } = getDatabase();
    const at = (text: string) => new Date(text);
    const late = await makeSession({ startAt: at('2026-11-23T10:00Z'), acceptedAt: now });
    const tonight = await makeSession({ startAt: at('2026-11-23T16:45Z') });
    const tomorrow = await makeSession({ startAt: at('2026-11-23T17:15Z'), acceptedAt: now });
    const lapsing = await makeSession({ expiresAt: at('2026-11-24T16:00Z') });
    await makeSession({ startAt: at('2026-11-23T09:00Z'), outcome: 'held', outcomeAt: now });
    const ids = async (state: SessionState) =>
      (await loadSessionDesk(db, { state }, now)).sessions.map(({ id }) => id);
    expect(await ids('unconfirmed')).toEqual([tonight]);
    expect(await ids('today')).toEqual([late, tonight]);
    expect(await ids('unheld')).toEqual([late]);
    expect(await ids('lapsing')).toEqual([lapsing]);
    expect(await ids('today')).not.toContain(tomorrow);
    const rows = async (search: string) =>
      (await exportSessions(db, { state: 'today', search }, now)).trim().split('\r\n').slice(1);
    expect((await rows('')).map((row) => row.split(',')[0])).toEqual([late, tonight]);
    expect((await rows('budi'))[0]).toContain(
      `Hari ini,${orderNumber(late)},Budi,Sari,0,2026-11-23 17:00,1,`,
    );
    expect(await rows('lain')).toEqual([]);
  });

  test('more sessions than a page holds follow on the next, each once', async () => {
    const { db } = getDatabase();
    const startAt = new Date('2027-02-01T03:00Z');
    const made: string[] = [];
    // Several begin at the same time: the place between two pages is told by the id, too.
    for (let each = 0; each < 103; each += 1)
      made.push(await makeSession({ startAt: new Date(startAt.getTime() + (each >> 2) * 60_000) }));
    const seen: string[] = [];
    let query = new URLSearchParams();
    for (let page = 0; page < 4; page += 1) {
      const { sessions, after, before } = await loadSessionDesk(db, { state: 'unconfirmed', query }, startAt);
      seen.push(...sessions.map(({ id }) => id));
      expect(before === null).toBe(page === 0);
      if (after === null) break;
      query = new URLSearchParams({ after });
    }
    expect(new Set(seen).size).toBe(seen.length);
    // Those that begin at `startAt` itself are no longer to come.
    expect(seen.toSorted()).toEqual(made.slice(4).toSorted());
  });

  test('a mentor is named by ID or whole name, in capitals or not; two of one name are distinguished by ID', async () => {
    const { db } = getDatabase();
    const contact = { title: 'HR', phoneNumber: '+6281' };
    const names = {
      'putri-1': 'Putri Ayu_Lestari',
      'putri-2': 'Putri AyuXLestari',
      'gita-1': 'Gita',
      'gita-2': 'gita',
    };
    for (const [id, name] of Object.entries(names))
      await db.insert(mentor).values({ id, name, email: `${id}@setapak.example`, ...contact });
    expect(await findMentorId(db, 'gita-2')).toBe('gita-2');
    expect(await findMentorId(db, 'PUTRI ayu_lestari')).toBe('putri-1');
    await expect(findMentorId(db, 'Gita')).rejects.toMatchObject({ code: 'mentors_of_one_name' });
    for (const words of ['Putri', '%', 'putri ayu%'])
      await expect(findMentorId(db, words)).rejects.toMatchObject({ code: 'no_such_mentor' });
  });

  test('a mentor who was invited long ago is found by name', async () => {
    const { db } = getDatabase();
    for (let each = 0; each < 33; each += 1) {
      const id = newId();
      const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
      await db
        .insert(mentor)
        .values({ id, name: each === 0 ? 'Wulandari' : 'Sari', title: 'HR', ...contact });
      await db
        .insert(mentorAccount)
        .values({ mentorId: id, createdAt: new Date(2026, 0, each + 1), invitedAt: now });
    }
    const names = async (desk: string) =>
      (await loadSessionDesk(db, { state: 'today', desk }, now)).invited.map(({ name }) => name);
    expect(await names('')).not.toContain('Wulandari');
    expect(await names('wulan')).toEqual(['Wulandari']);
    expect((await loadSessionDesk(db, { state: 'today' }, now)).moreDesks).toBe(true);
  });
});
