import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { server } from './shared-server.ts';
import { newVisitor, registerVisitor, type Visitor } from './visitor.ts';

describe('public answers', () => {
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

  test('an unknown address leads to /404, a page with the words of the product', async () => {
    for (const path of ['/tidak-ada', '/app/tidak-ada', '/assets/tidak-ada.js']) {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(404);
    }
    for (const path of ['/tidak-ada', '/app/tidak-ada', '/app']) {
      const answer = await fetch(server.url + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/404']);
    }
    const file = await fetch(`${server.url}/assets/tidak-ada.js`, { redirect: 'manual' });
    expect(file.status).toBe(404);
    const html = await (await fetch(`${server.url}/tidak-ada`)).text();
    expect(html.replaceAll('&#x27;', "'")).toContain("The page you are looking for isn't here");
  });

  test('what is not there, or refused, leaves the frame around the page with its navigation', async () => {
    const { html: inApp } = await read(await registerVisitor(server.url), '/app/booking/detail?id=nothing');
    expect(inApp).toContain('aria-label="Ke beranda"');
    expect(inApp).not.toContain('<footer');
    const { html: outside } = await read(newVisitor(server.url), '/session/nothing/nothing');
    expect(outside).toContain('<footer');
    const admin = newVisitor(server.url);
    await admin.post('/login', { email: 'admin@setapak.example', password: 'Setapak1' });
    for (const path of ['/admin/orders/nothing', '/admin/nothing', '/admin/vouchers/nothing']) {
      const { status, html } = await read(admin, path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('aria-label="Panel admin"');
      expect(html).toContain("isn't here");
    }

    async function read(visitor: Visitor, path: string) {
      const answer = await visitor.fetch(path);
      const html = (await answer.text()).replaceAll('&#x27;', "'");
      return { status: answer.status, html };
    }
  });

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a foreign site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['our cookie but no origin at all', { cookie: 'setapak.session_token=x' }],
  ])('a change requested by %s is refused', async (_, headers) => {
    const answer = await fetch(`${server.url}/logout`, { method: 'POST', headers, redirect: 'manual' });
    expect(answer.status).toBe(403);
  });

  test('unserved methods answer 405 and name the served ones', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/login', 'GET, HEAD, POST'],
      ['DELETE', '/app/cv/dashboard', 'GET, HEAD, POST'],
      ['GET', '/app/checkout/price', 'POST'],
      ['POST', '/robots.txt', 'GET, HEAD'],
      ['POST', '/app/profile/cv', 'GET, HEAD'],
      ['GET', '/webhooks/midtrans', 'POST'],
      ['POST', '/events', 'GET, HEAD'],
    ] as const) {
      const answer = await fetch(server.url + path, { method, headers: { origin: server.url } });
      expect([method, path, answer.status, answer.headers.get('allow')]).toEqual([method, path, 405, allow]);
      expect(await answer.text()).toContain('"method_not_allowed"');
    }
  });

  test('a refusal of a route that only takes forms is its own, not one of the method', async () => {
    const answer = await fetch(`${server.url}/app/checkout/price`, {
      method: 'POST',
      body: '{}',
      headers: { origin: server.url, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid', text: expect.any(String) });
  });

  test('text that no database stores is refused in addresses, forms and JSON', async () => {
    const answers: Response[] = [];
    const send = async (path: string, init?: RequestInit) => {
      const answer = await fetch(server.url + path, init);
      answers.push(answer);
      return answer;
    };
    for (const path of ['/app/mentor/x%00', '/app/mentoring?q=a%00', '/r/%E0%A4', '/pictures/%00'])
      expect([path, (await send(path)).status]).toEqual([path, 400]);
    const opened = await send('/app/mentor/x%00', { headers: { accept: 'text/html' } });
    expect(await opened.clone().text()).toContain('Alamat ini tidak bisa dibaca.');
    const post = (path: string, body: BodyInit, type: string) =>
      send(path, { method: 'POST', body, headers: { origin: server.url, 'content-type': type } });
    const form = 'application/x-www-form-urlencoded';
    expect((await post('/login', 'email=a%00&password=Salah123', form)).status).toBe(400);
    const json = await post('/app/checkout/price', String.raw`{"code":"x\u0000"}`, 'application/json');
    expect(json.status).toBe(400);
    expect(await json.json()).toMatchObject({ error: 'unstorable', errors: { code: expect.any(String) } });
    expect((await post('/app/cv/preview/x', 'a=b', form)).status).toBe(405);
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? 'none');
    const lines = server.log().split('\n');
    expect(
      lines.filter((line) => line.includes('"level":50') && ids.some((id) => line.includes(id))),
    ).toEqual([]);
    expect(ids).not.toContain('none');
  });

  test('the scripts of the product hold no password of the demo', async () => {
    const folder = join(import.meta.dirname, '../build/client/assets');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts)
      expect(await readFile(join(folder, name), 'utf8'), name).not.toContain('Setapak1');
  });

  test('forged forwarding headers do not open the limit on signing in', async () => {
    const visitor = newVisitor(server.url);
    const email = `${randomUUID()}@setapak.example`;
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await visitor.fetch('/login', {
        method: 'POST',
        body: new URLSearchParams({ email, password: `Salah${n}` }),
        headers: {
          'x-forwarded-for': `10.0.0.${n}, 10.255.0.1`,
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
    await expect.poll(() => server.log()).toContain('"path":"/register"');
    for (const secret of [email, 'Dimas', '+62812', 'Setapak1']) expect(server.log()).not.toContain(secret);
  });
});
