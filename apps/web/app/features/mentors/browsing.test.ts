import { expect, test } from 'vitest';
import { readBrowsing, rowsCookie, seedCookie } from './browsing.ts';

const read = (headers: Record<string, string>) => readBrowsing(new Headers(headers));

test.each([
  [{}, 20],
  [{ 'sec-ch-ua-mobile': '?1' }, 10],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, 20],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1' }, 10],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, 20],
  [{ 'sec-ch-ua-mobile': '?1', cookie: 'a=b; mentor_rows=20' }, 20],
  [{ cookie: 'mentor_rows=5000' }, 20],
])('%j fits %i', (headers, rows) => {
  expect(read(headers).perPage).toBe(rows);
});

test('what the cookies say is read again', () => {
  const cookie = [seedCookie(-2_147_483_648), rowsCookie(10)].map((one) => one.split(';')[0]).join('; ');
  expect(read({ cookie })).toEqual({ seed: -2_147_483_648, perPage: 10 });
  expect(read({ cookie: 'mentor_seed=1e9; xmentor_seed=4' }).seed).toBeNull();
});
