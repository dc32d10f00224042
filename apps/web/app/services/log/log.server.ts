import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { describeError } from './describe-error.ts';
import type { ErrorReports } from './error-reports.server.ts';

export type Log = Logger;

const ERROR = 50;
const FATAL = 60;

/**
 * Structured logs. Personal data never goes in: log ids, codes and durations, not what people typed.
 * @param reports is handed what is logged as an error
 * @param fd where the lines go
 */
export function createLog(level: string, reports?: Pick<ErrorReports, 'report'>, fd = STANDARD_OUTPUT): Log {
  const options: LoggerOptions = {
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
  };
  return pino(options, openOutput(fd));
}

const STANDARD_OUTPUT = 1;
/** Letters of lines that wait for room where the log is kept; what comes beyond is lost. */
const MOST_WAITING = 256 * 1024;

/**
 * Where nothing can be written, such as on a full disk, lines wait or are lost, and the program goes on. Each is written as it comes, so
 * there is nothing to flush: pino would do that for a fatal error, and try without end.
 */
function openOutput(fd: number): DestinationStream {
  const output = pino.destination({ fd, sync: true, maxLength: MOST_WAITING });
  output.on('error', () => undefined);
  return { write: (line) => void output.write(line) };
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
