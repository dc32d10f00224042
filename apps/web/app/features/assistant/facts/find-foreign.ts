import { findClaims, type Claim } from './claims.ts';
import { findFigures, isSameFigure, type Unit } from './figures.ts';
import { foreignNames, isBrand, type Span } from './names.ts';
import { foreignMonths } from './months.ts';
import { namedSkills } from './skills.ts';

/** What a text may not say unless its source does. */
export type FactKind =
  | 'figure'
  | 'share'
  | 'money'
  | 'duration'
  | 'year'
  | 'month'
  | 'name'
  | 'skill'
  | Claim;

export interface ForeignFact extends Span {
  kind: FactKind;
}

export interface Evidence {
  /** What the person themselves wrote. */
  source: string;
  /** What tools and skills may be spoken of besides: those of a job's ad, where it is about the job. */
  skills?: string;
  /** In another language than its source a skill of one word is often only a word: `biaya` for `cost`. Tools are always held against it. */
  isTranslated?: boolean;
  /** Whether a word in small letters is a common one. */
  isWord: (word: string) => boolean;
}

/** Every fact of a text that does not stand in its source, in the order of the text; they do not overlap. Pure. */
export function findForeign(
  text: string,
  { source, skills = '', isTranslated = false, isWord }: Evidence,
): ForeignFact[] {
  const sourceFigures = findFigures(source);
  const claims = findClaims(text, source);
  const named = namedSkills(text, `${source}\n${skills}`, isTranslated);
  // `Bachelor` for the source's `S1` and `Data Analysis` for its `analisis data` are no names of their own.
  const grounded = [...claims, ...named].filter(({ stands }) => stands);
  const names = foreignNames(text, { source, isWord }).filter(
    ({ from, to }) => !grounded.some((other) => other.from <= from && to <= other.to),
  );
  const all: ForeignFact[] = [
    ...findFigures(text)
      // "one of" and "salah satu" count nothing.
      .filter(({ isWord: inLetters, values: [value] }) => !inLetters || value !== 1)
      .filter((figure) => !sourceFigures.some((known) => isSameFigure(figure, known)))
      .map(({ from, to, unit, values }) => ({ from, to, kind: kindOf(unit, values[0] ?? 0) })),
    ...foreignMonths(text, source).map(({ from, to }) => ({ from, to, kind: 'month' as const })),
    ...claims.filter(({ stands }) => !stands).map(({ claim, from, to }) => ({ from, to, kind: claim })),
    ...named
      .filter(
        ({ from, to, stands }) => !stands && !grounded.some((other) => other.from < to && from < other.to),
      )
      .map(({ from, to }) => ({ from, to, kind: 'skill' as const })),
    ...names.map(({ from, to }) => ({ from, to, kind: 'name' as const })),
  ];
  return apart(
    all.map((fact) => (isBrand(text.slice(fact.from, fact.to)) ? { ...fact, kind: 'name' } : fact)),
  );
}

function kindOf(unit: Unit, value: number): FactKind {
  if (unit === 'percent') return 'share';
  if (unit === 'rupiah' || unit === 'dollar' || unit === 'euro') return 'money';
  if (unit !== '' && unit !== 'times') return 'duration';
  return Number.isInteger(value) && value >= 1900 && value <= 2100 ? 'year' : 'figure';
}

/** Of two that overlap the first is kept, as long as both. */
function apart(facts: ForeignFact[]): ForeignFact[] {
  const kept: ForeignFact[] = [];
  for (const fact of facts.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1);
    if (last && fact.from < last.to) last.to = Math.max(last.to, fact.to);
    else kept.push({ ...fact });
  }
  return kept;
}
