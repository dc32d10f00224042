import { expect, test } from 'vitest';
import { pendingShape } from './pending-shape.ts';

test.each([
  ['/app/mentoring', '/app/mentor/rani', 'profile'],
  ['/app/home', '/app/mentoring', 'cards'],
  ['/app/cv/dashboard', '/app/cv/builder/abc', 'form'],
  ['/app/home', '/app/booking', 'list'],
  ['/app/booking', '/app/booking/detail', 'form'],
])('pending page: from %s to %s the shape is %s', (from, to, shape) => {
  expect(pendingShape(from, to)).toBe(shape);
});

test.each([
  ['the same page with another query', '/app/mentoring', '/app/mentoring'],
  ['a page with other bars', '/', '/app/mentoring'],
  ['a page whose shape is not known', '/app/home', '/assessment'],
])('pending page: %s has none', (_, from, to) => {
  expect(pendingShape(from, to)).toBeNull();
});
