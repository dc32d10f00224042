import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { createJobs } from '~/services/jobs/jobs.server.ts';
import { createLinks } from '~/services/links/links.server.ts';
import { inviteMentor, joinDesk, loadInvitation } from './invite-mentor.server.ts';

describeOnDatabases('invitations to the mentor’s desk', (getDatabase) => {
  test('the first to follow the link is the mentor, once; a bent link opens nothing', async () => {
    const database = getDatabase();
    const { db } = database;
    const jobs = await createJobs({ database, log: pino({ level: 'silent' }) });
    onTestFinished(() => jobs.stop());
    const links = createLinks('a secret of the tests that is long enough');
    const services = { db, jobs, links, baseUrl: 'https://setapak.example' };
    const mentorId = newId();
    const email = `${mentorId}@setapak.example`;
    await db.insert(mentor).values({ id: mentorId, name: 'Sari', title: 'HR', phoneNumber: '+6281', email });
    const key = links.keyOf('mentor invitation', `${mentorId}:${email}`);
    await expect(loadInvitation({ services, mentorId, key })).rejects.toMatchObject({ code: 'not_found' });

    await db.transaction((tx) => inviteMentor({ services, tx, mentorId }));
    const { rows } = await database.query(
      `SELECT data->'props'->>'url' AS url FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1`,
      [email],
    );
    expect(rows).toEqual([{ url: `https://setapak.example/mentor/join/${mentorId}/${key}` }]);
    await expect(loadInvitation({ services, mentorId, key: `${key}x` })).rejects.toMatchObject({
      code: 'not_found',
    });

    const later = new Date(Date.now() + 30 * 86_400_000);
    await expect(loadInvitation({ services, mentorId, key, now: later })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await loadInvitation({ services, mentorId, key })).toMatchObject({ name: 'Sari' });

    const people = await Promise.all([makeUser(database), makeUser(database), makeUser(database)]);
    const tries = await Promise.allSettled(
      people.map(({ id: userId }) => joinDesk({ services, mentorId, key, userId })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const roles = await Promise.all(
      people.map(async ({ id }) => (await db.select().from(user).where(eq(user.id, id)))[0]?.role),
    );
    expect(roles.filter((role) => role === 'mentor')).toHaveLength(1);
    const again = db.transaction((tx) => inviteMentor({ services, tx, mentorId }));
    await expect(again).rejects.toMatchObject({ code: 'mentor_joined' });
  });
});
