import { serializeSignedCookie } from 'better-call';
import { expect, test } from 'vitest';
import { resignCookies } from './resign-cookies.ts';

const [now, before, foreign] = ['n', 'b', 'f'].map((letter) => letter.repeat(32)) as [string, string, string];
const cookie = (secret: string, prefix = '__Host-') =>
  serializeSignedCookie(`${prefix}setapak.session_token`, 'token/with+signs', secret);

test('a session signed with the previous secret is signed with the current one', async () => {
  const header = `theme=a=b; ${await cookie(before)}; other=1`;
  expect(resignCookies(header, now, [before])).toBe(`theme=a=b; ${await cookie(now)}; other=1`);
});

test('a session of a stranger, one that is current, and a header without one stay as they are', async () => {
  for (const header of [
    await cookie(foreign),
    await cookie(now, ''),
    'a=b',
    '__Host-setapak.session_token=%E0%A4%A',
  ])
    expect(resignCookies(header, now, [before])).toBe(header);
});
