import { readFileSync } from 'node:fs';

const NANOSECONDS_A_MILLISECOND = 1e6;

/**
 * Milliseconds for which the main thread of a process has been ready to run and had no processor, since it started; undefined where the
 * system does not tell (not Linux, or the process is gone).
 */
export function queuedMs(pid: number): number | undefined {
  try {
    const nanoseconds = Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]);
    return Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS_A_MILLISECOND : undefined;
  } catch {
    return undefined;
  }
}
