import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { quote, voucherDiscount, type Basket } from './quote.ts';

function product(kind: 'ats' | 'atsBundle' | 'cvReview', id: string) {
  const found = catalogue.find((one) => one.kind === kind && one.id === id);
  if (!found) throw new Error(`${kind} ${id} is not sold`);
  return found;
}
const mentoring = (price: number, hours: number): Basket => ({
  kind: 'mentoring',
  mentor: { id: 'm1', name: 'Sari', price },
  hours,
});

test.each([
  ['half an hour', mentoring(60_000, 0.5), undefined, 30_000],
  ['an hour and a half', mentoring(60_000, 1.5), undefined, 90_000],
  ['half an hour at an odd price, rounded down', mentoring(60_001, 0.5), undefined, 30_000],
  ['ten per cent off', mentoring(60_000, 1), 0.1, 54_000],
  ['all of it off', mentoring(60_000, 1), 1, 0],
  ['more rupiah off than it costs', mentoring(60_000, 0.5), 90_000, 0],
  ['Paket Ekonomis', { kind: 'ats', product: product('ats', 'pkg-ekonomis') }, undefined, 18_000],
  ['Paket Ekonomis less 4000', { kind: 'ats', product: product('ats', 'pkg-ekonomis') }, 4_000, 14_000],
  ['a review in 7 days', { kind: 'cvReview', product: product('cvReview', '7-days') }, undefined, 60_000],
  ['a review less 35 %', { kind: 'cvReview', product: product('cvReview', '7-days') }, 0.35, 39_000],
  [
    'a review with Paket Pas, whose price no voucher lowers',
    {
      kind: 'cvReview',
      product: product('cvReview', '3-days'),
      bundle: product('atsBundle', 'pkg-pas'),
    },
    90_000,
    28_000,
  ],
] satisfies [string, Basket, number | undefined, number][])('%s', (_, basket, discount, total) => {
  const priced = quote(basket, discount === undefined ? undefined : { code: 'HEMAT', discount });
  expect(priced.total).toBe(total);
  expect(priced.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
  expect(priced.subtotal - priced.discount).toBe(total);
  expect(priced.lines.every((line) => Number.isInteger(line.amount))).toBe(true);
});

test('lines say what they deliver: uses for ATS packages, days for reviews, hours for sessions', () => {
  const delivers = (basket: Basket) => quote(basket).lines.map((line) => line.delivers);
  const pas = product('ats', 'pkg-pas');
  const review = product('cvReview', '3-days');
  const bundle = product('atsBundle', 'pkg-pas');
  expect(delivers({ kind: 'ats', product: pas })).toEqual([{ kind: 'ats', usesGranted: pas.usesGranted }]);
  expect(delivers({ kind: 'cvReview', product: review, bundle })[0]).toEqual({
    kind: 'cvReview',
    turnaroundDays: 3,
  });
  expect(delivers(mentoring(60_000, 1.5))).toEqual([{ kind: 'mentoring', mentorId: 'm1', hours: 1.5 }]);
});

describe('a fraction', () => {
  test.each([
    [100, 0.29, 29],
    [99, 0.5, 49],
    [60_000, 0.333333, 19_999],
    [1, 0.999999, 0],
    [60_000, 0, 0],
    [60_000, -0.5, 0],
  ])('of %i at %f takes off %i, rounded down', (price, discount, off) =>
    expect(voucherDiscount(price, discount)).toBe(off),
  );
});

test('the catalogue has the prices and uses of the product document', () => {
  const listed = catalogue.map(({ kind, id, price, discountPrice, usesGranted, turnaroundDays }) =>
    [kind, id, price, discountPrice, usesGranted ?? turnaroundDays].join(' '),
  );
  expect(listed).toEqual([
    'ats pkg-ekonomis 18000 0 4',
    'ats pkg-pas 34000 0 8',
    'ats pkg-super 49000 0 14',
    'atsBundle pkg-ekonomis 18000 3000 1',
    'atsBundle pkg-pas 34000 6000 3',
    'atsBundle pkg-super 49000 9000 5',
    'cvReview 7-days 60000 0 7',
    'cvReview 3-days 80000 0 3',
  ]);
});
