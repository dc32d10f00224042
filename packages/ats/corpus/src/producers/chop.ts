import type { Random } from '../random.ts';
import type { Measure, Run } from './compose.ts';

export type Chop = 'runs' | 'words' | 'glyphs' | 'pairs';
export type Order = 'natural' | 'top-down' | 'bold-first' | 'shuffled' | 'reversed';

/** Cuts runs into the pieces some programs write text in; spaces between words may be gaps only. */
export function chopRuns(runs: Run[], chop: Chop, measure: Measure): Run[] {
  if (chop === 'runs') return runs;
  const pattern = chop === 'words' ? /\S+/g : chop === 'pairs' ? /\S{1,2}|\s+/g : /\S|\s+/g;
  return runs.flatMap((run) =>
    [...run.text.matchAll(pattern)]
      .filter((match) => chop === 'pairs' || match[0].trim() !== '')
      .map((match) => ({
        ...run,
        text: match[0],
        x: run.x + measure(run.text.slice(0, match.index), run.cut, run.size),
      })),
  );
}

/** The order in which pieces are written into the file, which a reader may not trust. */
export function orderRuns(runs: Run[], order: Order, random: Random): Run[] {
  switch (order) {
    case 'natural':
      return runs;
    case 'top-down':
      return [...runs].sort((a, b) => a.page - b.page || Math.round(a.y) - Math.round(b.y) || a.x - b.x);
    case 'bold-first':
      return [...runs].sort((a, b) => a.page - b.page || Number(b.cut === 'bold') - Number(a.cut === 'bold'));
    case 'reversed':
      return runs.toReversed();
    case 'shuffled':
      return random.shuffle(runs);
  }
}
