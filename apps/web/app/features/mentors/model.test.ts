import { expect, test } from 'vitest';
import { mentoringHome } from '~/content/mentoring-home.ts';
import { quiz } from '~/content/assessment.ts';
import {
  averageRating,
  facetMask,
  facetsOf,
  industries,
  mentorAddress,
  publicName,
  tabOf,
  serviceLines,
  skills,
  startingPrice,
  superMask,
} from './model.ts';

test('every value of every list has a bit of its own', () => {
  const masks = [
    ...serviceLines.map((value) => facetMask('serviceLine', [value])),
    ...industries.map((value) => facetMask('industry', [value])),
    ...skills.map((value) => facetMask('skills', [value])),
    superMask,
  ];
  expect(new Set(masks).size).toBe(masks.length);
  expect(masks.every((mask) => mask > 0 && Number.isInteger(Math.log2(mask)))).toBe(true);
  expect(facetsOf({ serviceLine: serviceLines, industry: industries, skills, super: true })).toBe(
    masks.reduce((sum, mask) => sum + mask, 0),
  );
  expect(facetMask('skills', ['Sulap'])).toBe(0);
});

test('the mentoring home and the quiz name service lines, industries and skills that exist', () => {
  expect(mentoringHome.services.items.map(({ name }) => name)).toEqual([...serviceLines]);
  const lists = { serviceLine: serviceLines, industry: industries, skills };
  for (const { values } of quiz)
    for (const { output } of values)
      for (const { id, value } of output) expect(lists[id] as readonly string[]).toContain(value);
});

test('an average is what the stars add up to, by their number', () => {
  expect(averageRating({ ratingCount: 0, ratingSum: 0 })).toBe(0);
  expect(averageRating({ ratingCount: 4, ratingSum: 19 })).toBe(4.75);
});

test.each([
  ['Siti Nur Halimah', 'Siti N.'],
  ['  Budi ', 'Budi'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});

test('half an hour costs half, whole rupiah', () => {
  expect([60_000, 75_000, 55_555].map(startingPrice)).toEqual([30_000, 37_500, 27_778]);
});

test.each([
  ['', '/app/mentor/rani'],
  ['tab=profil', '/app/mentor/rani'],
  ['tab=layanan', '/app/mentor/rani?tab=layanan'],
  ['tab=rahasia', '/app/mentor/rani'],
])('%s leads to %s', (search, address) => {
  expect(mentorAddress('rani', tabOf(new URLSearchParams(search)))).toBe(address);
});
