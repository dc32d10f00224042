const DAY_MS = 86_400_000;

/** A day that there is, as an input writes it: `2026-11-03`, no 30 February. Within what PostgreSQL's calendar has. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
  );
}

/** So many days after one, before it where they are negative; both as `isDay` has them. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * A moment on Jakarta's clock, as a browser's picker writes it: `2026-11-22T19:00`. The picker knows no time zone, and JavaScript
 * makes 2 March of 30 February. @returns an invalid date for what no calendar or clock has
 */
export function jakartaMoment(local: string): Date {
  return new Date(isDay(local.slice(0, 10)) ? `${local}+07:00` : Number.NaN);
}
