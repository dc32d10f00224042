const DAY_MS = 86_400_000;

/** When a day of Jakarta's calendar begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last days up to one, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(last, index - count + 1));
