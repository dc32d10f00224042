export interface DescribedError {
  type: string;
  /** What went wrong, without the values that it went wrong with. */
  message: string;
  code?: unknown;
  /** Of the database: which of its rules refused, and where. */
  table?: unknown;
  constraint?: unknown;
  stack?: string[];
  cause?: DescribedError;
}

/** How deep causes are followed. */
const DEEPEST_CAUSE = 5;
const LONGEST_MESSAGE = 300;

/**
 * What may stand in the log of an error: its kind, code, place in our code and masked message. Messages of libraries hold
 * what people typed (a query its parameters, a parser a piece of the text), and a stack repeats the message.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: maskValues(String(error)) };
  const { code, table, constraint, query } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: typeof query === 'string' ? `query failed: ${query}` : maskValues(error.message),
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames(error.stack),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Only the places of a stack; the lines above them are the message again. */
function frames(stack = ''): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*\d+:\d+\)?$/.test(line))
    .slice(0, 12);
}

/**
 * Leaves the words of a message and takes out what may be somebody's: quoted text, addresses, long numbers and tokens,
 * and all after the first line.
 */
export function maskValues(message: string): string {
  const [line = ''] = message.split(/[\r\n]/, 1);
  return line
    .slice(0, LONGEST_MESSAGE)
    .replaceAll(/"[^"]*"?|`[^`]*`?|(?<!\w)'[^']*'?/g, '"…"')
    .replaceAll(/\S+@\S+/g, '…@…')
    .replaceAll(/\+?\d[\d\s().-]{5,}\d/g, '…')
    .replaceAll(/(?=[\w-]*\d)[\w-]{16,}/g, '…');
}
