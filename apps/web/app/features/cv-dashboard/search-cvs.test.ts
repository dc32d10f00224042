import { expect, test } from 'vitest';
import { searchCvs } from './search-cvs.ts';

const cvs = ['CV Magang Bank', 'Product Manager', 'CV Beasiswa'].map((name) => ({ name }));
const find = async (query: string) => (await searchCvs(cvs, query)).map(({ name }) => name);

test.each([
  ['magang', 'CV Magang Bank'],
  ['prodct manger', 'Product Manager'],
  ['BEASISWA', 'CV Beasiswa'],
])('%s finds %s', async (query, name) => {
  expect((await find(query))[0]).toBe(name);
});

test('what is like nothing finds nothing', async () => {
  expect(await find('zzzz')).toEqual([]);
});
