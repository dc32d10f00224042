import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { AppError } from '../app/services/error.ts';
import { createBodiesUnderWay, type Share } from './bodies-under-way.ts';
import type { ServerEnv } from './env.ts';

/** Uploads are at most 10 MiB (a CV on the phone); the rest of the form has room in the 64 KiB above it. */
const LARGEST_BODY = 10 * 2 ** 20 + 2 ** 16;
/** Reviewers send voice notes of up to 20 MiB. */
const LARGEST_VOICE = 20 * 2 ** 20 + 2 ** 16;
/** Who is not signed in has nothing to upload: the largest of their forms is one of text. */
const LARGEST_ANONYMOUS = 2 ** 16;

/** Of large bodies that are under way at once: of one person (two voice notes), of one network (uploads of a lecture hall), of all. */
const MOST_OF_PERSON = 48 * 2 ** 20;
const MOST_OF_NETWORK = 128 * 2 ** 20;
const MOST_OF_ALL = 256 * 2 ** 20;
/** Of small ones of one network; others never stand in their way, so that nobody's uploads keep people from signing in. */
const MOST_SMALL_OF_NETWORK = 32 * 2 ** 20;
/** Seconds. */
const RETRY_AFTER = 5;

const underWay = createBodiesUnderWay();

/** Pages where reviewers work: only there may a page record, and only there is an upload as large as a voice note. */
export const isDesk = (path: string) => path === '/reviewer' || path.startsWith('/reviewer/');

/** How large a body may be, and whose account it counts for. */
interface Allowed {
  bytes: number;
  person?: string | undefined;
}

/** How large a body may be here, by who sends it. A program's token is checked by its route before it reads anything. */
async function pageLimit(context: Context<ServerEnv>): Promise<Allowed> {
  const isProgram = context.req.path.startsWith('/v1/') && Boolean(context.req.header('authorization'));
  const person = (await context.get('user')())?.id;
  if (!isProgram && person === undefined) return { bytes: LARGEST_ANONYMOUS };
  return { bytes: isDesk(context.req.path) ? LARGEST_VOICE : LARGEST_BODY, person };
}

/** Refuses bodies that are larger than a page takes, without asking who sends a small one. */
export const limitPageBodies: MiddlewareHandler<ServerEnv> = limitBody(LARGEST_ANONYMOUS, pageLimit);

/**
 * Refuses a body by the length it declares, else while it streams in, and one for which there is no room now beside those that are under
 * way. A refused body is not read to its end, so the connection cannot carry another request and the answer says so.
 * @param always how many bytes are always fine
 * @param limitOf how many bytes this request may have; called only where there may be more than `always`
 */
export function limitBody(
  always: number,
  limitOf: (context: Context<ServerEnv>) => Promise<Allowed> = () => Promise.resolve({ bytes: always }),
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    // A body in chunks has no length, whatever a header beside it says.
    const length = context.req.header('transfer-encoding') ? undefined : context.req.header('content-length');
    if (length !== undefined && Number(length) <= always) return answer(context, next, Number(length));
    const { bytes, person } = await limitOf(context);
    if (length !== undefined)
      return Number(length) > bytes
        ? refuse(tooMuchOf(context))
        : answer(context, next, Number(length), { person });

    const counted = countBody(context.req.raw, bytes);
    context.req.raw = counted.request;
    const refused = await answer(context, next, Infinity, { person, most: bytes });
    if (refused) return refused;
    if (counted.exceeded()) context.res = refuse(tooMuchOf(context));
  };
}

/** What arrives with the headers, so to speak: it is read away before the next request. */
const SMALL = 2 ** 14;

/**
 * Lets a body through where there is room for it. A route that refuses before it reads a body, for its token or session, must say as well
 * that the connection ends.
 */
async function answer(
  context: Context<ServerEnv>,
  next: Next,
  length: number,
  { person, most = length }: { person?: string | undefined; most?: number } = {},
): Promise<Response | undefined> {
  const { raw } = context.req;
  const giveBack = underWay.take(most, sharesOf(context.get('clientIp'), most, person));
  if (!giveBack) return refuse('busy', { retryAfter: RETRY_AFTER });
  try {
    await next();
  } finally {
    giveBack();
  }
  if (length > SMALL && !raw.bodyUsed) context.header('Connection', 'close');
  return undefined;
}

function sharesOf(network: string, bytes: number, person: string | undefined): Share[] {
  if (bytes <= LARGEST_ANONYMOUS) return [[`small ${network}`, MOST_SMALL_OF_NETWORK]];
  return [
    ...(person === undefined ? [] : [[`person ${person}`, MOST_OF_PERSON] as const]),
    [`network ${network}`, MOST_OF_NETWORK],
    ['all', MOST_OF_ALL],
  ];
}

/** Forms that carry files, and files by themselves, are told from text by their type. */
function tooMuchOf({ req }: Context<ServerEnv>): 'too_large' | 'too_long' {
  const type = req.header('content-type') ?? '';
  return /^(?:application\/(?:json|x-www-form-urlencoded)|text\/)/i.test(type) ? 'too_long' : 'too_large';
}

function refuse(why: 'too_large' | 'too_long' | 'busy', options: { retryAfter?: number } = {}): Response {
  const { code, text, status, retryAfter } = new AppError(why, options);
  const headers = {
    Connection: 'close',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  return Response.json({ error: code, text }, { status, headers });
}

/** The same request, whose body fails once it is longer than `limit` bytes. */
function countBody(request: Request, limit: number): { request: Request; exceeded(): boolean } {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > limit) controller.error(new AppError('too_large'));
      else controller.enqueue(chunk);
    },
  });
  const { method, headers, signal, body } = request;
  const init = { method, headers, signal, body: body?.pipeThrough(counter) ?? null, duplex: 'half' };
  return { request: new Request(request.url, init), exceeded: () => size > limit };
}

/** How much of a body that was refused is still taken, and for how long. */
const READ_AWAY_BYTES = 2 ** 24;
const READ_AWAY_MS = 500;

/**
 * Before an answer goes out: a body that was not read to its end stands in the way of the connection's next request, and who is
 * still sending when the connection ends does not see the answer. What comes soon is read away; else the answer says that the connection ends.
 */
export async function endBody(context: Context<ServerEnv>): Promise<void> {
  const { incoming } = context.env as Partial<HttpBindings>;
  if (context.req.method !== 'POST' || incoming?.complete !== false) return;
  if (!(await readAway(incoming))) context.header('Connection', 'close');
}

/** @returns whether the body came to its end */
function readAway(incoming: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let bytes = 0;
  const count = (part: Buffer) => {
    bytes += part.length;
    if (bytes > READ_AWAY_BYTES) stop();
  };
  const stop = () => {
    clearTimeout(timer);
    incoming.off('data', count).off('end', stop).off('close', stop).off('error', stop);
    resolve(incoming.complete);
  };
  const timer = setTimeout(stop, READ_AWAY_MS);
  incoming.on('data', count).on('end', stop).on('close', stop).on('error', stop).resume();
  return promise;
}
