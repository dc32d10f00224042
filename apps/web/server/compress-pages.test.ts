import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { compressPages } from './compress-pages.ts';
import type { ServerEnv } from './env.ts';

const PAGE = `<!doctype html><p>${'Setapak demi setapak. '.repeat(100)}</p>`;
const BROWSER = 'gzip, deflate, br, zstd';

function ask(answer: () => Response, encodings: string | undefined = BROWSER, method = 'GET') {
  const app = new Hono<ServerEnv>();
  app.use(compress(), compressPages);
  app.all('*', answer);
  return app.request('/', {
    method,
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  });
}

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

test('a page arrives compressed, with its length, its cookies and all its other headers', async () => {
  const answer = await ask(() => {
    const page = html(PAGE, { 'cache-control': 'private, no-store', vary: 'Cookie' });
    page.headers.append('set-cookie', 'a=1');
    page.headers.append('set-cookie', 'b=2');
    return page;
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(PAGE);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a short page, one that must not be changed, and one for a program without gzip arrive as they are', async () => {
  const answers = [
    await ask(() => html('<p>Halo</p>')),
    await ask(() => html(PAGE, { 'cache-control': 'no-transform' })),
    await ask(() => html(PAGE), 'identity'),
    await ask(() => html(PAGE), 'gzip;q=0'),
  ];
  for (const answer of answers) {
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toMatch(/^<(!doctype html><)?p>/);
  }
});

test('what is no page, and a page for who weighs encodings, are compressed around it', async () => {
  const json = await ask(() => Response.json({ text: PAGE }));
  expect(json.headers.get('content-encoding')).toBe('gzip');
  expect(json.headers.get('vary')).toBe('Accept-Encoding');
  const weighed = await ask(() => html(PAGE), 'gzip;q=0.5');
  expect(weighed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await weighed.arrayBuffer())).toString()).toBe(PAGE);
});

test('an answer to HEAD has no body to compress', async () => {
  const answer = await ask(() => html(PAGE), BROWSER, 'HEAD');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBeNull();
});
