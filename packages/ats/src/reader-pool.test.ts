import { afterAll, expect, test } from 'vitest';
import { createReaderPool } from './reader-pool.ts';
import { buildPdf } from './testing/build-pdf.ts';

const pool = createReaderPool({ size: 1 });
afterAll(() => pool.close());

const CV = buildPdf([
  [
    { text: 'Siti Aminah', x: 60, y: 780, size: 20, bold: true },
    { text: 'siti@contoh.id | 0812-3456-7890', x: 60, y: 760 },
    { text: 'PENDIDIKAN', x: 60, y: 730, size: 12, bold: true },
    { text: 'Universitas Contoh, S1 Fisika, 2015 - 2019', x: 60, y: 712 },
    { text: 'KEAHLIAN', x: 60, y: 680, size: 12, bold: true },
    { text: 'Excel, Word', x: 60, y: 662 },
  ],
]);

test('reads a CV in another process', async () => {
  const reading = await pool.read(CV, { asOf: '2026-11-21' });
  expect(reading.result.name?.raw).toBe('Siti Aminah');
  expect(reading.result.skills).toEqual([{ name: 'Excel' }, { name: 'Word' }]);
  expect(reading.document).toMatchObject({ pages: 1, language: 'id' });
});

test('a refusal keeps its code, and the pool goes on', async () => {
  await expect(pool.read(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({
    name: 'ReadError',
    code: 'not_pdf',
  });
  expect((await pool.read(CV)).result.emails).toEqual(['siti@contoh.id']);
});

test('a reading that takes too long is ended', async () => {
  const hasty = createReaderPool({ size: 1, timeoutMs: 1 });
  await expect(hasty.read(CV)).rejects.toMatchObject({
    name: 'ReadError',
    // Where others have the processor just then.
    code: expect.stringMatching(/^(timeout|busy)$/),
  });
  await hasty.close();
});
