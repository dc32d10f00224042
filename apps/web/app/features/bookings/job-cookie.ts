const NAME = 'booking_job';
const DAY = 24 * 3600;
const attributes = 'Path=/app; SameSite=Lax; HttpOnly';

/** Remembers the job that a mentor is looked for, until one is booked; null where the address names none. */
export function jobCookie(search: URLSearchParams): string | null {
  const id = search.get('lamaran') ?? '';
  return /^[a-z0-9]{36}$/.test(id) ? `${NAME}=${id}; Max-Age=${DAY}; ${attributes}` : null;
}

export const clearedJobCookie = `${NAME}=; Max-Age=0; ${attributes}`;

/** The job that was remembered, perhaps not theirs; null where there is none. */
export function parseJobCookie(header: string | null): string | null {
  return /(?:^|;\s*)booking_job=([a-z0-9]{36})(?:;|$)/.exec(header ?? '')?.[1] ?? null;
}
