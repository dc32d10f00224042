import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors, firstError } from './form.ts';

const schema = z.object({
  name: z.string().min(1, 'Beri nama dulu').max(5),
  note: z.string().min(1),
  tag: z.string().min(3),
  kind: z.enum(['a', 'b']),
});

test('form errors: a schema’s own words are kept, and what it says nothing about is said in Indonesian', () => {
  const errors = (fields: object) => {
    const { error } = schema.safeParse(fields);
    return error && fieldErrors(error);
  };
  expect(errors({ name: '', note: '', tag: 'x', kind: 'c' })).toEqual({
    name: 'Beri nama dulu',
    note: 'Isi dulu bagian ini',
    tag: 'Paling sedikit 3 karakter',
    kind: 'Periksa lagi isian ini',
  });
  expect(errors({ name: 'panjang', note: 'x', tag: 'xyz', kind: 'a' })).toEqual({
    name: 'Paling banyak 5 karakter',
  });
  expect(errors({ name: 'ok', note: 'x', tag: 'xyz' })).toEqual({ kind: 'Periksa lagi isian ini' });
  expect(errors({ name: 'ok', note: 'x', tag: 'xyz', kind: 'a' })).toBeUndefined();
});

test('form errors: the first one of all', () => {
  const { error } = schema.safeParse({ name: 'ok', note: 'x', tag: '', kind: 'z' });
  expect(error && firstError(error)).toBe('Paling sedikit 3 karakter');
});
