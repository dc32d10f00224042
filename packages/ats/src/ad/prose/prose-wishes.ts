import { findSkills } from '../../skills/find-skills.ts';
import { clausesOf } from '../clauses.ts';
import { isFunctionWord } from '../function-words.ts';
import { HEADS, objectOf, TRAILING } from '../heads.ts';
import type { Alternative, Importance, Wish } from '../job-ad.ts';
import { languageMentions } from '../languages.ts';
import { GENERIC } from '../wish-names.ts';
import { wishesOf } from '../wishes.ts';
import { proseStem } from './prose-words.ts';
import { wantedWords } from './wanted-words.ts';
import { FRAME_WORDS } from './word-weights.ts';

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
  if (wanted.length === 0) return namingSomething(wishesOf(sentence, importance, used), importance);
  const named = new Set(wanted.flatMap(({ word }) => partsOf(word)));
  const all = new Set(partsOf(sentence));
  const read = wishesOf(sentence, importance, used).map((wish) => ({
    wish,
    isWanted: wish.anyOf.some(
      ({ name, skills }) => skills.length > 0 || isWanted(name, named, all) || isDeed(name),
    ),
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
  return namingSomething(wishes, importance);
}

/** A verb that needs an object, or says what is done to one, by itself: `mengerjakan`, `dibuktikan`. */
const VERB_ALONE = /^(?:me\p{Ll}{3,}kan|di-?\p{Ll}{3,})$/u;

/** Names without what is not theirs, and without wishes that only function words, words that lead to a thing or a verb without its object stand for; languages are read by themselves. */
function namingSomething(wishes: readonly Wish[], importance: Importance): Wish[] {
  const bare = wishes.map((wish) => ({
    ...wish,
    anyOf: wish.anyOf.map((each) => withoutEdges(each, importance)),
  }));
  return bare.filter(({ anyOf }) =>
    anyOf.some(
      ({ name, skills }) =>
        skills.length > 0 ||
        (!GENERIC.test(name) &&
          !isLanguageFirst(name) &&
          !VERB_ALONE.test(name) &&
          name.split(/\s+/).some((word) => !isEmptyWord(word))),
    ),
  );
}

/** `Inggris hukum`, `Jepang pasif` */
function isLanguageFirst(name: string): boolean {
  return [name, `bahasa ${name}`].some(
    (text) => /^(?:ber)?bahasa\s/i.test(text) && languageMentions(text).some(({ from }) => from === 0),
  );
}

/** `dituntut menguasai`, `Kemahiran`, `Kepemilikan`, `sama mastering`: what leads to a thing in a sentence, though not in a list. */
const LEADING =
  /^(?:di(?:tuntut|harapkan|wajibkan|minta|syaratkan)|kemahiran|kepemilikan|kecakapan|sama|atas|mantan|turun|melakukan|(?:per)?syarat(?:an)?|pendidikan)$/i;

function isEmptyWord(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
  const small = bare.toLowerCase();
  return (
    bare === '' ||
    LEADING.test(bare) ||
    isFunctionWord(bare) ||
    ((HEADS.has(small) || TRAILING.has(small)) && bare === small)
  );
}

/** Whether a name holds a wanted word; names in other words than the sentence's are believed. */
function isWanted(name: string, named: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  const parts = partsOf(name);
  return parts.some((part) => named.has(part)) || !parts.some((part) => all.has(part));
}

/** `menyetem bonang`: a deed whose object no sentence is made of. */
function isDeed(name: string): boolean {
  return (objectOf(name) ?? '')
    .split(/\s+/)
    .some((word) => word !== '' && !isEmptyWord(word) && !FRAME_WORDS.has(proseStem(word)));
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
  // `lisensi Basic Avsec`: capitals go on with a name.
  let end = last + 1;
  while (/^\p{Lu}/u.test(words[end] ?? '')) end++;
  const name = words.slice(0, end).join(' ');
  return name === alternative.name ? alternative : (wishesOf(name, importance)[0]?.anyOf[0] ?? alternative);
}

/** `bonang sudah kamu kuasai`, `Masakan Jawa harus hafal`: what is said of the thing. */
const SAID_OF_IT =
  /\s(?:harus|wajib|mesti|kudu|sudah|udah|telah|kamu|anda|akan|bakal|adalah|menjadi|jadi|itu|ini|punya|pun|juga|tentu|is|are|has to|must|should)\s.*$/u;

/** A name without what is said of it and without function words and leading words at its ends. */
function withoutEdges(alternative: Alternative, importance: Importance): Alternative {
  const { name } = alternative;
  const words = name.split(' ');
  const known = findSkills(name).map(({ from }) => name.slice(0, from).split(' ').length - 1);
  const first = words.findIndex((word, index) => known.includes(index) || !isEmptyWord(word));
  if (first < 0) return alternative;
  const said = words.slice(first).join(' ').replace(SAID_OF_IT, '').split(' ');
  const bare = said.slice(0, said.findLastIndex((word) => !isFunctionWord(word)) + 1).join(' ');
  if (bare === name || bare === '') return alternative;
  return wishesOf(bare, importance)[0]?.anyOf[0] ?? { name: bare, also: [], skills: [] };
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
