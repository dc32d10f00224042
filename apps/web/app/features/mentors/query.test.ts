import { describe, expect, test } from 'vitest';
import { activeFilters, addressOf, pageAfterResize, readMentorQuery } from './query.ts';

const read = (address: string) => readMentorQuery(new URLSearchParams(address));

describe('the address of the list', () => {
  test.each([
    '',
    '?q=data+sains',
    '?serviceLine=CV+Preparation+%26+Feedback&industry=NGO&skills=Product&skills=UI%2FUX',
    '?minPrice=40000&maxPrice=90000&super=1&sort=price-desc&page=3',
    '?free=tomorrow&sort=free-asc',
  ])('%s is read and written again', (address) => {
    expect(addressOf(read(address))).toBe(address);
  });

  test.each([
    ['?page=1', ''],
    ['?page=0', ''],
    ['?page=-2&page=9', ''],
    ['?page=1.5', ''],
    ['?q=%20%20', ''],
    ['?q=%20rani%20%20azzahra%20', '?q=rani+azzahra'],
    ['?skills=Sulap&industry=&serviceLine=NGO', ''],
    ['?skills=Product&skills=Product', '?skills=Product'],
    ['?sort=rating&super=yes&free=never&utm_source=x', ''],
    ['?minPrice=abc&maxPrice=-1', ''],
    ['?minPrice=40.000&maxPrice=', '?minPrice=40000'],
    ['?maxPrice=Rp+90.000', '?maxPrice=90000'],
    ['?minPrice=90000&maxPrice=40000', '?minPrice=40000&maxPrice=90000'],
  ])('%s means %s', (address, meant) => {
    expect(addressOf(read(address))).toBe(meant);
  });

  test('a search is cut at 100 letters, and is text that a database takes', () => {
    expect(read(`?q=${'a'.repeat(500)}`).q).toHaveLength(100);
    expect(read(`?q=${'a'.repeat(99)}%F0%9F%98%80`).q.isWellFormed()).toBe(true);
  });
});

test('each filter that is on can be taken off alone, back to page 1', () => {
  const query = read('?q=rani&skills=Product&skills=Finance&maxPrice=90000&super=1&page=4&sort=price-asc');
  expect(activeFilters(query).map(({ kind, value, without }) => [kind, value, addressOf(without)])).toEqual([
    ['skills', 'Product', '?q=rani&skills=Finance&maxPrice=90000&super=1&sort=price-asc'],
    ['skills', 'Finance', '?q=rani&skills=Product&maxPrice=90000&super=1&sort=price-asc'],
    ['price', '', '?q=rani&skills=Product&skills=Finance&super=1&sort=price-asc'],
    ['super', '', '?q=rani&skills=Product&skills=Finance&maxPrice=90000&sort=price-asc'],
  ]);
});

test.each([
  [1, 20, 10, 1],
  [2, 20, 10, 3],
  [3, 10, 20, 2],
  [4, 10, 20, 2],
])('page %i of %i each is, with %i each, page %i', (page, from, to, expected) => {
  expect(pageAfterResize(page, from, to)).toBe(expected);
});
