import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { databaseRefusal } from '~/services/refusal.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { bytesOf } from '~/services/rendered/bytes-of.ts';
import { countError } from '~/services/telemetry/count.ts';

/** On a busy machine a part that is loaded with its page takes seconds: late is better than an error. */
const RENDER_TIMEOUT_MS = 30_000;
/** Bytes; no page is longer. */
const WHOLE_PAGE = 16 * 1024 * 1024;

/** Loaders are awaited before a page is rendered, so no part of it could come before the rest: it is sent in one piece. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, log } = context.get(requestContext);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const parts: (string | Uint8Array)[][] = [];
  let outStatus = status;
  const page = new Writable({
    objectMode: true,
    // Lists of texts as we build React (`vite/text-renderer.ts`), bytes as it comes.
    write(part: string[] | string | Uint8Array, _encoding, done) {
      parts.push(Array.isArray(part) ? part : [part]);
      done();
    },
    final(done) {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(bytesOf(parts), { headers, status: outStatus }));
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      // Else React sends a long boundary after the page and moves it in by script, which shifts what stands below.
      progressiveChunkSize: WHOLE_PAGE,
      onAllReady: () => pipe(page),
      onShellError: reject,
      onError(error) {
        outStatus = 500;
        // A page's boundary that hands an answer of ours on to the one around it: the page is rendered again with that.
        if (isRouteErrorResponse(error)) return;
        log.error({ err: error }, 'rendering failed');
      },
    },
  );
  const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  return promise.finally(() => clearTimeout(timer));
}

/** Everything that a loader, an action or a component throws and that is no answer of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A person who left before the answer came is no error.
  if (request.signal.aborted) return;
  const scope = context.get(requestContext);
  const { log } = scope;
  const refused = databaseRefusal(error);
  if (refused) scope.refused ??= refused;
  if (isRouteErrorResponse(error)) log.info({ status: error.status }, 'request refused by the router');
  else if (refused) {
    countError(refused.code);
    log.warn({ err: error }, refused.code === 'unavailable' ? 'a neighbour is away' : 'request refused');
  } else {
    countError('unexpected');
    log.error({ err: error }, 'request failed');
  }
};
