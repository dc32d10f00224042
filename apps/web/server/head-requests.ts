import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './env.ts';

/**
 * HEAD is answered by what answers GET, and Hono leaves the body out as it is: the file, or the connection to the store, that it would
 * come from would stay open for good.
 */
export const closeUnsentBody: MiddlewareHandler<ServerEnv> = async (context, next) => {
  await next();
  if (context.req.raw.method === 'HEAD') await context.res.body?.cancel().catch(() => undefined);
};
