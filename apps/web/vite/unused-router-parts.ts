import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LAST_RESORT = fileURLToPath(new URL('../app/ui/layouts/last-resort.tsx', import.meta.url));

/**
 * What the browser's router can do and we never ask of it, in place of the code for it: finding routes one by one (the list of routes
 * comes whole, `react-router.config.ts`) and reporting to instruments (we pass none). And its last page of errors, for which we have a
 * lighter one. Three kilobytes of every page's script.
 */
const STAND_INS: Record<string, string> = {
  'dom/ssr/errorBoundaries': `
    export { BoundaryShell, RemixErrorBoundary, RemixRootDefaultErrorBoundary } from ${JSON.stringify(LAST_RESORT)};`,
  'dom/ssr/fog-of-war': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${serversOwn('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${serversOwn('instrumentHandler', 'instrumentationResultMetaContext')}`,
};

export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: {
      id: /\/react-router\/dist\/production\/lib\/(dom\/ssr\/errorBoundaries|dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/,
    },
    handler: standInOf,
  },
};

/** @param id of a module of the router */
export function standInOf(id: string): string | undefined {
  return STAND_INS[id.replace(/^.*\/lib\/(.*)\.js$/, '$1')];
}

/** Named by modules that are in no browser's bundle, and read on the way to it. */
function serversOwn(...names: string[]): string {
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
}
