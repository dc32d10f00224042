import { expect, test } from 'vitest';
import { reasons } from './landing.ts';
import { mentoringHome } from './mentoring-home.ts';
import { promo } from './promo.ts';

const said = (from: string | null) => [
  promo.text(from),
  promo.short(from),
  ...reasons.items(from).map(({ text }) => text),
  ...mentoringHome.benefits.items(from),
];

test('the price of a session stands in its four places', () => {
  expect(said('Rp17.500').filter((text) => text.includes('Rp17.500'))).toHaveLength(4);
});

test('without a mentor to book no sentence names a price or stops in the middle', () => {
  for (const text of said(null)) expect(text).not.toMatch(/Rp|null|mulai dari\.|mulai\.|,\s*$/);
});
