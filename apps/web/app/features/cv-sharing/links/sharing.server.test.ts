import { parseResume } from '@setapak/resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';
import { user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createCv, deleteCv } from '~/features/cv-library/public.server.ts';
import { openTestServices, type TestServices } from '~/services/testing-services.ts';
import { countShare } from './count-share.server.ts';
import { hasGrant } from './grant.server.ts';
import { loadShare } from './load-share.server.ts';
import { endOfDay, lastDay, PRIVATE, shareFormSchema, today, type ShareFormInput } from './model.ts';
import { openShare } from './open-share.server.ts';
import { publicName } from './public-name.ts';
import { saveShare } from './save-share.server.ts';
import { takeMany } from '~/services/limits/testing.ts';
import { unlockShare } from './unlock-share.server.ts';

describeOnDatabases('sharing a CV', (getDatabase) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(getDatabase());
  });
  afterAll(() => services.close());

  async function sharer() {
    const person = await makeUser(getDatabase());
    const id = await createCv({ services, user: { ...person, phone: null }, name: 'Rahasia' });
    const owner = { services, userId: person.id, id };
    const set = (form: ShareFormInput) => saveShare({ ...owner, form: shareFormSchema.parse(form) });
    const look = (cookie: string | null = null, viewerId: string | null = null) =>
      openShare({ services, address: id, viewerId, cookie });
    return { owner, set, look, id };
  }
  const unlock = (id: string, password: string, clientIp = '203.0.113.7') =>
    unlockShare({ services, address: id, password, clientIp });
  const notFound = expect.objectContaining({ code: 'not_found' });

  test('a CV is private until it is shared, and again at once when that ends', async () => {
    const { owner, set, look, id } = await sharer();
    expect(await loadShare(owner)).toEqual({ ...PRIVATE, address: id });
    await expect(look()).rejects.toEqual(notFound);
    await set({ intent: 'open' });
    expect(await look()).toMatchObject({ id, mine: false, listed: false });
    await set({ intent: 'close' });
    await expect(look()).rejects.toEqual(notFound);
    await expect(look(null, owner.userId)).rejects.toEqual(notFound);
    await set({ intent: 'open' });
    await deleteCv(owner);
    await expect(look()).rejects.toEqual(notFound);
  });

  test('while its owner is suspended a shared CV is private', async () => {
    const { owner, set, look } = await sharer();
    await set({ intent: 'open' });
    const { db } = getDatabase();
    const suspend = (suspendedAt: Date | null) =>
      db.update(user).set({ suspendedAt }).where(eq(user.id, owner.userId));
    await suspend(new Date());
    await expect(look()).rejects.toEqual(notFound);
    await suspend(null);
    expect(await look()).toMatchObject({ mine: false });
  });

  test('only its owner sees and changes how a CV is shared', async () => {
    const { owner } = await sharer();
    const stranger = { ...owner, userId: (await makeUser(getDatabase())).id };
    await expect(loadShare(stranger)).rejects.toEqual(notFound);
    await expect(saveShare({ ...stranger, form: { intent: 'open' } })).rejects.toEqual(notFound);
    expect((await loadShare(owner)).active).toBe(false);
  });

  test('after its last day it is private', async () => {
    const { owner, set, look, id } = await sharer();
    await set({ intent: 'open' });
    expect(await set({ intent: 'end', day: today() })).toMatchObject({ lastDay: today(), ended: false });
    expect(await look()).toMatchObject({ id });
    await getDatabase()
      .db.update(cvShare)
      .set({ endsAt: endOfDay('2026-01-31') })
      .where(eq(cvShare.cvId, id));
    expect(await loadShare(owner)).toMatchObject({ lastDay: '2026-01-31', ended: true });
    await expect(look()).rejects.toEqual(notFound);
  });

  test('a day of Jakarta ends at 17:00 UTC', () => {
    expect(endOfDay('2026-01-31').toISOString()).toBe('2026-01-31T17:00:00.000Z');
    expect(lastDay(endOfDay('2026-01-31'))).toBe('2026-01-31');
    expect(today(new Date('2026-01-31T16:59:59Z'))).toBe('2026-01-31');
    expect(today(new Date('2026-01-31T17:00:00Z'))).toBe('2026-02-01');
    expect(shareFormSchema.safeParse({ intent: 'end', day: '2020-01-01' }).success).toBe(false);
    expect(shareFormSchema.safeParse({ intent: 'end', day: '2026-02-31' }).success).toBe(false);
  });

  test('password: required of every viewer, for this CV and this password only', async () => {
    const [one, other] = [await sharer(), await sharer()];
    for (const { set } of [one, other]) {
      await set({ intent: 'open' });
      await set({ intent: 'password', password: 'sangat-rahasia' });
    }
    expect(await one.look()).toBe('locked');
    expect(await one.look(null, one.owner.userId)).toMatchObject({ mine: true });
    await expect(unlock(one.id, 'salah')).rejects.toMatchObject({ code: 'wrong_share_password' });

    const cookies = await unlock(one.id, 'sangat-rahasia');
    expect(cookies.every((cookie) => /; HttpOnly; SameSite=Lax/.test(cookie))).toBe(true);
    expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
      '/r',
      '/rd',
      '/v1/printResume',
    ]);
    const cookie = cookies[0]!.split(';')[0]!;
    expect(await one.look(`a=b; ${cookie}`)).toMatchObject({ id: one.id });
    expect(await other.look(cookie)).toBe('locked');
    expect(await other.look(cookie.replace(one.id, other.id))).toBe('locked');
    expect(await one.look(cookie.replace(/=\d+/, '=9999999999'))).toBe('locked');

    await one.set({ intent: 'password', password: 'yang-baru' });
    expect(await one.look(cookie)).toBe('locked');
    await one.set({ intent: 'no-password' });
    expect(await one.look()).toMatchObject({ hasPassword: false });
  });

  test('a grant ends with the share: opened again, the password must be typed again', async () => {
    const { set, look, id } = await sharer();
    await set({ intent: 'open' });
    await set({ intent: 'password', password: 'sangat-rahasia' });
    const cookie = (await unlock(id, 'sangat-rahasia'))[0]!.split(';')[0]!;
    expect(await look(cookie)).toMatchObject({ id });
    await set({ intent: 'close' });
    await set({ intent: 'open' });
    expect(await look(cookie)).toBe('locked');
  });

  test('a grant lapses', async () => {
    const { set, id } = await sharer();
    await set({ intent: 'open' });
    await set({ intent: 'password', password: 'sangat-rahasia' });
    const cookie = (await unlock(id, 'sangat-rahasia'))[0]!.split(';')[0]!;
    const [row] = await getDatabase().db.select().from(cvShare).where(eq(cvShare.cvId, id));
    const share = { id, grantKey: row!.grantKey };
    expect(hasGrant(cookie, share)).toBe(true);
    expect(hasGrant(cookie, share, Date.now() + 13 * 3_600_000)).toBe(false);
  });

  test('share password: attempts are limited', async () => {
    const { set, id } = await sharer();
    await set({ intent: 'open' });
    await set({ intent: 'password', password: 'sangat-rahasia' });
    for (let tries = 0; tries < 8; tries += 1)
      await expect(unlock(id, 'salah', '203.0.113.9')).rejects.toMatchObject({
        code: 'wrong_share_password',
      });
    await expect(unlock(id, 'sangat-rahasia', '203.0.113.9')).rejects.toMatchObject({ code: 'too_many' });
    expect(await unlock(id, 'sangat-rahasia', '203.0.113.10')).toHaveLength(3);
  });

  test('a password: sixty wrong tries of many strangers do not lock out a viewer with the right one, and its owner gets a mail', async () => {
    const { set, id, owner } = await sharer();
    await set({ intent: 'open' });
    await set({ intent: 'password', password: 'sangat-rahasia' });
    const tryFrom = (n: number) =>
      expect(unlock(id, 'salah-sekali', `198.51.100.${n}`)).rejects.toMatchObject({
        code: 'wrong_share_password',
      });
    await tryFrom(1);
    // The tries between the first and the last are only counted: hashing each would take the seconds of this test.
    for (let n = 2; n <= 60; n += 1) await services.limits.take('share-password-cv', id);
    await tryFrom(61);
    await tryFrom(62);
    expect(await unlock(id, 'sangat-rahasia', '203.0.113.20')).toHaveLength(3);
    await expect(unlock(id, 'salah-sekali', '203.0.113.21')).rejects.toMatchObject({ status: 400 });
    await expect(unlock(id, 'salah-sekali', '203.0.113.21')).rejects.toMatchObject({ status: 400 });
    await expect(unlock(id, 'salah-sekali', '203.0.113.21')).rejects.toMatchObject({ code: 'too_many' });
    const { rows } = await getDatabase().query(
      `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'tell-owner' AND data->>'userId' = $1`,
      [owner.userId],
    );
    expect(rows).toEqual([{ kind: 'share-attempts' }]);
  });

  test('a password under attack: all networks of one /48 guess as one, and others still get in', async () => {
    const { set, id } = await sharer();
    await set({ intent: 'open' });
    await set({ intent: 'password', password: 'sangat-rahasia' });
    await takeMany({ database: getDatabase(), rule: 'share-password-cv', subject: id, tries: 60 });
    const site = { rule: 'share-password-site-attacked', subject: `${id} 2001:db8:1::/48` } as const;
    await takeMany({ database: getDatabase(), ...site, tries: 30 });
    await expect(unlock(id, 'sangat-rahasia', '2001:db8:1:7::/64')).rejects.toMatchObject({
      code: 'too_many',
    });
    expect(await unlock(id, 'sangat-rahasia', '2001:db8:2:7::/64')).toHaveLength(3);
  });

  test('a password: fewer than six characters are refused', () => {
    const withPassword = (password: string) =>
      shareFormSchema.safeParse({ intent: 'password', password }).success;
    expect([withPassword('12345'), withPassword('123456')]).toEqual([false, true]);
  });

  test('views and downloads count visitors, not owners, programs, prefetches or reloads', async () => {
    const { owner, set, id } = await sharer();
    await set({ intent: 'open' });
    const count = (agent: string, what: 'views' | 'downloads', mine = false, extra = {}) =>
      countShare({
        services,
        shared: { id, mine },
        what,
        headers: new Headers({ ...(agent && { 'user-agent': agent }), ...extra }),
        clientIp: '203.0.113.7',
      });
    const [firefox, chrome] = ['Mozilla/5.0 (X11) Firefox/140.0', 'Mozilla/5.0 (Android) Chrome/150.0'];
    await count(firefox, 'views');
    await count(firefox, 'views');
    await count(chrome, 'views');
    await count(chrome, 'downloads');
    await count(chrome, 'views', true);
    await count('Googlebot/2.1 (+http://www.google.com/bot.html)', 'views');
    await count('', 'views');
    await count('Mozilla/5.0 (Mac) Safari/605', 'views', false, { 'sec-purpose': 'prefetch' });
    expect(await loadShare(owner)).toMatchObject({ views: 2, downloads: 1 });
  });

  test('strangers see the person’s name, never what the owner calls the CV', () => {
    const document = parseResume({ version: 1, profile: { firstName: ' Rani', lastName: 'Kusuma ' } });
    expect(publicName('Gojek versi 3', document)).toBe('Rani Kusuma');
    expect(publicName('Gojek versi 3', parseResume({ version: 1 }))).toBe('CV');
    expect(publicName('CV Rani', null)).toBe('CV Rani');
  });
});
