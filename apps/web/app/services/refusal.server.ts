import { AppError } from './error.ts';
import { GatewayError } from './payments/gateway.ts';
import { StorageError } from './storage/error.ts';
import { countError } from './telemetry/count.ts';

/** Seconds: a database that fails over is back by then. */
const RETRY_AFTER = 5;

/** What a use case threw, as the refusal that a person reads; undefined where nobody expected it. */
export function refusalOf(error: unknown): AppError | undefined {
  const refusal = error instanceof AppError ? error : databaseRefusal(error);
  if (refusal) countError(refusal.code);
  return refusal;
}

/** What the database or the file store said, as far as that is no failure of ours. */
export function databaseRefusal(error: unknown): AppError | undefined {
  if (isAway(error)) return new AppError('unavailable', { cause: error, retryAfter: RETRY_AFTER });
  if (isGivenUp(error)) return new AppError('busy', { cause: error, retryAfter: RETRY_AFTER });
  // The account was deleted while the request was under way.
  if (findFault(error, hasNoPerson)) return new AppError('not_signed_in', { cause: error });
  return undefined;
}

/** Connections that were refused, broke or did not come, in the words of Node. */
const BROKEN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** In PostgreSQL's: connection exceptions, too many connections or a full disk, stopping, starting, sessions that were idle for too long, and a server that only reads since another took over. */
const AWAY_STATE = /^(08...|53...|57P0[1235]|25P0[34]|25006)$/;
/** The driver's and the pooler's own sentences, which carry no code. */
const AWAY_SENTENCE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Client was closed|Cannot use a pool after)/;

/**
 * Transactions that met each other (a deadlock, a failed serialization), a lock that did not come in time, and a statement that ran into
 * an operator's timeout or was ended by hand (`pg_cancel_backend`). The next one may well do.
 */
const GIVEN_UP_STATE = /^(40001|40P01|55P03|57014)$/;

const isGivenUp = (error: unknown): boolean =>
  findFault(error, ({ code }) => typeof code === 'string' && GIVEN_UP_STATE.test(code));

/** A row of a person who is gone (a foreign key to `user`). */
const hasNoPerson = ({ code, constraint }: Fault): boolean =>
  code === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_user_id_fk');

interface Fault {
  code?: unknown;
  constraint?: unknown;
}

/** Looks through an error and what caused it. */
function findFault(error: unknown, is: (fault: Fault) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  return is(error as Fault) || findFault(error.cause, is, depth + 1);
}

export function isAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if (error instanceof StorageError) return error.code === 'unavailable';
  // A gateway that takes no connection says nothing of what is ours.
  if (error instanceof GatewayError) return false;
  const { code } = error as { code?: unknown };
  const isBroken = typeof code === 'string' && (BROKEN.has(code) || AWAY_STATE.test(code));
  return isBroken || AWAY_SENTENCE.test(error.message) || isAway(error.cause, depth + 1);
}

/** The answer to a request whose error is a refusal: no failure of ours, and perhaps worth another try. */
export function answerRefused(request: Request, answer: Response, refused: AppError): Response {
  if (answer.status < 500) return answer;
  const { code, text, status, retryAfter } = refused;
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  const wantsJson = request.headers.get('accept')?.includes('json') ?? false;
  if (wantsJson) return Response.json({ error: code, text }, { status, headers });
  const sent = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  return new Response(answer.body, { status, headers: sent });
}
