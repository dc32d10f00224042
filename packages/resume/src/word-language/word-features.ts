/** Pairs and threes of letters of a word, and what it begins and ends with, alone and together. */
export function wordFeatures(word: string): string[] {
  const ends = `^${word.toLowerCase()}$`;
  const features = new Set<string>();
  for (let at = 0; at < ends.length - 1; at += 1) {
    features.add(ends.slice(at, at + 2));
    if (at + 3 <= ends.length) features.add(ends.slice(at, at + 3));
  }
  features.add(ends.slice(0, 4));
  features.add(ends.slice(-4));
  features.add(`${ends.slice(0, 3)}…${ends.slice(-4)}`);
  return [...features];
}
