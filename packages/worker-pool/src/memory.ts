import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/**
 * Resident memory of a process in bytes, or undefined where the system does not tell (not Linux, or the process is gone).
 * V8's own heap limit does not see WebAssembly, native add-ons and buffers, so the whole process is measured.
 */
export function residentBytes(pid: number): number | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return Number.isFinite(pages) ? pages * PAGE_BYTES : undefined;
  } catch {
    return undefined;
  }
}
