const NAME = 'booking';
const HOUR = 3600;
const KEPT = ['mentor', 'hours', 'promo', 'at'] as const;

/** What of the booking page's address makes the booking. */
function bookingSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of KEPT) {
    const value = search.get(name);
    if (value && value.length <= 64) kept.set(name, value);
  }
  return kept.toString();
}

/** Remembers the booking that somebody was making while they sign in; read by the booking page and its `.data`. */
export function bookingCookie(search: URLSearchParams): string {
  return `${NAME}=${encodeURIComponent(bookingSearch(search))}; Path=/app; Max-Age=${HOUR}; SameSite=Lax; HttpOnly`;
}

export const clearedBookingCookie = `${NAME}=; Path=/app; Max-Age=0; SameSite=Lax; HttpOnly`;

/** The booking page's query as it was remembered; null where there is none. */
export function parseBookingCookie(header: string | null): string | null {
  const value = /(?:^|;\s*)booking=([^;]*)/.exec(header ?? '')?.[1];
  if (!value) return null;
  try {
    const search = bookingSearch(new URLSearchParams(decodeURIComponent(value)));
    return search.startsWith('mentor=') ? search : null;
  } catch {
    return null;
  }
}
