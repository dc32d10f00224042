import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test('suffixes, times, sizes, order numbers, days and months stay in one line, and compounds as they are', () => {
  expect(renderToStaticMarkup(unbroken('CV-mu, Selasa 19.00–21.00 WIB'))).toBe(
    '<span class="unbroken">CV-mu</span>, Selasa <span class="unbroken">19.00–21.00 WIB</span>',
  );
  expect(renderToStaticMarkup(unbroken('pas foto 3 × 4'))).toBe(
    'pas foto <span class="unbroken">3 × 4</span>',
  );
  expect(renderToStaticMarkup(unbroken('paling besar 5 MB, pesanan SP-7K3Q-29C1, sejak Mei 2023'))).toBe(
    'paling besar <span class="unbroken">5 MB</span>, pesanan <span class="unbroken">SP-7K3Q-29C1</span>, sejak <span class="unbroken">Mei 2023</span>',
  );
  expect(renderToStaticMarkup(unbroken('Penuh waktu · Mei 2023 – Sekarang'))).toBe(
    'Penuh waktu · <span class="unbroken">Mei 2023 –</span> Sekarang',
  );
  expect(renderToStaticMarkup(unbroken('paling lambat 7 Desember 2026, 10.58 WIB'))).toBe(
    'paling lambat <span class="unbroken">7 Desember 2026</span>, <span class="unbroken">10.58 WIB</span>',
  );
  expect(renderToStaticMarkup(unbroken('Sesimu Rab 2 Des 20.00–21.00 WIB, 24 Nov 2026'))).toBe(
    'Sesimu <span class="unbroken">Rab 2 Des</span> <span class="unbroken">20.00–21.00 WIB</span>, <span class="unbroken">24 Nov 2026</span>',
  );
  const kept = 'teman-teman, e-mail, Senin–Kamis';
  expect(renderToStaticMarkup(unbroken(kept))).toBe(kept);
});
