import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './env.ts';

/** nginx's status for it: nobody reads the answer, but logs and metrics count it. */
const CLIENT_LEFT = 499;

/**
 * Somebody who left before the answer came (a link, a closed tab, "Batal") has met no failure of ours, whatever the router or a stream
 * makes of the broken connection: it counts as neither an answer 5xx nor an error.
 */
export const recogniseLeft: MiddlewareHandler<ServerEnv> = async (context, next) => {
  const { raw } = context.req;
  try {
    await next();
  } catch (error) {
    // The reason of an abort may be a text, which Hono hands on as it is.
    if (!raw.signal.aborted) throw error;
  }
  if (!raw.signal.aborted || (context.finalized && context.res.status < 500)) return;
  context.res = undefined;
  context.res = new Response(null, { status: CLIENT_LEFT });
};
