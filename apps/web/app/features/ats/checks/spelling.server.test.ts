import { expect, test } from 'vitest';
import { spelling } from './spelling.server.ts';

test('words that cannot be loaded leave spelling unjudged, and the next check tries again', async () => {
  expect(await spelling(() => Promise.reject(new Error('no such file')))).toBeUndefined();
  const speller = await spelling();
  expect(speller?.meant('utnuk', 'id')).toBe('untuk');
});
