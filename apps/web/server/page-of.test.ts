import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test.each([
  ['http://a.example/app/booking/detail?id=x1', '/app/booking/detail?id=x1'],
  [
    'http://a.example/app/booking/detail.data?id=x1&_routes=routes%2Fbooking-detail',
    '/app/booking/detail?id=x1',
  ],
  ['http://a.example/_root.data', '/'],
  ['http://a.example/admin/orders?index', '/admin/orders'],
])('the page of %s is %s', (address, page) => {
  expect(pageOf(address)).toBe(page);
});
