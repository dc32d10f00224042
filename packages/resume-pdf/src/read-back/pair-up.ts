/**
 * Finds for everything that was written the one thing read that is most like it; nothing that was read is used twice. The
 * best matches of all are taken first, so that two jobs at one company don't take each other's place.
 */
export function pairUp<W, R>(
  written: readonly W[],
  read: readonly R[],
  likeness: (written: W, read: R) => number,
): (R | undefined)[] {
  const scores = written.flatMap((from, w) =>
    read.map((to, r) => ({ w, r, score: likeness(from, to) })).filter((each) => each.score > 0),
  );
  scores.sort((a, b) => b.score - a.score || a.w - b.w || a.r - b.r);
  const pairs = written.map((): R | undefined => undefined);
  const taken = new Set<number>();
  const placed = new Set<number>();
  for (const { w, r } of scores) {
    if (placed.has(w) || taken.has(r)) continue;
    placed.add(w);
    taken.add(r);
    pairs[w] = read[r];
  }
  return pairs;
}
