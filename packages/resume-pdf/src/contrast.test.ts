import { expect, test } from 'vitest';
import { contrastRatio, isReadable, madeReadable, mixed } from './contrast.ts';

test('the ratios that WCAG gives as examples', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1);
});

test('a readable colour stays as it was chosen; a pale one is darkened, on dark paper lightened, no more than needed', () => {
  expect(madeReadable('#1D2D5E', ['#FFFFFF'])).toBe('#1D2D5E');
  for (const [pale, paper] of [
    ['#FFC400', '#FFFFFF'],
    ['#3355AA', '#1B1F2A'],
    ['#FFFFFF', '#FFFFFF'],
  ] as const) {
    const printed = madeReadable(pale, [paper]);
    expect(isReadable(printed, [paper]), printed).toBe(true);
    expect(contrastRatio(printed, paper), printed).toBeLessThan(5);
  }
});

test('colours are mixed by shares', () => {
  expect(mixed('#000000', '#FFFFFF', 0.2)).toBe('#333333');
  expect(mixed('#123456', '#FFFFFF', 0)).toBe('#123456');
});
