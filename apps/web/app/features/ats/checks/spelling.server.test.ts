import { createSpelling } from '@setapak/ats/spelling';
import { expect, test } from 'vitest';
import { sharedSpeller } from './spelling.server.ts';

test('words that cannot be loaded leave spelling unjudged, and the next check tries again', async () => {
  let loads = 0;
  const spelling = sharedSpeller(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('no such file')) : Promise.resolve(createSpelling());
  });
  expect(await spelling()).toBeUndefined();
  const speller = await spelling();
  expect(speller?.meant('utnuk', 'id')).toBe('untuk');
  expect(await spelling()).toBe(speller);
  expect(loads).toBe(2);
});
