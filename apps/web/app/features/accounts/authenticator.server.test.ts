import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session, user as people } from '~/services/db/schema.ts';
import { twoFactor } from '~/services/db/sign-in-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { mailsUnderWay } from '~/services/jobs/testing.ts';
import {
  beginAuthenticator,
  countRecoveryCodes,
  finishAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticator.server.ts';
import { changePassword } from './change-password.server.ts';
import { provePassword } from './prove-password.server.ts';
import { isProofRecent } from './session.server.ts';
import { signIn } from './sign-in.server.ts';
import { accountsOn, newBrowser, PASSWORD, registerIn, whoIs } from './testing.ts';
import { codeOf } from './testing-codes.ts';
import { verifyCode } from './verify-code.server.ts';

describeOnDatabases('an authenticator app', (getDatabase) => {
  let on: Awaited<ReturnType<typeof accountsOn>>;
  beforeAll(async () => {
    on = await accountsOn(getDatabase());
  });
  afterAll(() => on.stop());

  /** Somebody with an app, in the browser that set it up. */
  async function withApp() {
    const { services } = on;
    const browser = newBrowser();
    const user = await registerIn(services, browser);
    const { secret } = await beginAuthenticator({
      services,
      user,
      headers: browser.headers,
      password: PASSWORD,
    });
    const { headers } = browser;
    const { codes, headers: set } = await finishAuthenticator({
      services,
      user,
      headers,
      code: codeOf(secret),
    });
    browser.take(set);
    return { browser, user: await whoIs(services, browser), secret, codes };
  }

  /** The password alone, in a new browser, and then this code. */
  async function signInWith(email: string, code: string) {
    const { services } = on;
    const browser = newBrowser();
    const { clientIp, headers } = browser;
    const opened = await signIn({ services, clientIp, headers, email, password: PASSWORD });
    expect(opened.needsCode).toBe(true);
    browser.take(opened.headers);
    browser.take(await verifyCode({ services, headers: browser.headers, user: null, code }));
    return whoIs(services, browser);
  }

  test('recovery codes: each opens once; new ones end the old ones, and the owner gets a mail', async () => {
    const { services } = on;
    const { browser, user, codes } = await withApp();
    const [first = '', second = ''] = codes;
    expect(codes).toHaveLength(10);
    expect(await signInWith(user.email, first)).toMatchObject({ id: user.id });
    await expect(signInWith(user.email, first)).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await countRecoveryCodes(services, user.id)).toBe(9);

    const renew = { services, user, headers: browser.headers };
    await expect(renewRecoveryCodes({ ...renew, password: 'Salah123' })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    const fresh = await renewRecoveryCodes({ ...renew, password: PASSWORD });
    expect(await countRecoveryCodes(services, user.id)).toBe(10);
    await expect(signInWith(user.email, second)).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await signInWith(user.email, fresh[0] ?? '')).toMatchObject({ id: user.id });
    expect((await mailsUnderWay(getDatabase(), user.email)).map(({ props }) => props)).toContainEqual(
      expect.objectContaining({ kind: 'recovery-codes-renewed' }),
    );
    expect(on.securityEvents({ user: user.id }).filter((name) => name !== 'signed_in')).toEqual([
      'account_created',
      'second_factor_changed',
      'second_factor_failed',
      'proof_failed',
      'second_factor_changed',
      'second_factor_failed',
    ]);
    expect(on.securityEvents({ name: 'second_factor_failed' })).toHaveLength(2);
  });

  test('an app that is set up or taken off in two windows at once leaves one app, or no second step', async () => {
    const { services } = on;
    const race = async (n: number) => {
      const browser = newBrowser();
      const user = await registerIn(services, browser);
      const begin = { services, user, headers: browser.headers, password: PASSWORD };
      const { secret } = await beginAuthenticator(begin);
      const finish = finishAuthenticator({ ...begin, code: codeOf(secret) });
      await Promise.allSettled([
        finish,
        n % 2 ? removeAuthenticator({ services, user }) : beginAuthenticator(begin),
      ]);
      const [row] = await services.db.select().from(people).where(eq(people.id, user.id));
      const apps = await services.db.select().from(twoFactor).where(eq(twoFactor.userId, user.id));
      const isDone = await finish.then(
        () => true,
        () => false,
      );
      // Where one was set up, the code of another that was begun later takes nothing away.
      if (row?.twoFactorEnabled) expect(apps.filter(({ verified }) => verified)).toHaveLength(1);
      else expect(isDone && n % 2 === 0).toBe(false);
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => race(n)));
  });

  test('recovery code: ten sign-ins with one at once open one session', async () => {
    const { services } = on;
    const { user, codes } = await withApp();
    const sessions = () => services.db.$count(session, eq(session.userId, user.id));
    const before = await sessions();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => signInWith(user.email, codes[0] ?? '')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
  });

  test('a wrong code after the right password: the owner gets one mail a day, however often it is tried', async () => {
    const { services } = on;
    const { user, secret } = await withApp();
    const noticesSent = async () => {
      const { rows } = await getDatabase().query(
        `SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = 'tell-owner' AND data->>'userId' = $1`,
        [user.id],
      );
      return rows.map(({ kind }) => kind);
    };
    expect(await signInWith(user.email, codeOf(secret, Date.now() + 30_000))).toMatchObject({ id: user.id });
    expect(await noticesSent()).toEqual([]);
    for (const code of ['000000', '000001', 'AAAAA-BBBBB'])
      await expect(signInWith(user.email, code)).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await noticesSent()).toEqual(['second-factor-failed']);
    // Without a password nothing is sent: a cookie that names no sign-in belongs to nobody.
    const headers = new Headers({ cookie: 'setapak.two_factor=unknown.signature' });
    await expect(verifyCode({ services, headers, user: null, code: '000002' })).rejects.toMatchObject({
      code: 'wrong_code',
    });
    expect(await noticesSent()).toHaveLength(1);
  });

  test('a change of the password is no proof where there is an authenticator app: its code is still required', async () => {
    const { services } = on;
    const { browser, user, secret } = await withApp();
    const longAgo = new Date(Date.now() - 3_600_000);
    await services.db.update(session).set({ provedAt: longAgo }).where(eq(session.id, user.sessionId));
    const own = await whoIs(services, browser);
    const change = { services, user: own, headers: browser.headers, currentPassword: PASSWORD };
    browser.take(await changePassword({ ...change, newPassword: 'Setapak2Baru' }));
    const after = await whoIs(services, browser);
    expect(after.secondFactorAt).toEqual(user.secondFactorAt);
    expect(isProofRecent(after)).toBe(false);
    const code = codeOf(secret, Date.now() + 30_000);
    browser.take(await verifyCode({ services, headers: browser.headers, user: after, code }));
    expect(isProofRecent(await whoIs(services, browser))).toBe(true);
  });

  test('a password is no proof where there is an app, and a sitting without its code is not whole', async () => {
    const { services } = on;
    const { browser, user, secret } = await withApp();
    await expect(
      provePassword({ services, user, headers: browser.headers, password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'wrong_password' });
    const next = codeOf(secret, Date.now() + 30_000);
    expect(await signInWith(user.email, next)).toMatchObject({ id: user.id, twoFactorEnabled: true });
    // The same code a second time opens nothing, and leaves no session behind.
    const before = await services.db.$count(session, eq(session.userId, user.id));
    await expect(signInWith(user.email, next)).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await services.db.$count(session, eq(session.userId, user.id))).toBe(before);
    await removeAuthenticator({ services, user });
    expect(await whoIs(services, browser)).toMatchObject({ twoFactorEnabled: false });
  });
});
