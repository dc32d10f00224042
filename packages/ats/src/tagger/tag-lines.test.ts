import { expect, test } from 'vitest';
import { lineRoles } from '../entries/line-roles.ts';
import { readingOrder } from '../layout/reading-order.ts';
import { buildPage } from '../testing/build-page.ts';
import { lineFeatures } from './line-features.ts';
import { tagLines } from './tag-lines.ts';
import { taggedRoles } from './tagged-roles.ts';

test('the roles of a list are decided together: what usually follows what can outweigh a line’s own signs', () => {
  const weights = { a: [2, 0, 0], b: [1, 0.5, 0], '>head': [-2, 1, 0], '>text': [0, 0, 0] };
  expect(tagLines([['a'], ['b']], weights)).toEqual(['head', 'text']);
  expect(tagLines([['b']], weights)).toEqual(['head']);
  expect(tagLines([], weights)).toEqual([]);
});

test('features and roles are the same every time, one for each line', () => {
  const { flows } = readingOrder([
    buildPage(['Kasir, Toko Maju 2019 - 2021', '• Melayani pelanggan', 'Pelayan, Kedai Senja 2017 - 2019']),
  ]);
  const { lines } = flows[0]!;
  const features = lineFeatures(lines, lineRoles(lines));
  expect(features).toHaveLength(lines.length);
  expect(lineFeatures(lines, lineRoles(lines))).toEqual(features);
  expect(taggedRoles(lines)).toEqual(['head', 'text', 'head']);
});
