import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Structured logs. Personal data never goes in: log ids, codes and durations, not what people typed. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      'email',
      'phone',
      'name',
      'password',
      '*.email',
      '*.phone',
      '*.name',
      '*.password',
      'req.headers',
    ],
    serializers: { err: errorWithoutData },
  });
}

/** Database errors carry the parameters of their query; only what names the fault is kept. */
function errorWithoutData(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const isQuery = 'query' in error && 'params' in error;
  return {
    type: error.name,
    message: isQuery ? `query failed: ${String(error.query)}` : error.message,
    code,
    stack: isQuery ? undefined : error.stack,
    cause: error.cause === undefined ? undefined : errorWithoutData(error.cause),
  };
}
