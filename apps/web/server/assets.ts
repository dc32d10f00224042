import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, Next } from 'hono';
import { MAIL_LOGO } from '../app/services/mail/mail-logo.ts';
import { staticHeaders } from './security.ts';
import type { ServerEnv } from './env.ts';

const packageFolder = dirname(createRequire(import.meta.url).resolve('@setapak/web/package.json'));
export const clientFolder = join(packageFolder, 'build/client');

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Built files have their content's hash in their name and never change; the others are revalidated after a day. */
export function assets(app: Hono<ServerEnv>, baseUrl: string): void {
  const headers = Object.entries(staticHeaders(baseUrl));
  const files = serveStatic<ServerEnv>({ root: clientFolder, precompressed: true });

  // Set on the finished answer: the library builds it before it tells that the file was found.
  const serve = async (context: Context<ServerEnv>, next: Next, cacheControl: string) => {
    const answer = await files(context, next);
    if (!(answer instanceof Response)) return answer;
    answer.headers.set('Cache-Control', cacheControl);
    for (const [name, value] of headers) answer.headers.set(name, value);
    if (context.req.path === MAIL_LOGO) answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  };

  app.on(['GET', 'HEAD'], '/assets/*', async (context) => {
    const answer = await serve(context, async () => {}, YEAR);
    return answer ?? context.notFound();
  });
  app.on(['GET', 'HEAD'], '/*', async (context, next) => {
    const namesFile = /\/[^/]+\.[a-z0-9]+$/i.test(context.req.path);
    return namesFile ? serve(context, next, DAY) : next();
  });
}
