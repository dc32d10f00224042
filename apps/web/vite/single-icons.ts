import type { Plugin } from 'vite';

const ICONS = '@tabler/icons-react';
const NAMED_IMPORT = new RegExp(`^import \\{([^}]*)\\} from '${ICONS}';`, 'gm');

/**
 * Imports each icon from its own file. The package's index names six thousand: a build would read all of them, twice, to keep
 * a hundred, and Vite's development server would bundle them before its first page.
 */
export const singleIcons: Plugin = {
  name: 'single-icons',
  enforce: 'pre',
  config: () => ({ optimizeDeps: { exclude: [ICONS] } }),
  transform: {
    filter: { id: /\/app\/.*\.tsx?$/, code: ICONS },
    handler: (code) => withSingleIcons(code),
  },
};

export function withSingleIcons(code: string): string {
  return code.replaceAll(NAMED_IMPORT, (statement, names: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => importOf(...(name.split(' as ') as [string, string?])));
    // As many lines as before, so that what is reported about a line is about the right one.
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

const importOf = (name: string, local = name) =>
  `import ${local} from '${ICONS}/dist/esm/icons/${name}.mjs';`;
