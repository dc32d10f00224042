import { expect, test } from 'vitest';
import { isStreet } from './address-lines.ts';

test.each(['Jalan Mayor Zen, Kalidoni', 'Jl. Kenanga 5', 'Jl.Kenanga No. 5', 'jln kenanga 5'])(
  'street: %s is one',
  (text) => expect(isStreet(text)).toBe(true),
);

test.each(['Jalankan mesin jahit', 'JLPT N3', 'Jl.', 'Kenanga 5'])('street: %s is none', (text) =>
  expect(isStreet(text)).toBe(false),
);
