import { expect, test } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { cutOf } from './best-cuts.ts';
import { headingRail, withWiderLabels } from './label-margins.ts';

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

test('a rail of headings below contacts, where who gave a certificate is set in their letters', () => {
  const { items } = buildPage([
    { text: 'olivia@cargomail.example', y: 60 },
    { text: 'PROFILE', y: 90 },
    { text: 'Analyst who shortens lead times for food makers', x: 180, y: 90 },
    { text: 'and walks through their warehouses', x: 180, y: 103 },
    { text: 'CERTIFICATES', y: 130 },
    { text: 'Certified Supply Chain Professional', x: 180, y: 130 },
    { text: 'ASCM', x: 180, y: 143 },
    { text: 'LANGUAGES', y: 170 },
    { text: 'Indonesian, English', x: 180, y: 170 },
  ]);
  const region = makeFragments(items, 0, [], []);
  const styles = { isHeading: ({ text }: { text: string }) => /^[A-Z]+$/.test(text) };
  const rail = headingRail(cutOf(region, 175)!, styles);
  expect(rail?.left.map(({ text }) => text)).toEqual(['PROFILE', 'CERTIFICATES', 'LANGUAGES']);
});
