import { expect, test } from 'vitest';
import { readZone, zoneCookie } from './zone-cookie.ts';

const read = (cookie: string) => readZone(new Headers({ cookie }));

test('a zone comes back from its cookie, and nothing that is no zone', () => {
  expect(read(`a=b; ${zoneCookie('America/Argentina/Buenos_Aires').split(';')[0]}`)).toBe(
    'America/Argentina/Buenos_Aires',
  );
  for (const cookie of ['', 'zone=', 'zone=Jakarta', 'zone=%E0%A4%A', 'timezone=Asia/Jakarta'])
    expect(read(cookie)).toBeNull();
});
