import type { Checkup } from '@setapak/ats';
import { expect, test } from 'vitest';
import { earlierText, isEarlier } from './verdicts.ts';

const judged = (version: string) => ({ version }) as Checkup;

test('a result of other rules says which, and one of the rules of today says nothing', () => {
  expect(earlierText(judged('2.1.0'), '2.1.0')).toBeUndefined();
  expect(earlierText(judged('2.0.0'), '2.1.0')).toContain('versi 2.0.0 dan tidak diubah');
  expect(earlierText(judged('1.0.0'), '2.1.0')).toContain('Terbaca dan Meyakinkan');
  expect(isEarlier(judged('2.0.0'))).toBe(false);
});
