import { expect, test } from 'vitest';
import { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { buildPage, type Text } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { bestCuts, cutsBeforeEnds, outermostFirst } from './best-cuts.ts';

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

test('a cut through the page goes before one beside a margin of dates whose white is hardly wider', () => {
  const page = buildPage([
    heading(40, 100, 'Pengalaman'),
    heading(397, 100, 'Keahlian'),
    at(40, 120, '2021 – kini'),
    at(147, 120, 'Kepala Edukasi'),
    at(397, 120, 'Kurikulum'),
    at(40, 150, '2017 – 2021'),
    at(147, 150, 'Staf Program'),
    at(397, 150, 'Aksesibilitas'),
    heading(40, 180, 'Pendidikan'),
    heading(397, 180, 'Bahasa'),
    at(397, 200, 'Inggris'),
  ]);
  const fragments = makeFragments(page.items, 0);
  const between = (gutterLeft: number, gutterRight: number, own: typeof fragments) => ({
    x: gutterRight,
    gutterLeft,
    gutterRight,
    top: 100,
    bottom: 200,
    score: 1,
    left: own.filter(({ x }) => x < gutterRight),
    right: own.filter(({ x }) => x >= gutterRight),
  });
  const rows = fragments.filter(({ y }) => y > 105 && y < 160);
  const [beside, through] = [between(121, 147, rows), between(372, 397, fragments)];
  const styles = new HeadingStyles(fragments);
  expect(outermostFirst([beside, through], styles)).toEqual([through, beside]);
  expect(outermostFirst([beside, between(380, 397, fragments)], styles)[0]).toBe(beside);
});
