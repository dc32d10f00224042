import { expect, test } from 'vitest';
import { createLinks } from '~/services/links/links.server.ts';
import { destinationOf, isOwnPath, pageBefore, readReturn, returnCookie } from './return-address.server.ts';

const links = createLinks('a secret of at least thirty-two letters');
const cookieOf = (line: string) => line.split(';')[0] ?? '';
const headersOf = (cookie: string) => new Headers({ cookie });

test.each([
  '/app/profile',
  '/reviewer',
  '/app/booking/detail?id=abc&x=%2F%2Fevil.example',
  '/admin/users?page=2',
])('return address: %s comes back as it was', (path) => {
  expect(isOwnPath(path)).toBe(true);
  const headers = headersOf(`x=1; ${cookieOf(returnCookie(links, path))}`);
  expect(destinationOf({ headers, services: { links } })).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '%2F%2Fevil.example',
  'evil.example',
  '',
  '/login',
  '/logout',
  '/auth/google?for=delete',
  '/api/auth/callback/google?code=x',
  `/${'a'.repeat(2000)}`,
])('return address: %j leads nowhere, even signed', (path) => {
  expect(isOwnPath(path)).toBe(false);
  expect(readReturn(links, cookieOf(returnCookie(links, path)))).toBeUndefined();
});

test('return address: another signature, another path and a late one are refused', () => {
  const cookie = cookieOf(returnCookie(links, '/app/profile'));
  expect(readReturn(createLinks('another secret of thirty-two letters'), cookie)).toBeUndefined();
  const other = Buffer.from('/app/booking').toString('base64url');
  expect(readReturn(links, cookie.replace(/\.[\w-]+\./, `.${other}.`))).toBeUndefined();
  expect(readReturn(links, cookie, Date.now() + 2 * 3_600_000)).toBeUndefined();
  expect(readReturn(links, cookie, Date.now() + 3_500_000)).toBe('/app/profile');
});

test('return address: a stored intent goes before it', () => {
  const headers = headersOf(`to=cvMaker; ${cookieOf(returnCookie(links, '/app/profile'))}`);
  expect(destinationOf({ headers, services: { links } })).toBe('/app/cv/dashboard');
  expect(destinationOf({ headers: new Headers(), services: { links } })).toBe('/');
});

const loginFrom = (referer: string, query = '?back') =>
  pageBefore(new Request(`https://setapak.example/login${query}`, { headers: { referer } }), links);

test('return address: a link that leads back names the page it stood on, step and all', () => {
  const page = '/app/cv/builder/abc?step=work';
  const before = loginFrom(`https://setapak.example${page}`);
  expect(before?.path).toBe(page);
  const headers = headersOf(before?.cookies.map(cookieOf).join('; ') ?? '');
  expect(destinationOf({ headers, services: { links } })).toBe(page);
});

test.each([
  ['https://setapak.example/app/mentoring', ''],
  ['https://evil.example/app/mentoring', '?back'],
  ['https://setapak.example/login', '?back'],
  ['', '?back'],
])('return address: no page is remembered for %j with /login%s', (referer, query) => {
  expect(loginFrom(referer, query)).toBeUndefined();
});
