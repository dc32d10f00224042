import type { ParsedResume } from '../../result/parsed-resume.ts';
import { findSkills, isPartOfName } from '../../skills/find-skills.ts';
import { stemAlone } from '../../skills/stems.ts';
import { tokenise, type Token } from '../../skills/tokens.ts';
import { cvBlocks } from './cv-blocks.ts';
import { keysOfDeed, keysOfVerb } from './deeds.ts';
import type { MatchEvidence } from './match-types.ts';

interface Line {
  text: string;
  path?: string;
  tokens: Token[];
  /** Of each token: the word, and its stems in both languages. */
  keys: string[][];
}

interface SkillSpot extends MatchEvidence {
  /** In small letters. */
  surface: string;
}

/** The visible words of a CV, made once for all wishes of an ad. */
export interface CvIndex {
  lines: Line[];
  /** By every word and stem: the lines that hold it. */
  at: Map<string, number[]>;
  skills: Map<string, SkillSpot[]>;
  /** By the keys of the verb that opens a line: the lines. */
  deeds: Map<string, number[]>;
}

const MOST_LINES = 2000;
const stems = new Map<string, string[]>();
const MOST_STEMS = 20_000;

/** A word and what it is alike: its stems where they are long enough to mean the same. */
export function keysOf(word: string): string[] {
  const known = stems.get(word);
  if (known) return known;
  const keys = [
    ...new Set([word, word.replace(/[^\p{L}\p{N}]/gu, ''), stemAlone(word, 'id'), stemAlone(word, 'en')]),
  ].filter((key) => key !== '');
  if (stems.size > MOST_STEMS) stems.clear();
  stems.set(word, keys);
  return keys;
}

export function indexCv(result: ParsedResume): CvIndex {
  const lines: Line[] = [];
  const skills: CvIndex['skills'] = new Map();
  const at: CvIndex['at'] = new Map();
  const deeds: CvIndex['deeds'] = new Map();
  const seen = new Set<string>();
  for (const block of cvBlocks(result))
    for (const text of block.text.split('\n')) {
      const bare = text.replace(/^[\s•▪*–-]+/, '').trim();
      // A section repeats its fields; the field's own line comes first.
      if (bare === '' || lines.length >= MOST_LINES || (block.path === undefined && seen.has(bare))) continue;
      seen.add(bare);
      const tokens = tokenise(bare);
      const number = lines.length;
      const keys = tokens.map(({ raw }) => keysOf(raw));
      lines.push({ text: bare, path: block.path, tokens, keys });
      for (const key of new Set(keys.flat())) append(at, key, number);
      if (tokens.length > 1) for (const key of keysOfVerb(tokens[0]!.raw)) append(deeds, key, number);
      for (const { skill, surface, from, to } of findSkills(bare)) {
        const spots = skills.get(skill) ?? [];
        if (!spots.some((spot) => spot.surface === surface))
          skills.set(skill, [...spots, { surface, ...evidence(bare.slice(from, to), block.path) }]);
      }
    }
  return { lines, at, skills, deeds };
}

function append(to: Map<string, number[]>, key: string, number: number): void {
  const list = to.get(key);
  if (list) list.push(number);
  else to.set(key, [number]);
}

function evidence(text: string, path: string | undefined): MatchEvidence {
  return path === undefined ? { text } : { text, path };
}

interface PhraseHit {
  /** `same`: the words stand in order; `near`: all or most of them in one line. */
  how: 'same' | 'near';
  found: MatchEvidence;
}

const SMALL = new Set(
  'dan and atau or of the a an in di ke dari untuk for to with dengan pada yang on at by as sebagai serta & dalam secara'.split(
    ' ',
  ),
);
const SAYS_LITTLE = new Set(
  'pengalaman experience kemampuan skill skills dasar basic umum general sistem system manajemen management analisis analysis data laporan report kerja work tim team proses process produk product pelanggan customer project proyek bahasa'.split(
    ' ',
  ),
);
const MOST_OF = 0.66;

/** Where a phrase stands in a CV: its words in order (inflected or not), else most of its words in one line. */
export function findPhrase(index: CvIndex, phrase: string): PhraseHit | undefined {
  const words = tokenise(phrase);
  // `SIM A` ends with a name, `a` does not.
  const content = words.filter(
    ({ raw, from }, at) =>
      !SMALL.has(raw) || (at > 0 && /^[A-Z]$/.test(phrase.slice(from, from + raw.length))),
  );
  if (content.length === 0) return undefined;
  const keys = content.map(({ raw }) => keysOf(raw));
  const candidates = new Map<number, number>();
  for (const own of keys)
    for (const number of new Set(own.flatMap((key) => index.at.get(key) ?? [])))
      candidates.set(number, (candidates.get(number) ?? 0) + 1);
  let near: PhraseHit | undefined;
  for (const [number, count] of [...candidates].sort((a, b) => a[0] - b[0])) {
    const line = index.lines[number]!;
    if (count === keys.length) {
      const run = runOf(line, keys);
      if (run) return { how: 'same', found: evidence(line.text.slice(run.from, run.to), line.path) };
    }
    const telling = content.filter(({ raw }, at) => !SAYS_LITTLE.has(raw) && hasKey(line, keys[at]!)).length;
    if (!near && keys.length > 1 && telling > 0 && count / keys.length >= MOST_OF && count >= 2)
      near = { how: 'near', found: evidence(line.text, line.path) };
  }
  return near ?? deedOf(index, content, keys) ?? acronymOf(index, phrase);
}

/** `kartu anggota IAGI`, `QAQC sampling`: small words beside one acronym, which says what is meant; `ISO 9001` and `SIM A` do not. */
const ACRONYM = /^(?:\p{Ll}+ ){0,3}(\p{Lu}{4,8})(?: \p{Ll}+){0,2}$/u;

function acronymOf(index: CvIndex, phrase: string): PhraseHit | undefined {
  const acronym = ACRONYM.exec(phrase)?.[1];
  if (!acronym) return undefined;
  const alone = new RegExp(`(?<![\\p{L}\\d-])${acronym}(?![\\p{L}\\d-])`, 'u');
  const line = index.lines.find(({ text }) => alone.test(text) && text !== text.toUpperCase());
  return line && { how: 'near', found: evidence(line.text, line.path) };
}

/** A line that opens with the verb of the phrase's first word ("Merawat mesin jahit" for "perawatan mesin") and holds the others. */
function deedOf(
  index: CvIndex,
  [first, ...others]: readonly Token[],
  keys: readonly string[][],
): PhraseHit | undefined {
  const numbers = first ? keysOfDeed(first.raw).flatMap((key) => index.deeds.get(key) ?? []) : [];
  const number = numbers.find((each) => others.every((_, at) => hasKey(index.lines[each]!, keys[at + 1]!)));
  if (number === undefined) return undefined;
  const line = index.lines[number]!;
  return { how: 'near', found: evidence(line.text, line.path) };
}

function hasKey(line: Line, keys: readonly string[]): boolean {
  return line.keys.some((own) => own.some((key) => keys.includes(key)));
}

/** The words of a phrase one after another, small words between them aside. */
function runOf(line: Line, keys: readonly (readonly string[])[]): { from: number; to: number } | undefined {
  for (let start = 0; start < line.tokens.length; start++) {
    let at = start;
    let word = 0;
    while (word < keys.length && at < line.tokens.length) {
      if (line.keys[at]!.some((key) => keys[word]!.includes(key))) word++;
      else if (word === 0 || !SMALL.has(line.tokens[at]!.raw)) break;
      at++;
    }
    if (word === keys.length) {
      const { from, glued, raw } = line.tokens[start]!;
      if (
        keys.length === 1 &&
        ((glued && raw.length < 4) || isPartOfName(line.text, from, from + raw.length))
      )
        continue;
      return { from: line.tokens[start]!.from, to: line.tokens[at - 1]!.to };
    }
  }
  return undefined;
}
