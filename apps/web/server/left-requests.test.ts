import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerEnv } from './env.ts';
import { recogniseLeft } from './left-requests.ts';
import { requestListener } from './request-listener.ts';

/** A build of one address without a page, whose loader is this. */
const buildOf = (loader: () => Promise<Response>) =>
  ({
    entry: { module: {} },
    routes: { root: { id: 'root', path: '/page', module: { loader } } },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }) as unknown as ServerBuild;

/** @returns the status that our log sees of a request whose sender leaves while it is answered, and which errors were reported */
async function statusOfLeft(answer: (left: Promise<void>, request: Request) => Promise<Response>) {
  const { promise: logged, resolve: log } = Promise.withResolvers<number>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    await next();
    log(context.res.status);
  });
  app.use(recogniseLeft);
  app.all('*', (context) => {
    const { raw } = context.req;
    const left = new Promise<void>((resolve) => raw.signal.addEventListener('abort', () => resolve()));
    begin();
    return answer(left, raw);
  });
  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) errors.push(error);
    return context.text('', 500);
  });
  const listen = requestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void listen(incoming, outgoing)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const sent = ask({ port: (server.address() as AddressInfo).port, path: '/page' });
  sent.on('error', () => undefined).end();
  await begun;
  sent.destroy();
  return { status: await logged, errors };
}

test('left request: what the router makes of an aborted request is no answer 500', async () => {
  const seen = await statusOfLeft(async (left, request) => {
    const handle = createRequestHandler(
      buildOf(async () => {
        await left;
        return new Response('painted');
      }),
    );
    return handle(request);
  });
  expect(seen).toEqual({ status: 499, errors: [] });
});

test.each<[string, unknown]>([
  ['an error', new Error('aborted')],
  ['a text', 'Client connection prematurely closed.'],
])('left request: %s that the broken connection threw is none of ours', async (_name, thrown) => {
  const seen = await statusOfLeft(async (left) => {
    await left;
    throw thrown;
  });
  expect(seen).toEqual({ status: 499, errors: [] });
});

test('left request: what was answered all the same keeps its status', async () => {
  const seen = await statusOfLeft(async (left) => {
    await left;
    return new Response(null, { status: 302, headers: { Location: '/' } });
  });
  expect(seen).toEqual({ status: 302, errors: [] });
});

test('left request: a failure while the client waits stays a failure', async () => {
  const app = new Hono<ServerEnv>();
  app.use(recogniseLeft);
  app.all('*', (context) => context.text('', 500));
  expect((await app.request('/')).status).toBe(500);
});
