import { createServer, request as send, Agent, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endBody, limitBody, limitPageBodies } from './body-limit.ts';
import type { ServerEnv } from './env.ts';

const KB = 1024;
const app = new Hono<ServerEnv>();
app.use(async (context, next) => {
  await next();
  await endBody(context);
});
app.post('/small', limitBody(KB), async (context) => context.text(String((await context.req.text()).length)));
let arrived = 0;
app.use('/page', (context, next) => {
  arrived += 1;
  const [, name] = /^signed-in(.*)$/.exec(context.req.header('cookie') ?? '') ?? [];
  context.set('user', () => Promise.resolve(name === undefined ? null : ({ id: name } as never)));
  return next();
});
app.post('/page', limitPageBodies, async (context) =>
  context.text(String((await context.req.text()).length)),
);

app.post('/refusing', limitBody(100 * KB), (context) => context.text('unread', 401));

app.onError((error, context) => context.text(error.message, 500));

// As the program does: with the library's own request objects, not the global ones.
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});

/** Sends a body of `size` bytes, with its length or in chunks. */
async function post(
  path: string,
  size: number,
  { chunked = false, cookie = '', authorization = '', type = 'application/pdf' } = {},
) {
  const { port } = server.address() as AddressInfo;
  const headers = {
    cookie,
    authorization,
    'content-type': type,
    ...(chunked ? {} : { 'content-length': size }),
  };
  const sent = send({ port, path, method: 'POST', headers, agent });
  sent.on('error', () => undefined);
  const half = Math.floor(size / 2);
  sent.write('x'.repeat(half));
  sent.end('x'.repeat(size - half));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = await answer.toArray();
  return {
    status: answer.statusCode,
    closes: answer.headers.connection === 'close',
    text: Buffer.concat(chunks).toString(),
  };
}

test.each([false, true])('a body that fits is read whole (chunked: %s)', async (chunked) => {
  expect(await post('/small', KB, { chunked })).toMatchObject({ status: 200, text: String(KB) });
});

test.each([false, true])(
  'a body over the limit is refused with 413 and a closing connection (chunked: %s)',
  async (chunked) => {
    const refused = await post('/small', 300 * KB, { chunked });
    expect(refused).toMatchObject({ status: 413, closes: true });
    expect(JSON.parse(refused.text)).toMatchObject({ error: 'too_large' });
    const json = await post('/small', 300 * KB, { chunked, type: 'application/json' });
    expect(JSON.parse(json.text)).toMatchObject({ error: 'too_long' });
    expect(await post('/small', 10)).toMatchObject({ status: 200 });
  },
);

test('a refusal before the body was read says that the connection ends; after a small body it stays', async () => {
  expect(await post('/refusing', 60 * KB)).toMatchObject({ status: 401, closes: true });
  expect(await post('/refusing', 60 * KB, { chunked: true })).toMatchObject({ status: 401, closes: true });
  expect(await post('/refusing', KB)).toMatchObject({ status: 401, closes: false });
  expect(await post('/small', KB)).toMatchObject({ status: 200, closes: false });
});

test('a POST with no body and no length is answered', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/small`, { method: 'POST' });
  expect(answer.status).toBe(200);
});

test('a page takes a large body only from a signed-in person', async () => {
  expect(await post('/page', 200 * KB)).toMatchObject({ status: 413 });
  expect(await post('/page', 200 * KB, { chunked: true })).toMatchObject({ status: 413 });
  // A token opens the interface of programs, where it is checked first, and makes nobody known elsewhere.
  expect(await post('/page', 200 * KB, { authorization: 'Bearer x' })).toMatchObject({ status: 413 });
  expect(await post('/page', 200 * KB, { cookie: 'signed-in' })).toMatchObject({ status: 200 });
  expect(await post('/page', 200 * KB, { chunked: true, cookie: 'signed-in' })).toMatchObject({
    status: 200,
  });
  expect(await post('/page', 11 * KB * KB, { cookie: 'signed-in' })).toMatchObject({ status: 413 });
});

test('a body of which the rest is still under way when its answer is ready is read away: the answer arrives, the connection stays', async () => {
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-length': 2 * KB };
  const sent = send({ port, path: '/refusing', method: 'POST', headers, agent });
  sent.write('x'.repeat(KB));
  await new Promise((resolve) => setTimeout(resolve, 30));
  sent.end('x'.repeat(KB));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([401, 'keep-alive']);
  await answer.toArray();
  expect(await post('/small', KB)).toMatchObject({ status: 200, closes: false });
});

test('uploads that are under way leave room for others: one person has five at once, and who leaves gives theirs back', async () => {
  const { port } = server.address() as AddressInfo;
  const before = arrived;
  const slow = Array.from({ length: 5 }, () => {
    const headers = { cookie: 'signed-in', 'content-length': 9.5 * KB * KB };
    const sent = send({ port, path: '/page', method: 'POST', headers });
    sent.on('error', () => undefined).flushHeaders();
    return sent;
  });
  await expect.poll(() => arrived - before).toBe(5);
  const next = (cookie = 'signed-in') => post('/page', KB * KB, { cookie });
  expect(await next()).toMatchObject({ status: 503, closes: true });
  expect(await post('/page', KB * KB, { cookie: 'signed-in', chunked: true })).toMatchObject({ status: 503 });
  expect(await next('signed-in as another')).toMatchObject({ status: 200 });
  expect(await post('/page', KB, { cookie: 'signed-in' })).toMatchObject({ status: 200 });
  for (const sent of slow) sent.destroy();
  await expect.poll(async () => (await next()).status).toBe(200);
});
