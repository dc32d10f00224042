import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSession } from '~/services/auth/auth.server.ts';
import { endUnprovenAccess, nameInToken } from '~/services/auth/account-hooks.server.ts';
import { apiToken } from '~/services/db/api-schema.ts';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';
import { cv, session, user } from '~/services/db/schema.ts';
import { knownDevice, passkey } from '~/services/db/sign-in-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { createEventStreams } from '~/services/events/event-stream.ts';
import type { Events } from '~/services/events/events.ts';
import { newId } from '~/services/id.ts';
import { mailsUnderWay } from '~/services/jobs/testing.ts';
import { changePassword } from './change-password.server.ts';
import { endAllDevices } from './devices.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { sendResetLink } from './send-reset-link.server.ts';
import { accountsOn, newBrowser, PASSWORD, registerIn } from './testing.ts';

const streamsOf = (events: Events) => createEventStreams({ events, stopping: new AbortController().signal });

describeOnDatabases('proofs of ownership', (getDatabase) => {
  let on: Awaited<ReturnType<typeof accountsOn>>;
  beforeAll(async () => {
    on = await accountsOn(getDatabase());
  });
  afterAll(() => on.stop());

  /** Somebody registered this address, and left every kind of way back in. */
  async function stranger() {
    const { services } = on;
    const browser = newBrowser();
    const own = await registerIn(services, browser, { name: 'Orang Lain' });
    const { db } = services;
    const cvId = newId();
    await db
      .insert(apiToken)
      .values({ id: newId(), userId: own.id, name: 'x', tokenHash: newId(), ending: 'abcd' });
    await db.insert(cv).values({ id: cvId, userId: own.id, name: 'CV' });
    await db.insert(cvShare).values({ cvId, userId: own.id, active: true, grantKey: 'before' });
    await db.insert(passkey).values({
      id: newId(),
      userId: own.id,
      publicKey: '',
      credentialID: newId(),
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    await sendResetLink(services, own.email);
    return { ...own, browser, cvId };
  }

  async function waysInto(userId: string) {
    const { db } = on.services;
    const counts = await Promise.all(
      [session, apiToken, knownDevice].map((table) => db.$count(table, eq(table.userId, userId))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  const tokenOf = (link = '') => new URL(link).searchParams.get('token') ?? '';

  test('Google: tokens, sessions, devices, reset links, passkeys and shares of an unproven registration end', async () => {
    const { services } = on;
    const before = await stranger();
    const link = tokenOf(on.resetLinks.at(-1));
    const idToken = await new SignJWT({ name: 'Rani Kusuma' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(randomBytes(32));
    await endUnprovenAccess({ ...services, userId: before.id, name: nameInToken(idToken) });

    expect(await waysInto(before.id)).toBe(0);
    expect(await services.db.$count(passkey, eq(passkey.userId, before.id))).toBe(0);
    const reset = resetPassword({ services, clientIp: newId(), token: link, password: 'Setapak2' });
    await expect(reset).rejects.toMatchObject({ code: 'link_used' });
    const [share] = await services.db.select().from(cvShare).where(eq(cvShare.cvId, before.cvId));
    expect(share).toMatchObject({ active: false });
    expect(share?.grantKey).not.toBe('before');
    const [own] = await services.db.select().from(user).where(eq(user.id, before.id));
    expect(own).toMatchObject({ name: 'Rani Kusuma', phone: null });
  });

  test('a reset of an address that was never verified: the same ends, and name and phone are entered anew', async () => {
    const { services } = on;
    const before = await stranger();
    await resetPassword({
      services,
      clientIp: newId(),
      token: tokenOf(on.resetLinks.at(-1)),
      password: 'Setapak2',
    });
    expect(await waysInto(before.id)).toBe(0);
    const [own] = await services.db.select().from(user).where(eq(user.id, before.id));
    expect(own).toMatchObject({ name: before.email.split('@')[0], phone: null, emailVerified: true });
    const [share] = await services.db.select().from(cvShare).where(eq(cvShare.cvId, before.cvId));
    expect(share?.active).toBe(false);
  });

  test('a reset of a verified address: tokens and sessions end, what its owner wrote and shared stays', async () => {
    const { services } = on;
    const before = await stranger();
    await services.db.update(user).set({ emailVerified: true }).where(eq(user.id, before.id));
    await resetPassword({
      services,
      clientIp: newId(),
      token: tokenOf(on.resetLinks.at(-1)),
      password: 'Setapak2',
    });
    expect(await waysInto(before.id)).toBe(0);
    const [own] = await services.db.select().from(user).where(eq(user.id, before.id));
    expect(own).toMatchObject({ name: 'Orang Lain', phone: '+6281234567890' });
    const [share] = await services.db.select().from(cvShare).where(eq(cvShare.cvId, before.cvId));
    expect(share?.active).toBe(true);
  });

  test('a change of the password: tokens and other sessions end, this browser goes on, and a mail is sent', async () => {
    const { services } = on;
    const before = await stranger();
    const { browser } = before;
    // The new session is of the same sitting: a second factor that was shown in it still counts.
    const secondFactorAt = new Date('2026-11-01T00:00:00Z');
    const own = { ...before, secondFactorAt };
    const change = { services, user: own, headers: browser.headers, currentPassword: PASSWORD };
    browser.take(await changePassword({ ...change, newPassword: 'Setapak2' }));
    expect(await readSession(services.auth, browser.headers)).toMatchObject({
      id: before.id,
      secondFactorAt,
    });
    expect(on.securityEvents({ user: before.id })).toContain('password_changed');
    expect(await services.db.$count(apiToken, eq(apiToken.userId, before.id))).toBe(0);
    expect(await services.db.$count(session, eq(session.userId, before.id))).toBe(1);
    expect(await services.db.$count(knownDevice, eq(knownDevice.userId, before.id))).toBe(1);
    expect(await mailsUnderWay(getDatabase(), before.email)).toMatchObject([
      { template: 'account-notice', props: { kind: 'password-changed' } },
    ]);
  });

  test('password: a common one is refused before any other check', async () => {
    const { services } = on;
    const before = await stranger();
    const change = { services, user: before, headers: before.browser.headers, currentPassword: 'Salah123' };
    await expect(changePassword({ ...change, newPassword: 'Password1' })).rejects.toMatchObject({
      code: 'common_password',
    });
    await expect(
      resetPassword({ services, clientIp: newId(), token: 'x', password: 'Qwerty123' }),
    ).rejects.toMatchObject({ code: 'common_password' });
    await expect(registerIn(services, newBrowser(), { password: 'Abcd1234' })).rejects.toMatchObject({
      code: 'common_password',
    });
  });

  test('signing out everywhere: nothing is left, and a mail is sent', async () => {
    const { services } = on;
    const before = await stranger();
    await endAllDevices({ services, user: before });
    expect(await waysInto(before.id)).toBe(0);
    expect(on.securityEvents({ user: before.id })).toContain('access_ended');
    expect(await mailsUnderWay(getDatabase(), before.email)).toMatchObject([
      { props: { kind: 'signed-out-everywhere' } },
    ]);
  });

  test.each(['signing out', 'another device signing out everywhere'])(
    'an open event stream ends by %s',
    async (how) => {
      const { services } = on;
      const before = await stranger();
      const { headers } = before.browser;
      const isLive = async () => (await readSession(services.auth, headers))?.id === before.id;
      const out = new PassThrough();
      streamsOf(services.events).open(before.id, out, { isLive });
      const ended = once(out.resume(), 'end');
      if (how === 'signing out') await services.auth.api.signOut({ headers });
      else await endAllDevices({ services, user: before });
      await ended;
      expect(services.events.subscriptions(before.id)).toBe(0);
    },
  );

  test('an event stream of a session that goes on stays open while another of the person ends', async () => {
    const { services } = on;
    const before = await stranger();
    const { headers } = before.browser;
    const isLive = vi.fn(async () => (await readSession(services.auth, headers))?.id === before.id);
    const out = new PassThrough();
    let heard = '';
    out.on('data', (chunk) => (heard += String(chunk)));
    streamsOf(services.events).open(before.id, out, { isLive });
    await services.events.publish(services.db, { userId: before.id, type: 'session.ended', id: '' });
    await expect.poll(() => isLive).toHaveBeenCalled();
    await services.events.publish(services.db, { userId: before.id, type: 'cv.changed', id: 'a' });
    await expect.poll(() => heard).toContain('cv.changed');
    out.destroy();
  });
});
