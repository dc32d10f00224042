import { expect, test } from 'vitest';
import { withSingleIcons } from './single-icons.ts';

const folder = '@tabler/icons-react/dist/esm/icons';

test('single icons: each named import comes from a file of its own, types are left out, lines keep their numbers', () => {
  const code = [
    "import { useState } from 'react';",
    'import {',
    '  IconHome,',
    '  IconUser as Person,',
    '  type TablerIcon,',
    "} from '@tabler/icons-react';",
    'const last = 7;',
  ].join('\n');
  expect(withSingleIcons(code).split('\n')).toEqual([
    "import { useState } from 'react';",
    `import IconHome from '${folder}/IconHome.mjs'; import Person from '${folder}/IconUser.mjs';`,
    '',
    '',
    '',
    '',
    'const last = 7;',
  ]);
});

test('single icons: an import of types alone stays', () => {
  const code = "import type { TablerIcon } from '@tabler/icons-react';";
  expect(withSingleIcons(code)).toBe(code);
});
