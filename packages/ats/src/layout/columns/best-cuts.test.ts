import { expect, test } from 'vitest';
import { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { buildPage, type Text } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { bestCuts, cutsBeforeEnds } from './best-cuts.ts';

const at = (x: number, y: number, text: string): Text => ({ text, x, y, size: 9 });
const heading = (x: number, y: number, text: string): Text => ({ text, x, y, size: 10.5, bold: true });

test('what begins left of a heading over the middle of its column is no end of the rows before it', () => {
  const page = buildPage([
    at(38, 380, 'SMK Negeri 3 Surakarta'),
    at(311, 380, 'SMP Negeri 5 Surakarta'),
    heading(91, 420, 'Keahlian'),
    heading(273, 420, 'Sertifikat'),
    at(31, 443, '• Facial'),
    at(214, 443, '• Tata Kecantikan Kulit, LSK Kudus'),
    at(31, 457, '• Rias pengantin'),
    at(225, 457, '2019'),
  ]);
  const fragments = makeFragments(page.items, 0);
  const cuts = bestCuts(fragments, () => false);
  const beforeList = cuts.find(({ gutterRight }) => gutterRight === 214)!;
  expect(cuts.some(({ gutterRight }) => gutterRight === 273)).toBe(true);
  expect(cutsBeforeEnds(beforeList, cuts, new HeadingStyles(fragments))).toBe(false);
});
