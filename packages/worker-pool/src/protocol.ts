export interface TaskMessage {
  method: string;
  args: unknown[];
}

interface PlainError {
  name: string;
  message: string;
  code?: string;
}

/** The script of a worker stands; the first word of its process. */
export interface ReadyMessage {
  ready: true;
}

export type AnswerMessage = { ok: true; value: unknown } | { ok: false; error: PlainError };

/** What crosses the process boundary of an error: never its stack, which holds paths of the machine. */
export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name: error.name, message: error.message, code };
}

export function fromPlainError(plain: PlainError): Error {
  const error = new Error(plain.message);
  error.name = plain.name;
  return plain.code === undefined ? error : Object.assign(error, { code: plain.code });
}
