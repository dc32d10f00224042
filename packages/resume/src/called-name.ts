/**
 * The part of a name that a friend would call somebody by: the first word, with the next where it is no name by itself, as in
 * `I Gusti`, `Ni Luh` or `M. Rizky`; three words at most.
 */
export function calledName(name: string): string {
  return /^(?:\S{1,2}\.?\s+){0,2}\S{3,}|^\S+/.exec(name.trim())?.[0] ?? '';
}
