import {
  createEventEnvelope,
  createTransport,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
  uuid4,
  type ErrorEvent,
} from '@sentry/core';
import { describeError, type DescribedError } from './describe-error.ts';

export interface ErrorReports {
  /** Sends one error; never throws, never waits. What it carries is what the log may carry: no values, no persons. */
  report(thrown: unknown, about: { text: string; level: 'error' | 'fatal'; requestId?: string }): void;
  /** Waits until what is under way has been sent. */
  flush(): Promise<void>;
}

interface ErrorReportsOptions {
  /** A Sentry-compatible address: `https://KEY@HOST/PROJECT`. */
  dsn: string;
  release: string;
  environment: string;
}

const FLUSH_MS = 2_000;

/** Hands errors to a service that speaks Sentry's protocol. */
export function createErrorReports({ dsn, release, environment }: ErrorReportsOptions): ErrorReports {
  const parsed = makeDsn(dsn);
  if (!parsed) throw new Error('SENTRY_DSN is no address of a Sentry-compatible service.');
  const url = getEnvelopeEndpointWithUrlEncodedAuth(parsed);
  // Keeps few at a time, and stops sending for as long as the service asks.
  const transport = createTransport({ recordDroppedEvent: () => {} }, async ({ body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      body: body as BodyInit,
      signal: AbortSignal.timeout(5_000),
    });
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    };
  });

  return {
    report(thrown, { text, level, requestId }) {
      const event: ErrorEvent = {
        type: undefined,
        event_id: uuid4(),
        timestamp: Date.now() / 1_000,
        platform: 'node',
        level,
        release,
        environment,
        logentry: { message: text },
        exception: { values: exceptionsOf(describeError(thrown)) },
        ...(requestId && { tags: { requestId } }),
      };
      // A service that is away disturbs nobody.
      void Promise.resolve(transport.send(createEventEnvelope(event, parsed))).catch(() => undefined);
    },
    flush: async () => void (await transport.flush(FLUSH_MS)),
  };
}

/** The error and its causes, the outermost last, as the protocol wants it. */
function exceptionsOf({ type, message, stack = [], cause }: DescribedError): object[] {
  const own = { type, value: message, stacktrace: { frames: stack.map(frameOf).toReversed() } };
  return cause ? [...exceptionsOf(cause), own] : [own];
}

/** `at NAME (FILE:LINE:COLUMN)`; the protocol wants the innermost last. */
function frameOf(line: string): object {
  const [, name, file, row, column] = /^at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
  return {
    function: name ?? '?',
    filename: file,
    lineno: Number(row),
    colno: Number(column),
    in_app: !/node_modules|^node:/.test(file ?? ''),
  };
}
