import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverMedia } from './hover-media.ts';

const withMedia = (css: string) =>
  postcss([hoverMedia]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ').trim();

test('hover media: a hover rule counts only where a pointer hovers', () => {
  expect(withMedia('.a:hover { color: red }')).toBe('@media (hover: hover) {.a:hover { color: red } }');
});

test('hover media: selectors without hover keep their rule', () => {
  expect(withMedia('.a { &:hover, &:focus-visible { color: red } }')).toBe(
    '.a { &:focus-visible { color: red } @media (hover: hover) { &:hover { color: red } } }',
  );
});

test('hover media: nested rules, :has and what is guarded already are handled once', () => {
  expect(withMedia('.star:has(~ .star:hover) { color: red }')).toBe(
    '@media (hover: hover) {.star:has(~ .star:hover) { color: red } }',
  );
  expect(withMedia('@media (hover: hover) { .a:hover { color: red } }')).toBe(
    '@media (hover: hover) { .a:hover { color: red } }',
  );
  expect(withMedia('.a:not(:hover) { color: red }')).toBe('.a:not(:hover) { color: red }');
});
