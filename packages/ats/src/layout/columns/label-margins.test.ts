import { expect, test } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { cutOf } from './best-cuts.ts';
import { withWiderLabels } from './label-margins.ts';

test('the end of a period in other letters belongs to the margin where its beginning stands', () => {
  const { items } = buildPage([
    { text: '2020 Aug.', y: 60, bold: true },
    { text: '– Present', x: 105, y: 60 },
    { text: 'Tech Lead at Arunika Software', x: 180, y: 60 },
    { text: '2018', y: 80, bold: true },
    { text: 'Developer at Kencana Software', x: 180, y: 80 },
  ]);
  const region = makeFragments(items, 0, [], []);
  const found = cutOf(
    region.filter(({ text }) => !text.startsWith('–')),
    120,
  )!;
  expect(withWiderLabels(found, region).left.map(({ text }) => text)).toEqual([
    '2020 Aug.',
    '2018',
    '– Present',
  ]);
});
