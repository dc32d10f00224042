import { gzipSync } from 'node:zlib';
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
  await expect(read('['.repeat(5 * 2 ** 20))).rejects.toMatchObject({ code: 'too_long' });
});

test('JSON body: one of more brackets within one another than any document has is refused unparsed', async () => {
  await expect(read('['.repeat(100_000) + ']'.repeat(100_000))).rejects.toMatchObject({ code: 'invalid' });
});

/** In gzip, as the previews send it. */
const readPacked = (bytes: Uint8Array<ArrayBuffer>, options = { gzip: true }) => {
  const headers = { 'content-encoding': 'gzip' };
  return jsonBody(new Request('http://localhost/x', { method: 'POST', body: bytes, headers }), options);
};
const pack = (text: string) => new Uint8Array(gzipSync(text));

test('JSON body in gzip: read where the route takes it, refused elsewhere and where it is none', async () => {
  expect(await readPacked(pack('{"name":"Rani 😀"}'))).toEqual({ name: 'Rani 😀' });
  await expect(readPacked(pack('{}'), { gzip: false })).rejects.toMatchObject({ code: 'invalid' });
  for (const bytes of [new Uint8Array([1, 2, 3]), pack('{"name":"Rani"}').slice(0, 15), new Uint8Array()])
    await expect(readPacked(bytes)).rejects.toMatchObject({ code: 'invalid' });
});

test('JSON body in gzip: unpacked no further than a body may be long', async () => {
  const bomb = pack(' '.repeat(64 * 2 ** 20));
  expect(bomb.length).toBeLessThan(2 ** 17);
  await expect(readPacked(bomb)).rejects.toMatchObject({ code: 'too_long' });
});
