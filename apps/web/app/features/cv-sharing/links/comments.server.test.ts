import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCv } from '~/features/cv-library/public.server.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { saveShare } from './save-share.server.ts';
import { leaveComment } from '../comments/leave-comment.server.ts';
import { listComments, listPublicComments } from '../comments/list-comments.server.ts';
import { moderateComment, purgeDeletedComments } from '../comments/moderate-comment.server.ts';
import type { Moderation } from '../comments/schema.ts';
import { takeComment } from '../comments/take-comment.server.ts';

const HOUR_MS = 3_600_000;

describeOnDatabases('comments on shared CVs', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  let lastIp = 0;
  async function sharer() {
    const user = await makeUser(getDatabase());
    const id = await createCv({ services, user: { ...user, phone: null }, name: 'Rahasia' });
    const owner = { services, userId: user.id, id };
    await saveShare({ ...owner, form: { intent: 'open' } });
    await saveShare({ ...owner, form: { intent: 'comments', comments: true } });
    const leave = (body: string, clientIp = `203.0.113.${(lastIp += 1)}`) =>
      leaveComment({
        services,
        shared: { id, userId: user.id, name: 'Rahasia' },
        form: { name: 'Bu Dewi', email: 'dewi@kampus.example', body },
        clientIp,
      });
    const list = async () => (await listComments(owner)).comments;
    const decide = (comment: string, intent: Moderation) => moderateComment({ ...owner, comment, intent });
    const seen = async () => (await listPublicComments(services, id)).map(({ body }) => body);
    return { owner, id, leave, list, decide, seen };
  }
  const notFound = expect.objectContaining({ code: 'not_found' });

  test('a comment waits for the owner, who lets it through, settles it, deletes it, and takes all that back', async () => {
    const { leave, list, decide, seen } = await sharer();
    await leave('<b>Bagus</b>');
    const [{ id, ...comment }] = (await list()) as [Awaited<ReturnType<typeof list>>[number]];
    expect(comment).toMatchObject({ name: 'Bu Dewi', email: 'dewi@kampus.example', state: 'waiting' });
    expect(await seen()).toEqual([]);
    expect(await decide(id, 'approve')).toBe('wait');
    expect(await seen()).toEqual(['<b>Bagus</b>']);
    expect(await decide(id, 'hide')).toBe('approve');
    expect(await seen()).toEqual([]);
    await decide(id, 'approve');
    expect(await decide(id, 'resolve')).toBe('reopen');
    expect([await seen(), (await list())[0]?.resolved]).toEqual([[], true]);
    await decide(id, 'reopen');
    expect(await decide(id, 'delete')).toBe('restore');
    expect([await seen(), await list()]).toEqual([[], []]);
    await decide(id, 'restore');
    expect(await seen()).toHaveLength(1);
  });

  test('what everybody sees holds no address of its writer', async () => {
    const { id, leave, list, decide } = await sharer();
    await leave('Halo');
    await decide((await list())[0]!.id, 'approve');
    expect(Object.keys((await listPublicComments(services, id))[0]!).toSorted()).toEqual([
      'body',
      'createdAt',
      'id',
      'name',
    ]);
  });

  test('only the owner of a CV reads its comments and decides about them', async () => {
    const [one, other] = [await sharer(), await sharer()];
    await one.leave('Rahasia');
    const { id } = (await one.list())[0]!;
    await expect(listComments({ ...one.owner, userId: other.owner.userId })).rejects.toEqual(notFound);
    await expect(other.decide(id, 'approve')).rejects.toEqual(notFound);
    const asOther = { ...one.owner, userId: other.owner.userId };
    await expect(moderateComment({ ...asOther, comment: id, intent: 'approve' })).rejects.toEqual(notFound);
    expect(await one.seen()).toEqual([]);
  });

  test('comments end with the share, and where they are switched off', async () => {
    const { owner, leave, list } = await sharer();
    await saveShare({ ...owner, form: { intent: 'comments', comments: false } });
    await expect(leave('Satu')).rejects.toMatchObject({ code: 'comments_closed' });
    await saveShare({ ...owner, form: { intent: 'comments', comments: true } });
    await saveShare({ ...owner, form: { intent: 'close' } });
    await expect(leave('Dua')).rejects.toMatchObject({ code: 'comments_closed' });
    expect(await list()).toEqual([]);
  });

  test('comments of one address are limited, those of others are not', async () => {
    const { leave, list } = await sharer();
    for (const body of ['Satu', 'Dua', 'Tiga']) await leave(body, '198.51.100.1');
    await expect(leave('Empat', '198.51.100.1')).rejects.toMatchObject({ code: 'too_many' });
    await leave('Lima', '198.51.100.2');
    expect(await list()).toHaveLength(4);
  });

  test('comments that come at once do not pass the number that may wait', async () => {
    const { id, owner, leave, list } = await sharer();
    await getDatabase().query(
      `INSERT INTO cv_comment (id, user_id, cv_id, name, body)
       SELECT $1 || n, $2, $3, 'Bu Dewi', 'Halo' FROM generate_series(1, 98) AS n`,
      [id.slice(0, 20), owner.userId, id],
    );
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((body) => leave(body)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await list()).toHaveLength(100);
  });

  test('the owner gets one mail a day', async () => {
    const { owner, leave } = await sharer();
    await leave('Satu');
    await leave('Dua');
    const { rows } = await getDatabase().query(
      `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'tell-owner' AND data->>'userId' = $1`,
      [owner.userId],
    );
    expect(rows).toEqual([{ kind: 'cv-comment' }]);
  });

  test('a program that fills in the hidden field leaves nothing, what a browser calls itself does not matter', async () => {
    const { id, owner, list } = await sharer();
    const shared = { id, userId: owner.userId, name: 'Rahasia' };
    const take = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return takeComment({ services, shared, form, clientIp: '203.0.113.250' });
    };
    const good = { name: 'Bu Dewi', email: '', body: 'Halo' };
    expect(await take({ ...good, website: 'https://spam.example' })).toMatchObject({ sent: true });
    expect(await take({ ...good, body: '' })).toMatchObject({
      sent: false,
      errors: { body: expect.any(String) },
    });
    expect(await list()).toEqual([]);
    expect(await take(good)).toMatchObject({ sent: true });
    expect(await list()).toMatchObject([{ email: null }]);
  });

  test('a deleted comment is removed for good a day later', async () => {
    const { leave, list, decide } = await sharer();
    await leave('Halo');
    const { id } = (await list())[0]!;
    await decide(id, 'delete');
    await purgeDeletedComments(services, new Date(Date.now() + 23 * HOUR_MS));
    await decide(id, 'restore');
    await decide(id, 'delete');
    await purgeDeletedComments(services, new Date(Date.now() + 25 * HOUR_MS));
    await expect(decide(id, 'restore')).rejects.toEqual(notFound);
  });
});
