import { expect, test } from 'vitest';
import { cvName } from './schema.ts';

test.each(['', '   ', '\u200B', '\u200D', '\u200E \u2060', '\u3164'])(
  'CV name %j is refused: nobody would see it',
  (name) => {
    expect(cvName.safeParse(name).error?.issues[0]?.message).toBe('Nama CV harus diisi');
  },
);

test('CV name: no line break, nothing that turns its direction, and as long as it is seen', () => {
  expect(cvName.parse(' CV\r\nMagang \u202Egpj.exe ')).toBe('CV Magang gpj.exe');
  expect(cvName.parse(`${'a'.repeat(100)}\u200B`)).toHaveLength(100);
  expect(cvName.safeParse('a'.repeat(101)).success).toBe(false);
});
