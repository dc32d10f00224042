import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mantineVariables } from './variables.ts';

test('the stylesheet of variables is the one that the theme makes', async () => {
  expect(await readFile(new URL('variables.generated.css', import.meta.url), 'utf8')).toBe(
    mantineVariables(),
  );
});
