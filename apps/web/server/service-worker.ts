import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Config } from '../app/services/config/config.server.ts';
import { clientFolder } from './assets.ts';
import type { ServerEnv } from './env.ts';
import { staticHeaders } from './security.ts';

/** Routes that open without a network, from what the device keeps of them: `app/ui/offline/opens-offline.ts` has their addresses. */
const OFFLINE_ROUTES = ['routes/cv-builder', 'routes/job-applications', 'routes/job-application'];

/** What a browser gets that still has one after `SERVICE_WORKER=off`: it removes itself and its caches. */
const STOP = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name.startsWith('setapak-')) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
`;

/** `/sw.js`: looked at anew with every page that is loaded, so that a new version is known at once. */
export function serviceWorkerRoute(
  app: Hono<ServerEnv>,
  { SERVICE_WORKER }: Pick<Config, 'SERVICE_WORKER'>,
  baseUrl: string,
  assets: ServerBuild['assets'],
): void {
  const file = join(clientFolder, 'sw.js');
  const script =
    SERVICE_WORKER === 'on' && existsSync(file) ? buildLine(assets) + readFileSync(file, 'utf8') : STOP;
  app.get('/sw.js', (context) =>
    context.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // It loads nothing but from here.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      ...staticHeaders(baseUrl),
    }),
  );
}

function buildLine(assets: ServerBuild['assets']): string {
  const routes = Object.fromEntries(OFFLINE_ROUTES.map((id) => [id, filesOf(assets, id)]));
  return `self.BUILD = ${JSON.stringify({ version: assets.version, routes })};\n`;
}

/** The built files of a route and of those around it. */
export function filesOf(assets: Pick<ServerBuild['assets'], 'routes'>, id: string): string[] {
  const route = assets.routes[id];
  if (!route) return [];
  const { module, imports = [], css = [], clientLoaderModule, clientActionModule, parentId } = route;
  const own = [module, clientLoaderModule, clientActionModule, ...imports, ...css];
  const around = parentId === undefined ? [] : filesOf(assets, parentId);
  return [...new Set([...own.filter((file) => file !== undefined), ...around])];
}
