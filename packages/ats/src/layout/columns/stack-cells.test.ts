import { expect, test } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { stackCells } from './stack-cells.ts';

test('two headings in a margin on neighbouring lines are two, however large the name above their text is', () => {
  const { items } = buildPage([
    { text: 'Siti Aminah', x: 250, y: 60, size: 28, bold: true },
    { text: 'EDUCATION', y: 122, size: 9, bold: true },
    { text: 'BSc Geology, University of Ghent', x: 146, y: 122 },
    { text: 'Thesis on the movement of dunes', x: 146, y: 132.3, size: 8.6 },
    { text: 'LANGUAGES', y: 170, size: 9, bold: true },
    { text: 'English, Dutch', x: 146, y: 170 },
    { text: 'SKILLS', y: 183, size: 9, bold: true },
    { text: 'MATLAB, Mathematica, Photoshop', x: 146, y: 183 },
    { text: 'INTERESTS', y: 196, size: 9, bold: true },
    { text: 'Photography, typography, swimming', x: 146, y: 196 },
  ]);
  const fragments = makeFragments(items, 0, [], []);
  const margin = fragments.filter(({ x }) => x < 100);
  const rows = fragments.filter(({ x }) => x > 100);
  expect(stackCells(margin, rows).map(({ text }) => text)).toEqual([
    'EDUCATION',
    'LANGUAGES',
    'SKILLS',
    'INTERESTS',
  ]);
});
