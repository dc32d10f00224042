import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const ofFiles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')] as const);

test.each([...Object.entries(scripts), ...ofFiles])(
  'failing steps: %s calls no script of a workspace by its name, for npm 9 (Debian’s) then says that all went well',
  (_name, text) => expect(text).not.toMatch(/(?:npm.* |')(?:-w|--workspace)\b/),
);
