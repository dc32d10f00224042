import { expect, test } from 'vitest';
import { isOn, RULES, without } from './rules.ts';

test('a rule is off only while the ledger measures without it, also where that fails', () => {
  for (const rule of RULES) {
    expect(without(rule, () => isOn(rule))).toBe(false);
    expect(isOn(rule)).toBe(true);
  }
  expect(() =>
    without('line-tagger', () => {
      throw new Error('stopped');
    }),
  ).toThrow('stopped');
  expect(isOn('line-tagger')).toBe(true);
});
