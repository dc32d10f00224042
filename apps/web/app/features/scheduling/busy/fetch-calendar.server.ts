import { lookup } from 'node:dns/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { BusyError } from './busy-problem.ts';
import { isPublicAddress } from './public-address.ts';

const LARGEST = 4 * 2 ** 20;
const WITHIN_MS = 15_000;
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Wire {
  protocol: string;
  /** The only port that is called. */
  port: string;
  request: (options: RequestOptions) => ReturnType<typeof httpsRequest>;
  isAllowed(address: string): boolean;
}

const internet: Wire = { protocol: 'https:', port: '443', request: httpsRequest, isAllowed: isPublicAddress };

interface FetchCalendar {
  url: string;
  withinMs?: number;
  largest?: number;
  /** Another way of asking, for tests on loopback. */
  wire?: Wire;
}

/**
 * The text behind an address that a mentor named. Only https to public addresses: every name is resolved here, all of its addresses
 * are looked at, and the connection goes to one of exactly these, also after each redirect. So no name can lead to our own network,
 * however it is resolved a second time.
 * @throws BusyError
 */
export async function fetchCalendar({
  url,
  withinMs = WITHIN_MS,
  largest = LARGEST,
  wire = internet,
}: FetchCalendar): Promise<string> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    let at = checkedUrl(url, wire);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const answer = await ask(at, wire, signal);
      const { statusCode = 0, headers } = answer;
      if (!REDIRECTS.has(statusCode)) {
        if (statusCode !== 200) answer.destroy();
        if (statusCode !== 200) throw new BusyError('refused');
        return await readAll(answer, largest);
      }
      answer.destroy();
      at = checkedUrl(headers.location ?? '', wire, at);
    }
    throw new BusyError('refused');
  } catch (error) {
    if (error instanceof BusyError) throw error;
    throw new BusyError(signal.aborted ? 'timeout' : 'unreachable', error);
  }
}

function checkedUrl(text: string, { protocol, port }: Wire, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || url.protocol !== protocol || url.username || url.password) throw new BusyError('address');
  if ((url.port || '443') !== port) throw new BusyError('address');
  return url;
}

async function ask(url: URL, wire: Wire, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Of an address that is written out Node asks no resolver.
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolved(host, signal);
  if (addresses.length === 0 || addresses.some(({ address }) => !wire.isAllowed(address)))
    throw new BusyError('address');
  const pinned: LookupFunction = (_name, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = wire.request({
    method: 'GET',
    host,
    port: url.port || wire.port,
    path: url.pathname + url.search,
    // No connection of before is used again: each goes to the addresses that were just looked at.
    agent: false,
    lookup: pinned,
    signal,
    headers: {
      Host: url.host,
      Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'Accept-Encoding': 'identity',
      'User-Agent': 'Setapak calendar reader',
    },
  });
  request.on('response', resolve).on('error', reject).end();
  return promise;
}

async function resolved(host: string, signal: AbortSignal) {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error('aborted'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([lookup(host, { all: true }), aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function readAll(answer: IncomingMessage, largest: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (Number(answer.headers['content-length'] ?? 0) > largest) {
    answer.destroy();
    throw new BusyError('too_large');
  }
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largest) {
      answer.destroy();
      throw new BusyError('too_large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
