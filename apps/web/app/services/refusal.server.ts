import { AppError } from './error.ts';
import { GatewayError } from './payments/gateway.ts';
import { StorageError } from './storage/error.ts';
import { countError } from './telemetry/count.ts';

/** Seconds: a database that fails over is back by then. */
const RETRY_AFTER = 5;

/** What a use case threw, as the refusal that a person reads; undefined where nobody expected it. */
export function refusalOf(error: unknown): AppError | undefined {
  const refusal = error instanceof AppError ? error : (awayFor(error) ?? givenUpFor(error));
  if (refusal) countError(refusal.code);
  return refusal;
}

/** The database or the file store is away: that passes by itself. */
function awayFor(error: unknown): AppError | undefined {
  return isAway(error) ? new AppError('unavailable', { cause: error, retryAfter: RETRY_AFTER }) : undefined;
}

/** PostgreSQL gave one statement up and nothing was written: that another try does, too. */
function givenUpFor(error: unknown): AppError | undefined {
  return isGivenUp(error) ? new AppError('busy', { cause: error, retryAfter: RETRY_AFTER }) : undefined;
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

export function isGivenUp(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && GIVEN_UP_STATE.test(code)) || isGivenUp(error.cause, depth + 1);
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

/** The answer to a request that met a database or file store that is away: no failure of ours, and worth another try. */
export function answerUnavailable(request: Request, answer: Response): Response {
  if (answer.status < 500) return answer;
  const headers = { 'Retry-After': String(RETRY_AFTER), 'Cache-Control': 'no-store' };
  const { code, text } = new AppError('unavailable');
  const wantsJson = request.headers.get('accept')?.includes('json') ?? false;
  if (wantsJson) return Response.json({ error: code, text }, { status: 503, headers });
  const sent = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  return new Response(answer.body, { status: 503, headers: sent });
}
