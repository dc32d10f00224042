import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { isPlainAddress, withPlainLinks } from './plain-links.ts';

/** The address that the router itself writes. */
function written(to: string): string {
  const page = (
    <MemoryRouter initialEntries={['/app/cv/dashboard?tab=ats']}>
      <Link to={to}>x</Link>
    </MemoryRouter>
  );
  return renderToStaticMarkup(page);
}

test('plain links: the router writes a plain address as it is', () => {
  const part = fc.string({
    unit: fc.constantFrom('a', 'Z', '7', '.', '-', '_', '~', '/', '?', '#', '=', '&', '%', ':', 'é', ' '),
  });
  fc.assert(
    fc.property(part, (rest) => {
      const to = `/${rest}`;
      fc.pre(isPlainAddress(to));
      expect(written(to)).toBe(`<a href="${to.replaceAll('&', '&amp;')}" data-discover="true">x</a>`);
    }),
  );
});

test.each(['/', '/app/home', '/app/cv/dashboard?tab=ats', '/app/booking/detail?id=a1#pay', '/r/rani.k'])(
  'plain links: %s is one',
  (to) => expect(isPlainAddress(to)).toBe(true),
);

test.each([
  '//evil.example',
  '/a//b',
  '/a/../b',
  '/.',
  '/a?',
  '/a#',
  'a',
  '?tab=ats',
  'https://x.example',
  '/a b',
  undefined,
])('plain links: %s is none', (to) => expect(isPlainAddress(to)).toBe(false));

test('plain links: the router’s links take the short way in the build', () => {
  const router = createRequire(import.meta.url).resolve('react-router');
  const file = `${router.slice(0, router.indexOf('/dist/'))}/dist/production/lib/dom/lib.js`;
  const code = withPlainLinks(readFileSync(file, 'utf8'));
  expect(code).toMatch(/function LinkWithRef\(.*\{\nif \(!mask && isPlainAddress\(to\)\) return /);
  expect(code).toContain('function isPlainAddress(');
  expect(code).toMatch(/function useViewTransitionState\(.*\{\nreturn false;/);
});
