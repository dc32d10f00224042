import { join } from 'node:path';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { ServerEnv } from './env.ts';

const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json'));
const root = join(packageFolder, 'build/client');

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Built files have their content's hash in their name and never change; the others are asked for again after a day. */
export function assets(app: Hono<ServerEnv>): void {
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (path, context) => {
      context.header('Cache-Control', path.includes('/assets/') ? YEAR : DAY);
      context.header('X-Content-Type-Options', 'nosniff');
      context.header('Cross-Origin-Resource-Policy', 'same-origin');
    },
  });
  app.on(['GET', 'HEAD'], '/assets/*', files, (context) => context.notFound());
  app.on(['GET', 'HEAD'], '/*', async (context, next) => {
    if (context.req.path === '/' || !/\.[a-z0-9]+$/i.test(context.req.path)) return next();
    return files(context, next);
  });
}
