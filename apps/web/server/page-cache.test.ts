import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServerEnv } from './env.ts';
import { cachePages } from './page-cache.ts';

/** A server whose pages count how often they were made. */
function start() {
  const clock = { now: 0 };
  const made: string[] = [];
  let nonces = 0;
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    nonces += 1;
    context.set('nonce', `nonce-number-${nonces}-of-this-server`);
    context.set('origin', 'https://setapak.example');
    await next();
  });
  app.use(cachePages({ isPublic: (path) => path !== '/mine', now: () => clock.now }));
  app.get('*', async (context) => {
    made.push(context.req.path);
    await Promise.resolve();
    if (context.req.path === '/broken') throw new Error('no page');
    if (context.req.path === '/list') context.header('Set-Cookie', 'mentor_seed=7; Path=/app');
    if (context.req.path === '/greeting') context.header('Set-Cookie', 'greeting=1; Path=/');
    if (context.req.path === '/gone') return context.html('gone', 404);
    return context.html(`<script nonce="${context.get('nonce')}">page ${made.length}</script>`);
  });
  app.post('*', (context) => context.text('done'));
  app.onError((_error, context) => context.text('an error', 500));
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await app.request(path, { headers })).text();
  return { app, clock, made, get };
}

const words = (page: string) => /page \d+/.exec(page)?.[0];
const nonceOf = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1];

test('visitors of one second share a page, each with a nonce of its own', async () => {
  const { clock, made, get } = start();
  const pages = await Promise.all([get('/'), get('/'), get('/')]);
  expect(made).toEqual(['/']);
  expect(new Set(pages.map(words))).toEqual(new Set(['page 1']));
  expect(new Set(pages.map(nonceOf)).size).toBe(3);
  clock.now = 1_001;
  expect(words(await get('/'))).toBe('page 2');
});

test('a request with a cookie, and every page that is not public, gets a page of its own', async () => {
  const { made, get } = start();
  for (const headers of [{ cookie: 'session=1' }, { cookie: '' }]) await get('/', headers);
  await get('/mine');
  await get('/mine');
  expect(made).toEqual(['/', '/', '/mine', '/mine']);
});

test('a phone, another address and another query are other pages', async () => {
  const { made, get } = start();
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' };
  for (const path of ['/', '/?page=2', '/faq']) await get(path);
  await get('/', phone);
  await get('/', phone);
  expect(made).toEqual(['/', '/', '/faq', '/']);
});

test('what sets a cookie of one visitor, is no success or fails is made each time; the order of mentors is shared', async () => {
  const { app, made, get } = start();
  for (const path of ['/greeting', '/gone', '/broken']) {
    await Promise.all([get(path), get(path)]);
    expect(made.splice(0)).toEqual([path, path]);
  }
  await get('/list');
  const shared = await app.request('/list');
  expect(shared.headers.getSetCookie()).toEqual(['mentor_seed=7; Path=/app']);
  expect(made).toEqual(['/list']);
});

test('a change lets go of all pages, a counted visit does not', async () => {
  const { app, get } = start();
  await get('/');
  await app.request('/analytics', { method: 'POST' });
  expect(words(await get('/'))).toBe('page 1');
  await app.request('/admin/mentors', { method: 'POST' });
  expect(words(await get('/'))).toBe('page 2');
});

test('no more pages are kept than a few hundred', async () => {
  const { made, get } = start();
  for (let index = 0; index <= 200; index += 1) await get(`/?q=${index}`);
  made.length = 0;
  await get('/?q=200');
  expect(made).toEqual([]);
  await get('/?q=0');
  expect(made).toEqual(['/']);
});
