import pino, { type Logger } from 'pino';
import { describeError } from './describe-error.ts';
import type { ErrorReports } from './error-reports.server.ts';

export type Log = Logger;

const ERROR = 50;
const FATAL = 60;

/**
 * Structured logs. Personal data never goes in: log ids, codes and durations, not what people typed.
 * @param reports is handed what is logged as an error
 */
export function createLog(level: string, reports?: Pick<ErrorReports, 'report'>): Log {
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
    ...(reports && {
      hooks: {
        logMethod(args, method, value) {
          if (value >= ERROR) reportLine(reports, this.bindings(), args, value >= FATAL ? 'fatal' : 'error');
          method.apply(this, args);
        },
      },
    }),
  });
}

function reportLine(
  reports: Pick<ErrorReports, 'report'>,
  { requestId }: Record<string, unknown>,
  [first, second]: unknown[],
  level: 'error' | 'fatal',
): void {
  const about = typeof first === 'object' && first !== null ? first : {};
  const text = [first, second].find((word) => typeof word === 'string') ?? '';
  reports.report('err' in about ? about.err : new Error(text), {
    text,
    level,
    ...(typeof requestId === 'string' && { requestId }),
  });
}
