import { serializeSignedCookie } from 'better-call';
import { expect, test } from 'vitest';
import { readSignedCookie } from './signed-cookie.ts';

const [secret, foreign] = ['s'.repeat(32), 'f'.repeat(32)];
const NAME = '__Host-setapak.session_token';
const TOKEN = 'token/with+signs.and dots';
const cookie = (name: string, by: string) => serializeSignedCookie(name, TOKEN, by);

test('the value of a cookie that we signed', async () => {
  const own = await cookie(NAME, secret);
  for (const header of [own, `theme=a=b; ${own}; other=1`, `other=1;${own}`])
    expect(readSignedCookie(header, NAME, secret)).toBe(TOKEN);
});

test('nothing of one that another signed, has another name, is cut short or holds no value', async () => {
  const own = await cookie(NAME, secret);
  const refused = [
    await cookie(NAME, foreign),
    await cookie(`x${NAME}`, secret),
    own.slice(0, own.indexOf(';') - 4),
    `${NAME}=`,
    `${NAME}=.`,
    `${NAME}=token`,
    `${NAME}=%E0%A4%A`,
    await serializeSignedCookie(NAME, '', secret),
    '',
  ];
  for (const header of refused) expect(readSignedCookie(header, NAME, secret)).toBeNull();
});

test('of two cookies of one name the first counts, as for Better Auth', async () => {
  const [own, strange] = [await cookie(NAME, secret), await cookie(NAME, foreign)];
  expect(readSignedCookie(`${own}; ${strange}`, NAME, secret)).toBe(TOKEN);
  expect(readSignedCookie(`${strange}; ${own}`, NAME, secret)).toBeNull();
});
