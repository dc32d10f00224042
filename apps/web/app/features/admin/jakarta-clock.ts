const JAKARTA_MS = 7 * 3_600_000;

/** A moment on Jakarta's clock, as a date-and-time field of the browser takes it: `2026-11-22T19:00`. */
export function jakartaClock(iso: string): string {
  return new Date(new Date(iso).getTime() + JAKARTA_MS).toISOString().slice(0, 16);
}
