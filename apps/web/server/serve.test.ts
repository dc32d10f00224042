import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openEventSource } from '../e2e/event-source.ts';
import { startProxy } from '../e2e/proxy.ts';
import { serve, type Serving } from './serve.ts';

const RETRY_MS = 20;
const running = new Set<Serving>();
afterEach(() => Promise.all([...running].map((serving) => serving.stop())));

/**
 * A process of ours as small as one can be: ready until it leaves, slow answers, a stream of events.
 * @param seen resolves when all who send requests have seen that it leaves
 */
async function startOne(seen: () => Promise<void>, port = 0): Promise<Serving> {
  const draining = new AbortController();
  const stopping = new AbortController();
  const serving = await serve({
    fetch: (incoming) => answer(new URL(incoming.url).pathname, draining.signal, stopping.signal),
    host: '127.0.0.1',
    port,
    graceMs: 5_000,
    async drain() {
      draining.abort();
      await seen();
    },
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
  const ports: number[] = [];
  const proxy = await startProxy({ ports, lookMs: 20 });
  onTestFinished(() => proxy.close());
  let one = await startOne(proxy.look);
  let other = await startOne(proxy.look);
  ports.push(one.port, other.port);
  await proxy.look();
  const streams = Array.from({ length: 6 }, () => openEventSource(`${proxy.url}/events`));
  onTestFinished(() => streams.forEach((stream) => stream.close()));
  await expect.poll(() => streams.every(({ opened }) => opened === 1)).toBe(true);

  const loading = new AbortController();
  onTestFinished(() => loading.abort());
  const statuses: number[] = [];
  const load = Promise.all(
    Array.from({ length: 12 }, async () => {
      while (!loading.signal.aborted) statuses.push((await fetch(`${proxy.url}/`)).status);
    }),
  );
  const { port } = one;
  await one.stop();
  one = await startOne(proxy.look, port);
  // The proxy must have seen the first again before the second leaves.
  await proxy.look();
  const second = other.port;
  await other.stop();
  other = await startOne(proxy.look, second);
  await expect.poll(() => streams.every(({ opened }) => opened >= 2)).toBe(true);
  loading.abort();
  await load;

  expect(proxy.failures).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(streams.flatMap(({ failures }) => failures)).toEqual([]);
});

test('a process that leaves takes requests meanwhile, and ends each connection with its answer', async () => {
  const answered = Promise.withResolvers<void>();
  const one = await startOne(() => answered.promise);
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
  answered.resolve();
  await stopped;
});

test('what was sent before all had seen that it leaves is answered, though the process was too busy to read it', async () => {
  let sendAgain = () => {};
  const one = await startOne(() => Promise.resolve(sendAgain()));
  const socket = connect(one.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const send = () => socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  send();
  await expect.poll(() => text).toContain('ok');
  sendAgain = send;
  await one.stop();
  await once(socket, 'close');
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});
