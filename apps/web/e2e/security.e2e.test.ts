import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds, startServer, type RunningServer } from './server.ts';
import { newVisitor, registerVisitor } from './visitor.ts';

describe.each(databaseKinds)('what the server says to everyone (%s)', (kind) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(kind);
  });
  afterAll(() => server.stop());

  test('every page has a strict policy, and its scripts carry the nonce of this answer alone', async () => {
    const [first, second] = await Promise.all([fetch(`${server.url}/login`), fetch(`${server.url}/login`)]);
    const nonceOf = (answer: Response) =>
      /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(nonceOf(first)).toBeTruthy();
    expect(nonceOf(first)).not.toBe(nonceOf(second));

    const html = await first.text();
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(first)}"`);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('built files are immutable and arrive compressed', async () => {
    const html = await (await fetch(`${server.url}/login`)).text();
    const script = /["'](\/assets\/entry\.client[^"']+\.js)["']/.exec(html)?.[1];
    const answer = await fetch(server.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  test('an unknown address is a 404 page with the words of the product', async () => {
    for (const path of ['/tidak-ada', '/app/tidak-ada', '/assets/tidak-ada.js']) {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(404);
    }
    const html = await (await fetch(`${server.url}/tidak-ada`)).text();
    expect(html.replaceAll('&#x27;', "'")).toContain("The page you are looking for isn't here");
  });

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a foreign site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['our cookie but no origin at all', { cookie: 'setapak.session_token=x' }],
  ])('a change asked for by %s is refused', async (_, headers) => {
    const answer = await fetch(`${server.url}/logout`, { method: 'POST', headers, redirect: 'manual' });
    expect(answer.status).toBe(403);
  });

  test('forged forwarding headers do not open the limit on signing in', async () => {
    const visitor = newVisitor(server.url);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await visitor.fetch('/login', {
        method: 'POST',
        body: new URLSearchParams({ email: 'siapa@setapak.example', password: `Salah${n}` }),
        headers: {
          'x-forwarded-for': `10.0.0.${n}`,
          'x-real-ip': `10.0.0.${n}`,
          forwarded: `for=10.0.0.${n}`,
        },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 400));
    expect(statuses.slice(8)).toEqual([429, 429, 429, 429]);
  });

  test('no log line holds an e-mail, a name or a phone number', async () => {
    const { email } = await registerVisitor(server.url);
    await vi.waitFor(() => expect(server.log()).toContain('"path":"/register"'));
    for (const secret of [email, 'Dimas', '+62812', 'Setapak1']) expect(server.log()).not.toContain(secret);
  });
});
