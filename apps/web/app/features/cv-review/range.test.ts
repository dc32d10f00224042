import { expect, test } from 'vitest';
import { parseRange } from './range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-900', { start: 10, end: 99 }],
  ['bytes=-30', { start: 70, end: 99 }],
  ['bytes=-900', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  [null, undefined],
])('%s of 100 bytes is %o', (header, range) => expect(parseRange(header, 100)).toEqual(range));
