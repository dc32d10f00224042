import postcss from 'postcss';
import { expect, test } from 'vitest';
import { lightDarkFallback } from './light-dark-fallback.ts';

const processed = (css: string) =>
  postcss([lightDarkFallback]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');

test('a pair of colours: the first stays for browsers that know no pair, the pair follows', () => {
  expect(
    processed(
      ':root { --a: light-dark(#fff, #000); --b: 0 1px light-dark(rgb(1 2 3 / 4%), rgb(0 0 0 / 9%)); --c: 1px }',
    ),
  ).toBe(
    ':root { --a: #fff; --b: 0 1px rgb(1 2 3 / 4%); --c: 1px } @supports (color: light-dark(red, red)) { :root { --a: light-dark(#fff, #000); --b: 0 1px light-dark(rgb(1 2 3 / 4%), rgb(0 0 0 / 9%))}}',
  );
});

test('color-scheme counts only where pairs are known', () => {
  expect(processed('.a { color-scheme: dark }')).toBe(
    '@supports (color: light-dark(red, red)) { .a { color-scheme: dark } }',
  );
});
