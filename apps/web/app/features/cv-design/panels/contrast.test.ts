import { contrastRatio, READABLE_RATIO, templateLooks } from '@setapak/resume-pdf/looks';
import { expect, test } from 'vitest';
import { ratioText } from './contrast.ts';
import { palettes } from './palettes.ts';

test('a ratio just below the limit is not shown as the limit', () => {
  expect(ratioText(4.48)).toBe('4,4 : 1');
});

test('everything that we offer can be read', () => {
  const offered = [
    ...palettes.map(({ colors }) => colors),
    ...Object.values(templateLooks).map(({ colors }) => colors),
  ];
  for (const { background, primary, text } of offered) {
    expect(contrastRatio(primary, background), primary).toBeGreaterThanOrEqual(READABLE_RATIO);
    expect(contrastRatio(text, background), text).toBeGreaterThanOrEqual(READABLE_RATIO);
  }
});
