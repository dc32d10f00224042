import { expect, test } from 'vitest';
import { keysOfDeed, keysOfVerb } from './deeds.ts';

const isAlike = (noun: string, verb: string) =>
  keysOfVerb(verb).some((key) => keysOfDeed(noun).includes(key));

test.each([
  ['pengelasan', 'mengelas'],
  ['pengemasan', 'mengemas'],
  ['perawatan', 'merawat'],
  ['survei', 'mensurvei'],
  ['perhitungan', 'menghitung'],
  ['perbaikan', 'memperbaiki'],
  ['penanganan', 'menangani'],
  ['penempatan', 'menempatkan'],
  ['welding', 'welded'],
  ['scheduling', 'schedule'],
  ['planning', 'planned'],
  ['teaching', 'taught'],
  ['translation', 'translated'],
])('%s is what one does who %s', (noun, verb) => {
  expect(isAlike(noun, verb)).toBe(true);
});

test.each([
  ['pengadaan', 'mengadakan'],
  ['presentation', 'presented'],
  ['persediaan', 'bersedia'],
  ['penjualan', 'menjaga'],
  ['training', 'train-the-trainer'],
  ['sing', 'sang'],
])('%s is nothing that "%s" says', (noun, verb) => {
  expect(isAlike(noun, verb)).toBe(false);
});

test('a verb that every object of a program has is a verb like others', () => {
  expect(keysOfVerb('constructor')).toEqual(['en-constructor']);
});
