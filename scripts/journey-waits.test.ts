import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A wait for the clock or for a silent network is too short on a slow machine and too long on every other. */
const REFUSED = /\bwaitForTimeout\b|networkidle/;

/** What a page shows, compared as it stood at one moment: a busy machine shows it a moment later. */
const READ_ONCE =
  /expect\(\s*await [^;]*?\.(?:all(?:Inner)?Text(?:Content)?s|textContent|innerText|inputValue|count|is(?:Visible|Hidden|Checked|Enabled|Disabled))\(/;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('journeys wait for what a person would see: no waitForTimeout, no networkidle', () => {
  const files = globSync('apps/web/e2e/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => REFUSED.test(read(file)))).toEqual([]);
});

test('journeys compare what a page shows by expect.poll, not as it stands at one moment', () => {
  const files = globSync('apps/web/e2e/**/*.ts', { cwd: root });
  expect(files.filter((file) => READ_ONCE.test(read(file)))).toEqual([]);
  expect(READ_ONCE.test("expect(await page.getByRole('row').count()).toBe(3)")).toBe(true);
});
