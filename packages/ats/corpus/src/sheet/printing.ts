import type { Cv, Month } from '../content/cv.ts';
import type { Random } from '../random.ts';
import type { DateStyle } from './dates.ts';
import type { Section, SectionKind } from './sheet.ts';
import type { Shows } from './shows.ts';
import type { Accept, Optional, Truth } from './truth.ts';

/** Truth before it has a name and a layout. */
export type Draft = Omit<Truth, `_${string}`> & { accept: Accept; optional: Optional };

/** One PDF while it is put together: what is drawn for it, its sections so far, and the truth of exactly those. */
export interface Printing {
  random: Random;
  cv: Cv;
  shows: Shows;
  asOf: Month;
  dates: DateStyle;
  truth: Draft;
  sections: Section[];
}

export function keeps({ random, cv, shows }: Printing, kind: SectionKind, probability: number): boolean {
  return !shows.without.includes(kind) && random.chance(cv.long ? 1 : probability);
}

export function add({ sections }: Printing, kind: SectionKind, body: Section['body'], heading = ''): void {
  sections.push({ kind, heading, body });
}

/** One of several words in the CV's language. Both languages are drawn from, so that a seed's other draws are the same in either. */
export function write(
  { random, cv }: Pick<Printing, 'random' | 'cv'>,
  id: readonly string[],
  en: readonly string[],
): string {
  const words = { id: random.pick(id), en: random.pick(en) };
  return words[cv.lang];
}
