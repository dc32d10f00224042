import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** JSX drops a line break between a word and an element: the page then shows "kalauCV-mu". */
const inline = '(?:span|a|Link|strong|code|em|b|ExternalLink|time|kbd)';
const wordThenElement = new RegExp(`[\\p{L}\\d,.;:)]\\n\\s*<${inline}\\b[^>]*>(?! )[\\p{L}\\d]`, 'gu');
const elementThenWord = new RegExp(`</${inline}>\\n\\s*[\\p{L}\\d(]`, 'gu');

test('words that stand beside an element on another line keep their space', () => {
  const files = globSync('apps/web/app/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const glued = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(wordThenElement), ...text.matchAll(elementThenWord)].map(
      ([found]) => `${file}: ${found.replaceAll(/\s+/g, ' ')}`,
    );
  });
  expect(glued).toEqual([]);
});
