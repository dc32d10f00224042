import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../app/features/accounts/testing-codes.ts';
import { mentor, notes } from './booking-page.ts';
import { resetLinkOf } from './outbox.ts';
import { startServer, type RunningServer } from './server.ts';
import { goodPassword, newVisitor, registerVisitor, type Visitor } from './visitor.ts';

const ORIGIN = 'https://setapak.example';

/** As an installation stands: TLS ends at a proxy, second factors are required, and just now the gateway does not answer. */
describe('behind a proxy that ends TLS', () => {
  let own: RunningServer;
  beforeAll(async () => {
    own = await startServer({
      env: {
        APP_URL: ORIGIN,
        SECOND_FACTOR: 'required',
        PAYMENT_GATEWAY: 'midtrans',
        MIDTRANS_SERVER_KEY: 'a-server-key',
        MIDTRANS_CLIENT_KEY: 'a-client-key',
        // Nothing listens there.
        MIDTRANS_SNAP_URL: 'http://127.0.0.1:9',
        MIDTRANS_API_URL: 'http://127.0.0.1:9',
      },
    });
  });
  afterAll(() => own.stop());

  const visit = () => newVisitor(own.url, ORIGIN);

  test('every cookie travels over TLS alone, and the session belongs to this host alone', async () => {
    const lines: string[] = [];
    const visitor = visit();
    const seen: Visitor = {
      ...visitor,
      async fetch(path, init) {
        const answer = await visitor.fetch(path, init);
        lines.push(...answer.headers.getSetCookie());
        return answer;
      },
      async post(path, fields) {
        const answer = await visitor.post(path, fields);
        lines.push(...answer.headers.getSetCookie());
        return answer;
      },
    };
    await seen.fetch('/app/cv/dashboard?tab=ats');
    await seen.fetch('/app/mentoring');
    await seen.fetch('/app/booking');
    await seen.fetch(`/app/book?mentor=${mentor.id}`);
    await registerVisitor(own.url, seen);
    await seen.post('/forgot-password', { email: 'unknown@setapak.example' });
    await seen.fetch('/auth/google');
    await seen.post('/logout', {});
    const names = new Set(lines.map((line) => line.split('=')[0]));
    for (const name of ['to', 'booking', 'back', 'mentor_seed', '__Host-setapak.session_token'])
      expect(names).toContain(name);
    expect(lines.filter((line) => !/;\s*secure/i.test(line))).toEqual([]);
    const session = lines.filter((line) => line.startsWith('__Host-'));
    for (const line of session) {
      expect(line).toMatch(/;\s*path=\/(;|$)/i);
      expect(line).toMatch(/;\s*httponly/i);
      expect(line).not.toMatch(/;\s*domain=/i);
    }
  });

  test('pages, data and files say that this host is reached over TLS alone', async () => {
    const html = await (await fetch(`${own.url}/login`)).text();
    const script = /["'](\/assets\/entry\.client[^"']+\.js)["']/.exec(html)?.[1] ?? '';
    for (const path of ['/login', '/login.data', script, '/favicon.svg', '/tidak-ada', '/robots.txt'])
      expect((await fetch(own.url + path)).headers.get('strict-transport-security'), path).toMatch(
        /max-age=63072000/,
      );
  });

  test('a page whose address is a secret sends no referrer', async () => {
    const { email } = await registerVisitor(own.url, visit());
    await visit().post('/forgot-password', { email });
    const { pathname, search } = new URL(await resetLinkOf(own.url, email));
    const page = await fetch(own.url + pathname + search);
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each([
    ['admin', ['/admin', '/admin/users', '/admin/tasks'], '/admin/tasks'],
    ['reviewer', ['/reviewer'], '/reviewer/nothing'],
  ])('%s: without a second factor no desk opens, with one it does', async (role, pages, form) => {
    const email = `${role}@setapak.example`;
    const visitor = visit();
    await visitor.post('/login', { email, password: goodPassword });
    for (const path of [...pages, ...pages.map((page) => `${page}.data`)]) {
      const answer = await visitor.fetch(path);
      const said = answer.headers.get('location') ?? (await answer.text());
      expect(said, path).toContain('/app/profile/security?needed=1');
    }
    const sent = await visitor.post(form, { intent: 'claim' });
    expect(sent.headers.get('location')).toBe('/app/profile/security?needed=1');
    expect(await (await visitor.fetch('/app/profile/security?needed=1')).text()).toContain('Amankan dulu');

    const setUp = (fields: Record<string, string>) =>
      visitor.post('/app/profile/security/authenticator', fields);
    const begun = await (await setUp({ intent: 'begin', password: goodPassword })).text();
    const uri = (/name="uri" value="([^"]+)"/.exec(begun)?.[1] ?? '').replaceAll('&amp;', '&');
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    expect((await setUp({ intent: 'finish', uri, code: codeOf(secret) })).status).toBe(200);
    for (const path of pages) expect((await visitor.fetch(path)).status, path).toBe(200);

    // The next sitting begins with its code; the password alone opens nothing.
    const next = visit();
    expect((await next.post('/login', { email, password: goodPassword })).headers.get('location')).toBe(
      '/login/verify',
    );
    for (const path of pages) expect((await next.fetch(path)).headers.get('location')).toBe('/login');
  });

  test('a gateway that does not answer: said in the words of the product, and nothing is left half-made', async () => {
    const visitor = await registerVisitor(own.url, visit());
    const send = (path: string, body: object) =>
      visitor.fetch(`/app/checkout/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const purchase = { transactionType: 'mentoring', mentorId: mentor.id, hours: 1, notes };
    const press = { purchase, voucherCode: 'MENTOR10', clientToken: 'press-no-gateway', seenTotal: 67_500 };
    const answer = await send('orders', press);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      text: 'Cannot connecting to payment. Please contact customer support or wait a minutes.',
    });
    expect(await (await visitor.fetch('/app/booking')).text()).toContain('Pilih Mentor');
    expect(await (await send('price', press)).json()).toMatchObject({ total: 67_500 });
    const policy = (await visitor.fetch('/app/booking')).headers.get('content-security-policy');
    expect(policy).toContain("frame-src 'self' http://127.0.0.1:9");
  });
});
