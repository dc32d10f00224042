import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mailsTo, resetLinkOf } from './outbox.ts';
import { server } from './shared-server.ts';
import { goodPassword, newVisitor, registerVisitor } from './visitor.ts';

const SESSION = 'setapak.session_token';

/** The session cookie that an answer sets, as a Cookie header. */
function sessionOf(answer: Response): string {
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION}=`));
  return line?.split(';')[0] ?? '';
}

describe('attacks on accounts', () => {
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email, password }),
      headers: { origin: server.url, ...headers },
    });
  const isSignedIn = async (cookie: string) => {
    const answer = await fetch(`${server.url}/app/profile`, { headers: { cookie }, redirect: 'manual' });
    return answer.status === 200;
  };
  const postAs = (cookie: string, path: string, fields: Record<string, string>) =>
    fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { cookie, origin: server.url },
    });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '%2F%2Fevil.example',
    '%5C%5Cevil.example',
    'https://evil.example',
    'https%3A%2F%2Fevil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    'cvMaker%0d%0aLocation:%20https://evil.example',
    '__proto__',
  ])('the stored intent %j leads nowhere but home', async (to) => {
    const { email } = await known();
    const answer = await signIn(email, goodPassword, { cookie: `to=${to}` });
    const location = answer.headers.get('location') ?? '';
    expect(new URL(location, server.url).origin).toBe(server.url);
    expect(location).toMatch(/^\/(app\/cv\/dashboard)?$/);
  });

  test.each([
    ['cvMaker', '/app/cv/dashboard'],
    ['atsc', '/app/cv/dashboard?tab=ats'],
  ])('the stored intent %s leads to %s after signing in', async (to, destination) => {
    const { email } = await known();
    const answer = await signIn(email, goodPassword, { cookie: `to=${to}` });
    expect(answer.headers.get('location')).toBe(destination);
  });

  test('an address in the form or the query leads nowhere either', async () => {
    const { email } = await known();
    const to = '//evil.example';
    const byQuery = await fetch(`${server.url}/login?to=${to}&redirect=${to}&next=${to}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email, password: goodPassword, to, next: to, redirectTo: to }),
      headers: { origin: server.url },
    });
    expect(byQuery.headers.get('location')).toBe('/');
    for (const next of [to, '__proto__', 'constructor'])
      expect((await postAs('', '/logout', { next })).headers.get('location')).toBe('/');
  });

  let person: { email: string } | undefined;
  /** One account for the tests that change nothing of it. */
  async function known() {
    return (person ??= await registerVisitor(server.url));
  }

  test('neither registering nor profile nor onboarding takes a role', async () => {
    const attack = { role: 'admin', emailVerified: 'true', id: 'x', userId: 'x', 'user[role]': 'admin' };
    const visitor = newVisitor(server.url);
    const email = `${randomUUID()}@setapak.example`;
    const about = {
      domicile: 'Kota Bandung',
      education: 'S1',
      status: 'working',
      jobType: 'Kontrak',
      workDuration: '> 5 tahun',
    };
    const steps = [
      [
        '/register',
        { name: 'Eva', email, confirmEmail: email, phone: '+628123456789', password: goodPassword },
      ],
      ['/profile/onboarding', about],
      ['/app/profile', { intent: 'save-profile', name: 'Eva', ...about }],
    ] as const;
    for (const [path, fields] of steps) {
      const answer = await visitor.post(path, { ...fields, ...attack });
      expect(answer.status, path).toBeLessThan(400);
    }
    const zip = Buffer.from(await (await visitor.fetch('/app/profile/export')).arrayBuffer()).toString(
      'latin1',
    );
    expect(zip).toContain('"role": "user"');
    expect(zip).toContain('"emailVerified": false');
    expect(zip).not.toContain('"role": "admin"');
  });

  test('a session that was planted before signing in is not the one that is signed in', async () => {
    const { email } = await known();
    const planted = `${SESSION}=${'a'.repeat(32)}.planted`;
    const answer = await signIn(email, goodPassword, { cookie: planted });
    const own = sessionOf(answer);
    expect(own).not.toBe('');
    expect(own).not.toBe(planted);
    expect(await isSignedIn(own)).toBe(true);
    expect(await isSignedIn(planted)).toBe(false);
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=[^;]+;.*HttpOnly;.*SameSite=Lax/i);
  });

  test('a cookie is worth nothing after the sign-out', async () => {
    const { email } = await known();
    const cookie = sessionOf(await signIn(email, goodPassword));
    const out = await postAs(cookie, '/logout', {});
    expect(out.headers.get('clear-site-data')).toBe('"storage"');
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('no cookie outlives a change of the password, the changing one included', async () => {
    const { email } = await registerVisitor(server.url);
    const [one, other] = [
      sessionOf(await signIn(email, goodPassword)),
      sessionOf(await signIn(email, goodPassword)),
    ];
    const changed = await postAs(one, '/app/profile/change-password', {
      currentPassword: goodPassword,
      newPassword: 'Setapak2',
      repeat: 'Setapak2',
    });
    expect(changed.headers.get('location')).toBe('/app/profile/change-password?success=true');
    expect(await isSignedIn(one)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(sessionOf(changed))).toBe(true);
  });

  test('a reset link works once, also in a race, and ends the sessions', async () => {
    const { email } = await registerVisitor(server.url);
    const cookie = sessionOf(await signIn(email, goodPassword));
    await newVisitor(server.url).post('/forgot-password', { email });
    const token = new URL(await resetLinkOf(server.url, email)).searchParams.get('token') ?? '';
    const reset = (password: string) =>
      newVisitor(server.url).post(`/reset-password?token=${token}`, { token, password, repeat: password });
    const race = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(`Balapan${n}`)));
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 400, 400, 400, 400]);
    expect((await reset('Setapak9')).status).toBe(400);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await reset('')).status).toBe(400);
  });

  test('login and reset do not reveal accounts: same words, same status', async () => {
    const { email } = await known();
    const stranger = `${randomUUID()}@setapak.example`;
    const seen = async (answer: Response, address: string) => ({
      status: answer.status,
      location: answer.headers.get('location'),
      cookies: answer.headers.getSetCookie().map((line) => line.split('=')[0]),
      body: (await answer.text())
        .replaceAll(address, 'ADDRESS')
        .replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"|\d{13,}/g, '')
        // Each page names the next press of its forms.
        .replaceAll(/(?<=press\\",\\")[\da-z]{36}/g, ''),
    });
    expect(await seen(await signIn(email, 'Salah123'), email)).toEqual(
      await seen(await signIn(stranger, 'Salah123'), stranger),
    );
    const forgot = async (address: string) =>
      seen(await newVisitor(server.url).post('/forgot-password', { email: address }), address);
    expect(await forgot(email)).toEqual(await forgot(stranger));
    await resetLinkOf(server.url, email);
    expect(await mailsTo(server.url, stranger)).toEqual([]);
  });

  test('forged forwarding headers do not open the limit on asking for links', async () => {
    const email = `${randomUUID()}@setapak.example`;
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const answer = await newVisitor(server.url).fetch('/forgot-password', {
        method: 'POST',
        body: new URLSearchParams({ email }),
        headers: {
          'x-forwarded-for': `10.1.0.${n}, 10.255.0.2`,
          'x-real-ip': `10.1.0.${n}`,
          forwarded: `for=10.1.0.${n}`,
        },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([302, 302, 302, 429, 429]);
  });

  test.each([
    ['photo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['photo.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['photo.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>'],
  ])('%s (%s) that is a page is no avatar', async (name, type, content) => {
    const { email } = await known();
    const cookie = sessionOf(await signIn(email, goodPassword));
    const form = new FormData();
    form.set('intent', 'upload-avatar');
    form.set('file', new File([content], name, { type }));
    const answer = await fetch(`${server.url}/app/profile`, {
      method: 'POST',
      body: form,
      headers: { cookie, origin: server.url },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(
      'Cannot update profile. Error: Foto harus berupa JPG, PNG, atau WebP dan paling besar 5 MB.',
    );
  });

  test.each([
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/profile/onboarding',
    '/app/profile',
    '/app/profile/change-password',
    '/app/profile/delete',
    '/logout',
  ])('a POST to %s from another site is refused', async (path) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const body = new URLSearchParams({ email: 'a@b.example' });
      const answer = await fetch(server.url + path, { method: 'POST', redirect: 'manual', headers, body });
      expect(answer.status).toBe(403);
    }
  });

  test('a foreign page cannot start a sign-in with Google, and an unrequested answer opens nothing', async () => {
    const start = await fetch(`${server.url}/auth/google`, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(start.headers.get('location')).toBe('/login');
    const odd = await fetch(`${server.url}/auth/google?for=constructor`, { redirect: 'manual' });
    expect(odd.headers.get('location')).not.toContain('error=');
    for (const query of ['code=x&state=y', 'code=x', 'error=access_denied', '']) {
      const answer = await fetch(`${server.url}/api/auth/callback/google?${query}`, { redirect: 'manual' });
      const location = new URL(answer.headers.get('location') ?? '', server.url);
      expect(location.origin + location.pathname).toBe(`${server.url}/login`);
      expect(sessionOf(answer)).toBe('');
    }
  });

  test('nothing else of the sign-in library can be reached', async () => {
    const paths = [
      'sign-in/email',
      'sign-up/email',
      'get-session',
      'update-user',
      'list-sessions',
      'ok',
      'error',
    ];
    for (const path of paths)
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${server.url}/api/auth/${path}`, {
          method,
          headers: { origin: server.url },
        });
        expect([404, 405], `${method} ${path}`).toContain(answer.status);
      }
  });

  test('a link to the success screens does nothing by itself', async () => {
    const { email } = await known();
    const cookie = sessionOf(await signIn(email, goodPassword));
    const changed = await fetch(`${server.url}/app/profile/change-password?success=true`, {
      headers: { cookie },
      redirect: 'manual',
    });
    expect(changed.headers.get('location')).toBe('/app/profile/change-password');
    const sent = await fetch(`${server.url}/forgot-password?success=true`, { redirect: 'manual' });
    expect(sent.headers.get('location')).toBe('/forgot-password');
  });
});
