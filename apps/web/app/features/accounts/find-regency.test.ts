import { regencies } from '@setapak/ats/places';
import { expect, test } from 'vitest';
import { regencyOfPlace } from './everyday-places.ts';
import { findRegency, plain, searchRegencies } from './find-regency.ts';

test('all 416 regencies and 98 cities of 38 provinces are there, each under a name of its own', () => {
  const kinds = Object.groupBy(regencies, ({ name }) => name.split(' ')[0] ?? '');
  expect([kinds['Kabupaten']?.length, kinds['Kota']?.length]).toEqual([416, 98]);
  expect(new Set(regencies.map(({ name }) => name)).size).toBe(514);
  expect(new Set(regencies.map(({ province }) => province)).size).toBe(38);
});

test.each([
  ['Kota Bandung', 'Kota Bandung'],
  ['  kota   bandung ', 'Kota Bandung'],
  ['Kab. Sleman', 'Kabupaten Sleman'],
  ['surabaya', 'Kota Surabaya'],
  ['Tojo Una-Una', 'Kabupaten Tojo Una-Una'],
  ['Batanghari', 'Kabupaten Batang Hari'],
  ['lubuklinggau', 'Kota Lubuk Linggau'],
  ['Kab. Gunung Kidul', 'Kabupaten Gunungkidul'],
  ['Jogja', 'Kota Yogyakarta'],
  ['solo', 'Kota Surakarta'],
  ['Tangsel', 'Kota Tangerang Selatan'],
  ['jkt selatan', 'Kota Jakarta Selatan'],
  ['Purwokerto', 'Kabupaten Banyumas'],
])('%j is found as %s', (typed, name) => {
  expect(findRegency(typed)).toEqual({ name });
});

test('regency: a name that two have is ambiguous, an unknown one is not found', () => {
  expect(findRegency('Bandung')).toEqual({ candidates: ['Kota Bandung', 'Kabupaten Bandung'] });
  expect(findRegency('Atlantis')).toEqual({ candidates: [] });
});

test('regency search: finds provinces, and lists names that begin with the query first', () => {
  expect(searchRegencies('yogya').map(({ name }) => name)).toContain('Kabupaten Sleman');
  expect(searchRegencies('bandung')[0]?.name).toBe('Kota Bandung');
  expect(searchRegencies('bandung').map(({ name }) => name)).toContain('Kabupaten Bandung Barat');
  expect(searchRegencies('batanghari').map(({ name }) => name)).toEqual(['Kabupaten Batang Hari']);
  expect(searchRegencies('zzz')).toEqual([]);
});

test('regency search: everyday names and towns lead to the regency, from the third letter on', () => {
  const first = (typed: string) => searchRegencies(typed)[0]?.name;
  expect(['jogja', 'tangsel', 'jaksel', 'cikarang', 'jog'].map(first)).toEqual([
    'Kota Yogyakarta',
    'Kota Tangerang Selatan',
    'Kota Jakarta Selatan',
    'Kabupaten Bekasi',
    'Kota Yogyakarta',
  ]);
  // Solo is Surakarta; Solok is called so itself.
  expect(searchRegencies('solo').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Kota Surakarta', 'Kota Solok', 'Kabupaten Solok']),
  );
  expect(first('solo')).toBe('Kota Surakarta');
});

test('everyday names: each leads to a regency or city of the list, and is none of its names', () => {
  const names = new Set(regencies.map(({ name }) => name));
  const bare = new Set([...names].map((name) => plain(name.replace(/^\S+ /, '')).replaceAll(' ', '')));
  expect([...regencyOfPlace.values()].filter((name) => !names.has(name))).toEqual([]);
  expect([...regencyOfPlace.keys()].filter((place) => bare.has(place))).toEqual([]);
});

test('a search needs every word, in the name or the province', () => {
  const names = searchRegencies('bandung jawa barat').map(({ name }) => name);
  expect(names).toContain('Kota Bandung');
  expect(names.every((name) => name.includes('Bandung'))).toBe(true);
  expect(searchRegencies('bandung aceh')).toEqual([]);
});
