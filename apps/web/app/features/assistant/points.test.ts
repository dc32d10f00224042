import { plainText } from '@setapak/resume';
import { expect, test } from 'vitest';
import { paragraph, pointsOf, withPoint } from './points.ts';

const source =
  'Dua tahun di gudang.\n\n- bikin **laporan** stok\n- ya\n- ngatur kiriman harian\n  - ke 3 kota besar';

test('points go before paragraphs, too short ones are left out', () => {
  expect(pointsOf(source)).toEqual([
    { at: 1, text: 'bikin laporan stok' },
    { at: 3, text: 'ngatur kiriman harian' },
    { at: 4, text: 'ke 3 kota besar' },
  ]);
  expect(pointsOf('Dua tahun di gudang.')).toEqual([{ at: 0, text: 'Dua tahun di gudang.' }]);
  expect(pointsOf('')).toEqual([]);
});

test('one point is replaced, the others stay as they are', () => {
  const [first] = pointsOf(source);
  expect(withPoint(source, first!, 'Menyusun laporan [berapa?] stok')).toBe(
    'Dua tahun di gudang.\n\n- Menyusun laporan \\[berapa?\\] stok\n- ya\n- ngatur kiriman harian\n  - ke 3 kota besar',
  );
});

test('a point that says something else by now is not replaced', () => {
  const [first] = pointsOf(source);
  expect(withPoint(source.replace('stok', 'kas'), first!, 'x')).toBeUndefined();
  expect(withPoint('', first!, 'x')).toBeUndefined();
});

test('a drafted text is no markup: gaps and brackets stay as they are', () => {
  const text = 'Menyusun laporan [berapa?](tiap bulan) *rapi*';
  expect(plainText(paragraph(text))).toBe(text);
});
