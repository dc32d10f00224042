/**
 * The part of a name that a friend would call somebody by: the first word, with the next where it is no name by itself, as in
 * `I Gusti`, `Ni Luh` or `M. Rizky`; three words at most.
 */
export function calledName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.findIndex((word) => /(?:\p{L}\p{M}*){3}/u.test(word));
  return words.slice(0, last === -1 ? 1 : Math.min(last + 1, 3)).join(' ');
}
