import { expect, test } from 'vitest';
import { isCvPage, showsBanner } from './model.ts';

test.each([
  ['/app/cv/dashboard', true],
  ['/app/cv', true],
  ['/r/abc', true],
  ['/rd/abc', true],
  ['/register', false],
  ['/app/cvx', false],
  ['/', false],
])('%s is a CV page: %s', (path, expected) => {
  expect(isCvPage(path)).toBe(expected);
});

test.each([
  ['/', true],
  ['/app/home', true],
  ['/frequently-asked-question', true],
  ['/app/cv/dashboard', false],
  ['/login', false],
  ['/app/mentoring', false],
  ['/app/mentor/3', false],
  ['/admin/orders', false],
  ['/app/profile/security', false],
  ['/privacy-policy', false],
  ['/mentor/earnings', false],
  ['/app/lamaran', false],
  ['/offline', false],
  ['/app/lamaran/surat/x7', false],
])('on %s it shows: %s, and never once closed', (path, expected) => {
  expect(showsBanner(path, '1')).toBe(expected);
  expect(showsBanner(path, '0')).toBe(false);
});
