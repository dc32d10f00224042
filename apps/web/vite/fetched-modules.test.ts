import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withFetchedRoutes } from './fetched-modules.ts';

const resolved = createRequire(import.meta.url).resolve('react-router');
const folder = `${resolved.slice(0, resolved.indexOf('/dist/'))}/dist/production/lib/dom/ssr/`;

test.each([
  ['routeModules.js', ['importRoute(route.module)']],
  [
    'routes.js',
    [
      'importRoute(modulePath)',
      'importRoute(route.clientLoaderModule)',
      'importRoute(route.clientActionModule)',
      'importRoute(route.clientMiddlewareModule)',
    ],
  ],
])('%s of the router imports no module whose files were not fetched before', (file, calls) => {
  const changed = withFetchedRoutes(readFileSync(folder + file, 'utf8'));
  expect(changed.match(/importRoute\([^)]*\)/g)).toEqual(calls);
  expect(changed).not.toMatch(/\bimport\(/);
});

test('a router without such imports ends the build', () => {
  expect(() => withFetchedRoutes('export const routes = [];')).toThrow(/differently/);
});
