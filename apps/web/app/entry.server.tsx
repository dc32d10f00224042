import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { isAway } from '~/services/refusal.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { countError } from '~/services/telemetry/count.ts';

const RENDER_TIMEOUT_MS = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, log } = context.get(requestContext);
  // Crawlers want the whole page at once; people want its first bytes.
  const wholePage = isbot(request.headers.get('user-agent') ?? '') || routerContext.isSpaMode;
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let outStatus = status;
  let sent = false;

  const send = () => {
    sent = true;
    const body = new PassThrough();
    headers.set('Content-Type', 'text/html; charset=utf-8');
    resolve(new Response(createReadableStreamFromReadable(body), { headers, status: outStatus }));
    pipe(body);
  };
  const { pipe, abort } = renderToPipeableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      ...(wholePage ? { onAllReady: send } : { onShellReady: send }),
      onShellError: reject,
      onError(error) {
        outStatus = 500;
        if (sent) log.error({ err: error }, 'rendering failed');
      },
    },
  );
  setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  return promise;
}

/** Everything that a loader, an action or a component throws and that is no answer of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  // A person who left before the answer came is no error.
  if (request.signal.aborted) return;
  const scope = context.get(requestContext);
  const { log } = scope;
  scope.isAway ||= isAway(error);
  if (isRouteErrorResponse(error)) log.info({ status: error.status }, 'request refused by the router');
  else {
    countError('unexpected');
    log.error({ err: error }, 'request failed');
  }
};
