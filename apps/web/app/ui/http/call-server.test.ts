import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { callServer, OFFLINE } from './call-server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

async function serve(listener: Listener): Promise<string> {
  const opened = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  server = opened;
  await new Promise((resolve) => opened.once('listening', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}/`;
}

const answer =
  (status: number, body: string): Listener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };

test('a good answer: its JSON', async () => {
  expect(await callServer(await serve(answer(200, '{"id":"a"}')))).toEqual({ ok: true, data: { id: 'a' } });
});

test('a JSON body goes with POST and its type, a call without one with GET', async () => {
  const url = await serve(async (request, response) => {
    const body = (await request.toArray()).join('');
    response.end(JSON.stringify([request.method, request.headers['content-type'] ?? null, body]));
  });
  expect(await callServer(url, { json: { a: 1 } })).toMatchObject({
    data: ['POST', 'application/json', '{"a":1}'],
  });
  expect(await callServer(url)).toMatchObject({ data: ['GET', null, ''] });
  const blob = new Blob(['x'], { type: 'audio/webm' });
  expect(await callServer(url, { body: blob })).toMatchObject({ data: ['POST', 'audio/webm', 'x'] });
});

test('a long JSON body goes packed where the route takes that, a short one as it is', async () => {
  const url = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const isPacked = request.headers['content-encoding'] === 'gzip';
    const json = (isPacked ? gunzipSync(body) : body).toString();
    response.end(JSON.stringify([isPacked, body.length, json, request.headers['content-type']]));
  });
  const long = { text: 'Menyusun laporan mingguan. '.repeat(100) };
  const sent = await callServer<[boolean, number, string, string]>(url, { json: long, gzip: true });
  if (!sent.ok) throw new Error('no answer');
  const [isPacked, length, ...rest] = sent.data;
  expect([isPacked, ...rest]).toEqual([true, JSON.stringify(long), 'application/json']);
  expect(length).toBeLessThan(JSON.stringify(long).length / 4);
  const asItIs = (json: object) => ({
    data: [false, JSON.stringify(json).length, JSON.stringify(json), rest[1]],
  });
  expect(await callServer(url, { json: { a: 1 }, gzip: true })).toMatchObject(asItIs({ a: 1 }));
  expect(await callServer(url, { json: long })).toMatchObject(asItIs(long));
});

test('a refusal: status, code, sentence, and where to go on', async () => {
  const said = { error: 'not_signed_in', text: 'Masuk dulu.', login: '/login' };
  const { refusal } = (await callServer(await serve(answer(401, JSON.stringify(said))))) as never;
  expect(refusal).toEqual({
    status: 401,
    code: 'not_signed_in',
    text: 'Masuk dulu.',
    login: '/login',
    unpaidOrder: null,
    total: null,
    said,
  });
});

test('a refusal of a guarded route names its code', async () => {
  const url = await serve(answer(404, '{"code":"not_found","text":"Tidak ada."}'));
  expect(await callServer(url)).toMatchObject({
    refusal: { status: 404, code: 'not_found', text: 'Tidak ada.' },
  });
});

test('a refusal that is no JSON keeps its status and has the given sentence', async () => {
  const url = await serve(answer(502, '<html>Bad gateway'));
  expect(await callServer(url, { lost: 'Coba lagi.' })).toMatchObject({
    refusal: { status: 502, code: 'lost', text: 'Coba lagi.' },
  });
});

test.each(['null', '[]', '"no"', '{"text":7}'])(
  'a refusal of an odd shape (%s) is still one',
  async (body) => {
    expect(await callServer(await serve(answer(400, body)))).toMatchObject({
      ok: false,
      refusal: { status: 400, text: OFFLINE },
    });
  },
);

test('an answer that breaks off is one that did not come', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"id":');
    setImmediate(() => response.destroy());
  });
  expect(await callServer(url)).toMatchObject({
    ok: false,
    refusal: { status: 0, code: 'lost', text: OFFLINE },
  });
});

test('an aborted call and one that takes too long are refusals, not errors', async () => {
  const url = await serve(() => {});
  expect(await callServer(url, { signal: AbortSignal.abort() })).toMatchObject({
    ok: false,
    refusal: { status: 0 },
  });
  expect(await callServer(url, { timeoutMs: 20 })).toMatchObject({ ok: false, refusal: { status: 0 } });
  server?.closeAllConnections();
});
