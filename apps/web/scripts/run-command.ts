/**
 * Says in one line what went wrong, with what caused it. A query is left out: it holds what was asked for, and fails for reasons
 * that stand in its cause.
 */
export function complain(error: unknown): void {
  process.stderr.write(`${lineOf(error)}\n`);
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const reason = cause instanceof Error ? lineOf(cause) : undefined;
  if (reason && (isQuery(error) || error.message === '')) return reason;
  const isFull = 'code' in error && error.code === 'ENOSPC';
  const own =
    (error.message || codeOf(error)) + (isFull ? '. Make room on this disk, then run it again.' : '');
  return reason ? `${own} ${reason}` : own;
}

const isQuery = (error: Error) => error.message.startsWith('Failed query:');

/** Of several addresses of which none answers there is a code alone. */
function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}

/** Runs a command that gives its exit code; one that throws says why in a line, and ends with 2. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  process.exitCode = await command().catch((error: unknown) => {
    complain(error);
    return 2;
  });
}
