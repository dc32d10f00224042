import { regencies } from '@setapak/ats/places';
import { expect, test } from 'vitest';
import { findRegency, searchRegencies } from './find-regency.ts';

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

test('a search needs every word, in the name or the province', () => {
  const names = searchRegencies('bandung jawa barat').map(({ name }) => name);
  expect(names).toContain('Kota Bandung');
  expect(names.every((name) => name.includes('Bandung'))).toBe(true);
  expect(searchRegencies('bandung aceh')).toEqual([]);
});
