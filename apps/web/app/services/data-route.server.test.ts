import { expect, test } from 'vitest';
import { jsonBody } from './data-route.server.ts';

const read = (text: string) => jsonBody(new Request('http://localhost/x', { method: 'POST', body: text }));

test('JSON body: read, and refused where it is none or empty', async () => {
  expect(await read('\ufeff{"name":"Rani 😀 \\ud83d\\ude00"}')).toEqual({ name: 'Rani 😀 😀' });
  for (const text of ['', '{', '{"a":01}'])
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid' });
});

test('JSON body: NUL and half of a character are refused, by the path of what holds them', async () => {
  for (const text of [
    '{"cv":{"name":"a\\u0000"}}',
    '{"cv":{"name":"\\uD83D"}}',
    '{"cv":{"name":"\\udE00x"}}',
  ])
    await expect(read(text)).rejects.toMatchObject({ code: 'unstorable', field: 'cv.name' });
});

test('JSON body: one that is larger than any document is refused before it is parsed', async () => {
  await expect(read('['.repeat(5 * 2 ** 20))).rejects.toMatchObject({ code: 'too_large' });
});

test('JSON body: one of more brackets within one another than any document has is refused unparsed', async () => {
  await expect(read('['.repeat(100_000) + ']'.repeat(100_000))).rejects.toMatchObject({ code: 'invalid' });
});
