import { expect, test } from 'vitest';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { exportSessions } from '../export-work.server.ts';
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
    expect((await rows('budi'))[0]).toContain(`Hari ini,${late},Budi,Sari,0,2026-11-23 17:00,1,`);
    expect(await rows('lain')).toEqual([]);
  });
});
