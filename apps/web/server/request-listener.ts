import type { ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

export type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;
type Writes = (out: ServerResponse) => void;
/** What the listener hands to each request, and how a handler says that it goes on by itself. */
type Bindings = Partial<HttpBindings> & { writes?: Writes };

/**
 * The body of this answer is written to Node's own response, once every middleware has set its headers: a Web stream for
 * each of thousands of connections that stay open costs several times the memory.
 */
export function takeOver(context: Context, writes: Writes): void {
  if (context.req.method !== 'HEAD') (context.env as Bindings).writes = writes;
}

/** Answers Node's requests by a fetch handler; an answer that was taken over is written by who took it. */
export function requestListener(fetch: Fetch) {
  return getRequestListener(
    async (request, bindings) => handOver(await fetch(request, bindings), bindings as Bindings),
    { overrideGlobalObjects: false },
  );
}

function handOver(answer: Response, { writes, outgoing: out }: Bindings): Response {
  if (!writes || !out || !answer.ok) return answer;
  if (!out.destroyed) {
    out.writeHead(answer.status, Object.fromEntries(answer.headers));
    out.flushHeaders();
    writes(out);
  }
  return RESPONSE_ALREADY_SENT;
}
