import pino, { type Logger } from 'pino';
import { describeError } from './describe-error.ts';

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
    serializers: { err: (error: unknown) => describeError(error) },
  });
}
