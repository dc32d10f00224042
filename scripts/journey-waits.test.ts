import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A wait for the clock or for a silent network is too short on a slow machine and too long on every other. */
const REFUSED = /\bwaitForTimeout\b|networkidle/;

test('journeys wait for what a person would see: no waitForTimeout, no networkidle', () => {
  const files = globSync('apps/web/e2e/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => REFUSED.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
