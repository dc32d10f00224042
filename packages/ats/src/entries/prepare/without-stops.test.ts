import { expect, test } from 'vitest';
import { lineOf } from '../../testing/line-of.ts';
import { withoutStops } from './without-stops.ts';

const textsOf = (...texts: string[]) =>
  withoutStops(texts.map((text, at) => lineOf({ text, y: 100 + 14 * at }))).map(({ text }) => text);

test('heads that begin with their dates lose the full stops at their ends, points keep theirs', () => {
  expect(
    textsOf(
      '2020 – 2022: Perawat di RSUD Prof. Tallo, Kupang.',
      '• Merawat pasien.',
      '2017 – 2020: Perawat di Klinik Arunika, Atambua.',
    ),
  ).toEqual([
    '2020 – 2022: Perawat di RSUD Prof. Tallo, Kupang',
    '• Merawat pasien.',
    '2017 – 2020: Perawat di Klinik Arunika, Atambua',
  ]);
});

test.each([
  [['2020: Perawat di RSUD Arunika.', 'Merawat pasien rawat inap.']],
  [['2020: Saya merawat pasien. Lalu saya pindah.', '2019: Perawat di Klinik Arunika.']],
  [['2020: Perawat di RSUD Arunika.']],
])('sentences keep theirs: %j', (texts) => {
  expect(textsOf(...texts)).toEqual(texts);
});
