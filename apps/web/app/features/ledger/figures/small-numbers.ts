/** Below so many cases a share or an average says more about chance than about anybody. */
export const ENOUGH = 5;

/** `12%` of `whole`; null where there are too few to tell. */
export function rate(part: number, whole: number): string | null {
  return whole < ENOUGH ? null : `${Math.round((100 * part) / whole)}%`;
}
