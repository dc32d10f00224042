import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Siti Harahap', 'Siti', 'Harahap'],
  ['Wayan van der Berg', 'Wayan', 'van der Berg'],
  ['Dr. Raden Ayu Prameswari, S.Kom., M.T.I.', 'Dr. Raden Ayu', 'Prameswari, S.Kom., M.T.I.'],
  ['Sulastri, S.Pd.', 'Sulastri, S.Pd.', ''],
  ['Bima Sakti, MBA', 'Bima', 'Sakti, MBA'],
  ['Sukarno', 'Sukarno', ''],
  ['', '', ''],
])('%j is %j and %j, which joined are the name again', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
  expect(`${firstName} ${lastName}`.trim()).toBe(name);
});
