import { LEXICON, type Skill } from './lexicon/lexicon.ts';
import { stemAlone, stemOf, type Stemming } from './stems.ts';
import { tokenise, type Token } from './tokens.ts';

export interface SkillMention {
  skill: string;
  /** The words as the text has them, in small letters. */
  surface: string;
  /** Character offsets in the text. */
  from: number;
  to: number;
}

interface Entry {
  skill: Skill;
  keys: string[];
  cased?: string[];
}

type Index = ReadonlyMap<string, readonly Entry[]>;

const STEMMINGS: readonly Stemming[] = ['raw', 'id', 'en'];
const INDEXES = STEMMINGS.map((stemming) => [stemming, buildIndex(stemming)] as const);

/** A phrase is looked at many times while an ad is read. */
const remembered = new Map<string, SkillMention[]>();
const MOST_REMEMBERED = 4000;
const LONGEST_REMEMBERED = 300;

/** Every known skill named in a text, by its longest name and in the order of the text. Takes time in proportion to the text. */
export function findSkills(text: string): readonly SkillMention[] {
  if (text.length > LONGEST_REMEMBERED) return searchSkills(text);
  const known = remembered.get(text);
  if (known) return known;
  const found = searchSkills(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, found);
  return found;
}

function searchSkills(text: string): SkillMention[] {
  const tokens = tokenise(text);
  const found = INDEXES.flatMap(([stemming, index]) => scan(tokens, stemming, index));
  found.sort((a, b) => a.at - b.at || b.count - a.count);
  // A name inside a longer one is part of it; two that only overlap are both meant.
  let reached = 0;
  let last = { at: -1, count: 0 };
  const seen = new Set<string>();
  return found
    .filter(({ skill, at, count }) => {
      const same = at === last.at && count === last.count;
      if (!same && at + count <= reached) return false;
      if (seen.has(`${skill}:${at}`)) return false;
      seen.add(`${skill}:${at}`);
      last = { at, count };
      reached = at + count;
      return true;
    })
    .map(({ skill, at, count }) => {
      const from = tokens[at]?.from ?? 0;
      const to = tokens[at + count - 1]?.to ?? from;
      const surface = tokens.slice(at, at + count).map((token) => token.raw);
      return { skill, surface: surface.join(' '), from, to };
    })
    .filter(({ from, to }) => !isPartOfName(text, from, to));
}

/** `Java` in "West Java", `R` in "R. Widyastuti". */
export function isPartOfName(text: string, from: number, to: number): boolean {
  if (/\b(?:west|east|central|north|south|pulau)\s$/i.test(text.slice(Math.max(0, from - 8), from)))
    return true;
  return to - from === 1 && /^\.\s?\p{Lu}/u.test(text.slice(to, to + 3));
}

function scan(tokens: readonly Token[], stemming: Stemming, index: Index) {
  const memory = new Map<string, string>();
  const key = (token: Token, stem: typeof stemOf, prefix: string) => {
    const known = memory.get(prefix + token.raw);
    if (known !== undefined) return known;
    const value = stem(token.raw, stemming);
    memory.set(prefix + token.raw, value);
    return value;
  };
  const many = tokens.map((token) => key(token, stemOf, 'm'));
  const alone = tokens.map((token) => key(token, stemAlone, 'a'));
  return tokens.flatMap((token, at) => {
    const long = index.get(many[at] ?? '')?.filter((each) => fits(each, tokens, many, at)) ?? [];
    const count = long[0]?.keys.length ?? 1;
    const entries =
      long.length > 0
        ? long.filter((each) => each.keys.length === count)
        : (index.get(`=${alone[at]}`)?.filter((each) => fitsAlone(each, token)) ?? []);
    return entries.map((entry) => ({ skill: entry.skill.name, at, count }));
  });
}

function fits(entry: Entry, tokens: readonly Token[], keys: readonly string[], at: number): boolean {
  if (!entry.keys.every((key, offset) => keys[at + offset] === key)) return false;
  return entry.cased?.every((word, offset) => tokens[at + offset]?.text === word) ?? true;
}

function fitsAlone(entry: Entry, token: Token): boolean {
  return entry.cased ? entry.cased[0] === token.text && !token.glued : true;
}

/** Names by their first word, the longest first; names of one word stand under `=` and their own kind of stem. */
function buildIndex(stemming: Stemming): Index {
  const index = new Map<string, Entry[]>();
  for (const skill of LEXICON) {
    if (skill.exact && stemming !== 'raw') continue;
    for (const name of skill.names) {
      const tokens = tokenise(name.text);
      const stem = tokens.length === 1 ? stemAlone : stemOf;
      const keys = tokens.map((token) => stem(token.raw, stemming));
      const first = tokens.length === 1 ? `=${keys[0]}` : (keys[0] ?? '');
      const entry = { skill, keys, ...(name.cased ? { cased: tokens.map((token) => token.text) } : {}) };
      index.set(first, [...(index.get(first) ?? []), entry]);
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.keys.length - a.keys.length);
  return index;
}
