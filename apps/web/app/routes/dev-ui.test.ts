import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the page of components shows every component of ui/', () => {
  const page = readFileSync(join(import.meta.dirname, 'dev-ui.tsx'), 'utf8');
  const components = readdirSync(join(import.meta.dirname, '../ui')).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.'),
  );
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((name) => !page.includes(`'~/ui/${name}'`))).toEqual([]);
});
