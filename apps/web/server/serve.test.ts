import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openEventSource } from '../e2e/event-source.ts';
import { startProxy } from '../e2e/proxy.ts';
import { serve, type Serving } from './serve.ts';

const RETRY_MS = 20;
const running = new Set<Serving>();
afterEach(() => Promise.all([...running].map((serving) => serving.stop())));

/** A process of ours as small as one can be: ready until it leaves, slow answers, a stream of events. */
async function startOne(port = 0, drainMs = 150): Promise<Serving> {
  const draining = new AbortController();
  const stopping = new AbortController();
  const serving = await serve({
    fetch: (incoming) => answer(new URL(incoming.url).pathname, draining.signal, stopping.signal),
    host: '127.0.0.1',
    port,
    drainMs,
    graceMs: 5_000,
    onDrain: () => draining.abort(),
    onStop: () => stopping.abort(),
  });
  running.add(serving);
  return {
    port: serving.port,
    async stop() {
      running.delete(serving);
      await serving.stop();
    },
  };
}

async function answer(path: string, draining: AbortSignal, stopping: AbortSignal): Promise<Response> {
  if (path === '/readyz') return new Response(null, { status: draining.aborted ? 503 : 200 });
  if (path === '/events') {
    let left = false;
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(new TextEncoder().encode(`retry: ${RETRY_MS}\n\n`));
      stopping.addEventListener('abort', () => left || controller.close());
    };
    const cancel = () => {
      left = true;
    };
    return new Response(new ReadableStream({ start, cancel }), {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
  return new Response('ok');
}

test('two processes that restart in turn behind a proxy drop no request and no stream of events', async () => {
  let one = await startOne();
  let other = await startOne();
  const proxy = await startProxy({ ports: [one.port, other.port], lookMs: 20 });
  const streams = Array.from({ length: 6 }, () => openEventSource(`${proxy.url}/events`));
  await expect.poll(() => streams.every(({ opened }) => opened === 1)).toBe(true);

  const loading = new AbortController();
  const statuses: number[] = [];
  const load = Promise.all(
    Array.from({ length: 12 }, async () => {
      while (!loading.signal.aborted) statuses.push((await fetch(`${proxy.url}/`)).status);
    }),
  );
  const { port } = one;
  await one.stop();
  one = await startOne(port);
  // The proxy must have seen the first again before the second leaves.
  await proxy.look();
  const second = other.port;
  await other.stop();
  other = await startOne(second);
  await expect.poll(() => streams.every(({ opened }) => opened >= 2)).toBe(true);
  loading.abort();
  await load;

  expect(proxy.failures).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(streams.flatMap(({ failures }) => failures)).toEqual([]);
  for (const stream of streams) stream.close();
  await proxy.close();
});

test('a process that leaves takes requests meanwhile, and ends each connection with its answer', async () => {
  const one = await startOne(0, 300);
  const stopped = one.stop();
  const outgoing = request({
    port: one.port,
    host: '127.0.0.1',
    path: '/',
    headers: { connection: 'keep-alive' },
  });
  outgoing.end();
  const [given] = (await once(outgoing, 'response')) as [
    { statusCode: number; headers: Record<string, string>; resume(): void },
  ];
  given.resume();
  expect([given.statusCode, given.headers['connection']]).toEqual([200, 'close']);
  await stopped;
});
