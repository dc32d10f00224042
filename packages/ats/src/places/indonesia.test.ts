import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';
import { placeKind } from './find-place.ts';
import { regencies } from './regencies.ts';

test('regencies and cities of the one list: the reader knows each as a place in Indonesia', () => {
  const bare = regencies.map(({ name }) => name.replace(/^(Kota|Kabupaten) /, ''));
  expect(bare.filter((name) => placeKind(name) === undefined)).toEqual([]);
  expect(bare.filter((name) => countryOf(name) !== 'Indonesia')).toEqual([]);
});

test.each([
  'Batanghari',
  'Batang Hari',
  'Lubuklinggau',
  'Lubuk Linggau',
  'Purwokerto',
  'Ubud',
  'Wamena',
  'Cibinong',
  'Kepanjen',
  'Sungai Raya',
  'Labuan Bajo',
  'Sentani',
  'Jogja',
])('other spellings and towns: %s is a city', (name) => expect(placeKind(name)).toBe('city'));

test.each(['Sumber', 'Mulia', 'Negara', 'Marisa', 'Tanjung'])(
  'a common word or a name is no town: %s',
  (name) => expect(placeKind(name)).toBeUndefined(),
);

test.each([
  'Greater Surabaya Area',
  'Jakarta Metropolitan Area',
  'Jakarta Raya',
  'Bandung dan sekitarnya',
  'San Francisco Bay Area',
  'Greater Bandung',
  'Bekasi Timur',
  'Surabaya Selatan',
])('%s is a place', (name) => {
  expect(placeKind(name)).toBe('city');
});

test.each(['Support Area', 'Area', 'Metropolitan Area', 'Divisi Timur', 'Wilayah Barat'])(
  '%s is none',
  (name) => {
    expect(placeKind(name)).toBeUndefined();
  },
);
