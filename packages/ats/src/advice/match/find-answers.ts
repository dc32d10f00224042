import type { ParsedResume } from '../../result/parsed-resume.ts';
import type { Ask } from './ask-skills.ts';
import { cvBlocks, type Block } from './cv-blocks.ts';
import { findSkills } from './find-skills.ts';
import { SOFT } from './lexicon/lexicon.ts';
import { IMPLIED } from './lexicon/implied.ts';
import type { Requirement } from './match-types.ts';
import { tokenise } from './tokens.ts';

interface Shown {
  surface: string;
  text: string;
  path?: string;
}

const SOFT_SHARE = 0.3;
const WEIGHTS = { required: 1, duty: 0.5, nice: 0.3 };

/** Looks in the CV for everything an ad asks for. How often a CV repeats a word makes no difference. */
export function findAnswers(asks: readonly Ask[], result: ParsedResume): Requirement[] {
  const blocks = cvBlocks(result);
  const shown = skillsShown(blocks);
  return asks.map((ask) => ({
    name: ask.anyOf.length > 0 ? ask.anyOf.join(' atau ') : ask.adWords,
    anyOf: ask.anyOf,
    adWords: ask.adWords,
    asked: ask.kind,
    weight: WEIGHTS[ask.kind] * (ask.anyOf.some((name) => SOFT.has(name)) ? SOFT_SHARE : 1),
    ...(ask.anyOf.length > 0 ? answerOf(ask, shown) : answerOfTerm(ask, blocks)),
  }));
}

function answerOf(ask: Ask, shown: ReadonlyMap<string, Shown[]>): Pick<Requirement, 'standing' | 'found'> {
  const direct = ask.anyOf.flatMap((name) => shown.get(name) ?? []);
  const same = direct.find((each) => ask.surfaces.includes(each.surface));
  if (same) return { standing: 'has', found: foundOf(same) };
  if (direct[0]) return { standing: 'other_name', found: foundOf(direct[0]) };
  for (const [name, spots] of shown)
    if (spots[0] && IMPLIED[name]?.some((implied) => ask.anyOf.includes(implied)))
      return { standing: 'other_name', found: foundOf(spots[0]) };
  return { standing: 'lacks' };
}

function answerOfTerm(ask: Ask, blocks: readonly Block[]): Pick<Requirement, 'standing' | 'found'> {
  const words = tokenise(ask.adWords).map((token) => token.raw);
  const block = blocks.find(({ text }) =>
    holds(
      tokenise(text).map((token) => token.raw),
      words,
    ),
  );
  if (!block) return { standing: 'lacks' };
  return { standing: 'has', found: foundOf({ surface: '', text: ask.adWords, path: block.path }) };
}

function foundOf({ text, path }: Shown): { text: string; path?: string } {
  return path === undefined ? { text } : { text, path };
}

function holds(tokens: readonly string[], words: readonly string[]): boolean {
  return tokens.some((_, at) => words.every((word, offset) => tokens[at + offset] === word));
}

function skillsShown(blocks: readonly Block[]): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>();
  for (const { text, path } of blocks)
    for (const { skill, surface, from, to } of findSkills(text)) {
      const spots = shown.get(skill) ?? [];
      if (!spots.some((spot) => spot.surface === surface))
        shown.set(skill, [...spots, { surface, text: text.slice(from, to), path }]);
    }
  return shown;
}
