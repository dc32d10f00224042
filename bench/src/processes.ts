import { readFileSync } from 'node:fs';

/** Bytes of the child processes of this program (Linux), what processes share divided among them (PSS); undefined elsewhere. */
export function childrenBytes(): number | undefined {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return children.filter(Boolean).reduce((sum, pid) => sum + proportionalBytes(pid), 0);
  } catch {
    return undefined;
  }
}

function proportionalBytes(pid: string): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Resident bytes of a process (Linux). */
export function residentBytes(pid: string | number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
