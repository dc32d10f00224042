import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { jobApplicationReminder } from '~/services/db/job-application-schema.ts';
import { user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { addEvent, markEvent } from './application-events.server.ts';
import { archiveApplication } from './archive-application.server.ts';
import { setReminders } from './board-settings.server.ts';
import { createApplication } from './create-application.server.ts';
import { deleteApplication } from './delete-application.server.ts';
import { moveApplication } from './move-application.server.ts';
import { remindOfApplications } from './remind-of-applications.server.ts';
import { applicationFields } from './schema.ts';

const DAY_MS = 86_400_000;
/** Ten in the morning in Jakarta. */
const NOW = new Date('2026-11-16T03:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describeOnDatabases('reminders of applications', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  const person = async (values: Partial<typeof user.$inferInsert> = {}) =>
    (await makeUser(getDatabase(), { emailVerified: true, ...values })).id;
  const keep = async (userId: string, more: object = {}) => {
    const fields = applicationFields.parse({ title: 'Akuntan', ...more });
    return { services, userId, id: await createApplication({ services, userId, fields, ad: '' }) };
  };
  const sentTo = async (userId: string) => {
    const [row] = await getDatabase().db.select({ email: user.email }).from(user).where(eq(user.id, userId));
    const found = await getDatabase().db.execute<{ items: unknown[] }>(
      sql`SELECT data->'props'->'items' AS items FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = ${row?.email}`,
    );
    return found.rows.map(({ items }) => items);
  };

  test('a deadline in two days is spoken of once, also by two processes at once', async () => {
    const userId = await person();
    await keep(userId, { deadline: '2026-11-18' });
    await Promise.all([remindOfApplications(services, NOW), remindOfApplications(services, NOW)]);
    await remindOfApplications(services, new Date(NOW.getTime() + DAY_MS));
    expect(await sentTo(userId)).toMatchObject([
      [{ kind: 'deadline', when: 'lusa, Rabu, 18 November 2026' }],
    ]);
  });

  test('one person whose mail cannot be written keeps nobody else from theirs', async () => {
    const people = [await person(), await person(), await person()];
    for (const userId of people) await keep(userId, { deadline: '2026-11-17' });
    const [, broken = ''] = people;
    const [row] = await getDatabase().db.select({ email: user.email }).from(user).where(eq(user.id, broken));
    const jobs: typeof services.jobs = {
      ...services.jobs,
      enqueue: (tx, name, payload) => {
        if (JSON.stringify(payload).includes(row?.email ?? '')) throw new Error('this one fails');
        return services.jobs.enqueue(tx, name, payload);
      },
    };
    await remindOfApplications({ ...services, jobs }, NOW);
    expect(await Promise.all(people.map(async (id) => (await sentTo(id)).length))).toEqual([1, 0, 1]);
    // The next run meets it again.
    await remindOfApplications(services, NOW);
    expect(await sentTo(broken)).toHaveLength(1);
  });

  test('everything of one person is one mail', async () => {
    const userId = await person();
    await keep(userId, { deadline: '2026-11-17' });
    const sent = await keep(userId);
    await moveApplication({ ...sent, from: 'saved', to: 'applied', now: before(8) });
    const invited = await keep(userId);
    await moveApplication({ ...invited, from: 'saved', to: 'interview' });
    await addEvent({
      ...invited,
      kind: 'interview',
      title: 'Wawancara HR',
      startsAt: new Date('2026-11-17T02:00:00Z'),
    });
    await remindOfApplications(services, NOW);
    const [items = [], ...others] = await sentTo(userId);
    expect(others).toEqual([]);
    expect(items).toMatchObject([
      { kind: 'event', about: 'Wawancara HR', when: 'besok, 17 November 2026, 09.00 WIB' },
      { kind: 'deadline' },
      { kind: 'follow_up', when: 'pada 8 November 2026' },
    ]);
  });

  test('each event is spoken of on the day before it', async () => {
    const userId = await person();
    const own = await keep(userId);
    const at = (text: string) => addEvent({ ...own, kind: 'test', title: '', startsAt: new Date(text) });
    await at('2026-11-17T02:00:00Z');
    await remindOfApplications(services, NOW);
    await at('2026-11-18T02:00:00Z');
    await remindOfApplications(services, new Date(NOW.getTime() + DAY_MS));
    expect(await sentTo(userId)).toHaveLength(2);
  });

  test('nothing is sent of what is done, moved on, put away or deleted', async () => {
    const userId = await person();
    const answered = await keep(userId);
    await moveApplication({ ...answered, from: 'saved', to: 'applied', now: before(9) });
    await moveApplication({ ...answered, from: 'applied', to: 'closed:rejected', now: NOW });
    const sentInTime = await keep(userId, { deadline: '2026-11-17' });
    await moveApplication({ ...sentInTime, from: 'saved', to: 'applied', now: NOW });
    const ticked = await keep(userId);
    const startsAt = new Date('2026-11-17T02:00:00Z');
    const eventId = await addEvent({ ...ticked, kind: 'test', title: '', startsAt });
    await markEvent({ ...ticked, eventId, isDone: true });
    await archiveApplication({ ...(await keep(userId, { deadline: '2026-11-17' })), isArchived: true });
    await deleteApplication(await keep(userId, { deadline: '2026-11-17' }));
    await keep(userId, { deadline: '2026-11-15' });
    await remindOfApplications(services, NOW);
    expect(await sentTo(userId)).toEqual([]);
  });

  test('no mail at night, to an unproven address, to a suspended account, or where they are off', async () => {
    const asleep = await person();
    await keep(asleep, { deadline: '2026-11-17' });
    await remindOfApplications(services, new Date('2026-11-16T18:00:00Z'));
    expect(await sentTo(asleep)).toEqual([]);
    const unproven = await person({ emailVerified: false });
    const suspended = await person({ suspendedAt: NOW });
    const silent = await person();
    for (const userId of [unproven, suspended, silent]) await keep(userId, { deadline: '2026-11-17' });
    await setReminders({ services, userId: silent, isOn: false });
    await remindOfApplications(services, NOW);
    for (const userId of [unproven, suspended, silent]) expect(await sentTo(userId)).toEqual([]);
    const noted = await getDatabase()
      .db.select()
      .from(jobApplicationReminder)
      .where(eq(jobApplicationReminder.userId, silent));
    expect(noted).toEqual([]);
  });
});
