import { clausesOf } from '../clauses.ts';
import type { Alternative, Importance, Wish } from '../job-ad.ts';
import { wishesOf } from '../wishes.ts';
import { wantedWords } from './wanted-words.ts';

/** Signs and words between the things of one list. */
const LINK = /^\s*(?:,|\/|&|\+|-|\(|(?:,\s*)?(?:and|or|dan|atau|serta|sama|&))?\s*$/i;
/** Of a run of words that the rules did not read this much must stand in what they leave of the sentence. */
const LEAST_SHARE = 0.5;

const partsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/**
 * The wishes of a sentence of running text: what the rules read in it, without words behind it that name nothing, and what they did not read.
 * @param used parts that were read as something else (degree, age)
 */
export function proseWishes(
  sentence: string,
  importance: Importance,
  used: readonly { from: number; to: number }[],
): Wish[] {
  const wanted = wantedWords(sentence).filter(
    ({ from, to }) => !used.some((span) => span.from < to && span.to > from),
  );
  if (wanted.length === 0) return wishesOf(sentence, importance, used);
  const named = new Set(wanted.flatMap(({ word }) => partsOf(word)));
  const all = new Set(partsOf(sentence));
  const read = wishesOf(sentence, importance, used).map((wish) => ({
    wish,
    isWanted: wish.anyOf.some(({ name, skills }) => skills.length > 0 || isWanted(name, named, all)),
  }));
  const wishes = read.flatMap(({ wish, isWanted: keeps }) =>
    keeps ? [{ ...wish, anyOf: wish.anyOf.map((each) => withoutTail(each, importance, named, all)) }] : [],
  );
  const covered = new Set(read.flatMap(({ wish }) => wish.anyOf.flatMap(({ name }) => partsOf(name))));
  const clauses = clausesOf(sentence, importance);
  for (const run of runsOf(sentence, wanted)) {
    const parts = partsOf(run);
    if (parts.some((part) => covered.has(part))) continue;
    const shares = clauses.map(({ text }) => {
      const own = new Set(partsOf(text));
      return parts.filter((part) => own.has(part)).length / parts.length;
    });
    const best = shares.indexOf(Math.max(...shares));
    if (best >= 0 && shares[best]! >= LEAST_SHARE) wishes.push(...wishesOf(run, clauses[best]!.importance));
  }
  return wishes;
}

/** Whether a name holds a wanted word; names in other words than the sentence's are believed. */
function isWanted(name: string, named: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  const parts = partsOf(name);
  return parts.some((part) => named.has(part)) || !parts.some((part) => all.has(part));
}

function withoutTail(
  alternative: Alternative,
  importance: Importance,
  named: ReadonlySet<string>,
  all: ReadonlySet<string>,
): Alternative {
  const words = alternative.name.split(' ');
  if (!words.some((word) => partsOf(word).some((part) => all.has(part)))) return alternative;
  const last = words.findLastIndex((word) => partsOf(word).some((part) => named.has(part)));
  if (last < 0) return alternative;
  const name = words.slice(0, last + 1).join(' ');
  return name === alternative.name ? alternative : (wishesOf(name, importance)[0]?.anyOf[0] ?? alternative);
}

/** The wanted words as they stand in the sentence, neighbours in one text. */
function runsOf(sentence: string, wanted: readonly { from: number; to: number }[]): string[] {
  const runs: { from: number; to: number }[] = [];
  for (const { from, to } of wanted) {
    const last = runs.at(-1);
    if (last && LINK.test(sentence.slice(last.to, from))) last.to = to;
    else runs.push({ from, to });
  }
  return runs.map(({ from, to }) => {
    const text = sentence.slice(from, to);
    return text.lastIndexOf('(') > text.lastIndexOf(')') ? `${text})` : text;
  });
}
