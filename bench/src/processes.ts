import { readFileSync } from 'node:fs';

/** Resident bytes of the child processes of this program (Linux); undefined elsewhere. */
export function childrenBytes(): number | undefined {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return children.filter(Boolean).reduce((sum, pid) => sum + residentBytes(pid), 0);
  } catch {
    return undefined;
  }
}

/** Resident bytes of a process (Linux). */
export function residentBytes(pid: string | number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
