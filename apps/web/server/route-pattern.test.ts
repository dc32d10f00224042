import { expect, test } from 'vitest';
import { createRoutePatterns } from './route-pattern.ts';

const patternOf = createRoutePatterns([
  '',
  'app/cv/:id/pdf',
  'app/cv/upload',
  'admin/:resource',
  'admin/tasks',
  '*',
]);

test.each([
  ['/', '/'],
  ['/app/cv/k3j2/pdf', '/app/cv/:id/pdf'],
  ['/app/cv/upload', '/app/cv/upload'],
  ['/admin/tasks.data', '/admin/tasks'],
  ['/admin/vouchers', '/admin/:resource'],
  ['/app/cv/upload/pdf', '/app/cv/:id/pdf'],
  ['/wp-login.php', 'unknown'],
  ['/app/cv', 'unknown'],
])('%s belongs to %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
