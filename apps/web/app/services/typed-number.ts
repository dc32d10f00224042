import { z } from 'zod';
import { readNumber } from './read-number.ts';

/** The number that a form's field holds as people type it; the rules on it are chained by `pipe`. */
export function typedNumber(error = 'Isi dengan angka') {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? readNumber(value) : value),
    z.number({ error }),
  );
}
