import { templateLooks } from '@setapak/resume-pdf/looks';
import { expect, test } from 'vitest';
import { contrastRatio, ratioText, READABLE_RATIO } from './contrast.ts';
import { palettes } from './palettes.ts';

test('the ratios that WCAG gives as examples', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1);
});

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
