import { expect, test } from 'vitest';
import { nestsTooDeep } from './nests-too-deep.ts';

test('JSON: a hundred brackets within one another are read, more are not', () => {
  expect(nestsTooDeep('['.repeat(100) + ']'.repeat(100))).toBe(false);
  expect(nestsTooDeep('{"a":'.repeat(101) + '1' + '}'.repeat(101))).toBe(true);
  expect(nestsTooDeep('['.repeat(101))).toBe(true);
});

test('JSON: brackets beside one another and within texts are not counted', () => {
  expect(nestsTooDeep(`[${'[],{},'.repeat(1_000)}1]`)).toBe(false);
  expect(nestsTooDeep(JSON.stringify({ text: '["{'.repeat(1_000), path: '\\' }))).toBe(false);
});
