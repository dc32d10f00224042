import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../react-router.config.ts';
import { standInOf } from './unused-router-parts.ts';

const resolved = createRequire(import.meta.url).resolve('react-router');
const library = `${resolved.slice(0, resolved.indexOf('/dist/'))}/dist/production/lib`;
const files = globSync('**/*.js', { cwd: library });

/** What the router's modules import from one of them by name. */
function importedFrom(module: string): string[] {
  return files.flatMap((file) => {
    const imports = readFileSync(join(library, file), 'utf8').matchAll(
      /import \{([^}]*)\} from "(\.[^"]*)"/g,
    );
    return [...imports]
      .filter(([, , from = '']) => join(dirname(file), from) === `${module}.js`)
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  });
}

test.each(['dom/ssr/errorBoundaries', 'dom/ssr/fog-of-war', 'router/instrumentation'])(
  'the stand-in for %s of the router exports what the others import from it',
  (path) => {
    const imported = importedFrom(path);
    expect(imported).not.toEqual([]);
    for (const name of imported)
      expect(standInOf(`${library}/${path}.js`)).toMatch(
        new RegExp(String.raw`export (const |\{.*)\b${name}\b`),
      );
  },
);

test('the browser has the list of routes whole, so it looks for none', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' });
});

test('other modules of the router stay as they are', () => {
  expect(standInOf(`${library}/router/router.js`)).toBeUndefined();
});
