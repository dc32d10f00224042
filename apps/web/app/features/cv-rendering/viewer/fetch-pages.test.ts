import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { differenceOf } from '../pdf-difference.ts';
import { fetchPages, type AtHand } from './fetch-pages.ts';

const file = (text: string) => new TextEncoder().encode(`1 0 obj everything that stays endobj ${text}`);

interface Given {
  body: Uint8Array;
  headers: Record<string, string>;
}

/** A server that gives one answer after another, and notes what each request named. */
async function serve(answers: Given[]) {
  const named: IncomingHttpHeaders[string][] = [];
  const server = createServer((request, response) => {
    named.push(request.headers['delta-base']);
    const { body, headers } = answers.shift()!;
    response.writeHead(200, headers).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const atHand: { current: AtHand | null } = { current: null };
  const fetchNext = () => fetchPages({ url, document: {}, signal: new AbortController().signal, atHand });
  return { named, fetchNext };
}

test('pages: a difference is laid over the file that came before, also when its bytes were given away', async () => {
  const { named, fetchNext } = await serve([
    { body: file('one'), headers: { ETag: '"a"' } },
    { body: differenceOf(file('one'), file('two')), headers: { ETag: 'W/"b"', 'Delta-Base': 'a' } },
    { body: file('three'), headers: {} },
    { body: file('four'), headers: {} },
  ]);
  const first = (await fetchNext()) as Uint8Array<ArrayBuffer>;
  expect(first).toEqual(file('one'));
  structuredClone(first, { transfer: [first.buffer] });
  expect(await fetchNext()).toEqual(file('two'));
  expect(await fetchNext()).toEqual(file('three'));
  expect(await fetchNext()).toEqual(file('four'));
  expect(named).toEqual([undefined, 'a', 'b', undefined]);
});

test('pages: behind a difference that fits nothing at hand the whole file is requested', async () => {
  const { named, fetchNext } = await serve([
    { body: file('one'), headers: { ETag: '"a"' } },
    { body: new Uint8Array([0, 0, 0, 3]), headers: { 'Delta-Base': 'a' } },
    { body: file('two'), headers: {} },
  ]);
  await fetchNext();
  expect(await fetchNext()).toMatchObject({ text: expect.stringMatching(/^Pratinjau/) as string });
  expect(await fetchNext()).toEqual(file('two'));
  expect(named).toEqual([undefined, 'a', undefined]);
});
