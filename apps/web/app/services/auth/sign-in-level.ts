type Level = 'debug' | 'info' | 'warn' | 'error';

/** What Better Auth logs as an error although the browser's request was at fault. */
const faultsOfRequests = new Set(['INVALID_CALLBACK_REQUEST', 'State not found']);

/** Codes of its `StateError` where the state is missing, unknown, used, too old or of another browser. */
const faultsOfStates = new Set([
  'state_not_found',
  'state_mismatch',
  'state_security_mismatch',
  'state_invalid',
]);

/** The level at which a line of Better Auth is logged: what anyone can cause by opening an address alarms no operator. */
export function signInLevel(level: Level, message: string, error: unknown): Level {
  if (level !== 'error') return level;
  if (faultsOfRequests.has(message)) return 'info';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return message === 'Failed to parse state' && typeof code === 'string' && faultsOfStates.has(code)
    ? 'info'
    : level;
}
