import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite has its build load modules with. */
const VITES_LOADER = /^\0vite\/preload-helper\.js$/;

const FETCH_FIRST = fileURLToPath(new URL('../app/ui/offline/fetch-first.ts', import.meta.url));

/**
 * In the browser, files of code that comes behind the page are fetched before it is imported (`fetch-first.ts` says why): what Vite
 * loads, and what the router loads for a link. A file that no network brings is asked for again, where the router would open the
 * page anew, without what was typed.
 */
export const fetchedModules: Plugin = {
  name: 'fetched-modules',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: VITES_LOADER },
    handler: () => `export { loadFetched as __vitePreload } from ${JSON.stringify(FETCH_FIRST)};`,
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/(routeModules|routes)\.js$/ },
    handler: withFetchedRoutes,
  },
};

const IMPORT = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*([\w.]+)\s*\)/g;

/** @throws Error where the router's release has no such import */
export function withFetchedRoutes(code: string): string {
  const changed = code.replace(IMPORT, 'importRoute($1)');
  if (changed === code) throw new Error('The router loads its modules differently now');
  return `import { importRoute } from ${JSON.stringify(FETCH_FIRST)};\n${changed}`;
}
