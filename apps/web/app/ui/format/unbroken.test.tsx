import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test('suffixes stay with their word, times with theirs, and compounds as they are', () => {
  expect(renderToStaticMarkup(unbroken('CV-mu, Selasa 19.00–21.00 WIB'))).toBe(
    '<span class="unbroken">CV-mu</span>, Selasa <span class="unbroken">19.00–21.00</span> WIB',
  );
  expect(renderToStaticMarkup(unbroken('pas foto 3 × 4'))).toBe(
    'pas foto <span class="unbroken">3 × 4</span>',
  );
  const kept = 'teman-teman, e-mail, Senin–Kamis';
  expect(renderToStaticMarkup(unbroken(kept))).toBe(kept);
});
