import { SPACING } from '@setapak/resume';
import type { ResumeView } from '../view/view.ts';
import { COUNTED, COUNTED_OF_HEAD, countablesOf, type Countables } from './countables.ts';
import { HEIGHT_WEIGHTS } from './height-weights.ts';

/** Points from the first page's upper margin to the end of the last line, with the white space of a document and with less of it. */
export interface Heights {
  chosen: number;
  mild: number;
  strong: number;
}

/** One of each column that could be the higher one; numbers stand where their weights do. */
export type Rows = number[][];

/**
 * How high a CV is that stands on one page, without setting it: from lines that are counted by the widths of letters, and from what each
 * template gives to them (`write-height-weights.ts`). Of 60 CVs of about a page four in five are exact, nearly all others are a
 * line off. Undefined where something stands on the page that is not counted, or white space is not what it is by default.
 */
export function reckonedHeights(view: ResumeView): Heights | undefined {
  if (view.spacing !== SPACING.default) return undefined;
  const counted = countablesOf(view);
  if (!counted) return undefined;
  const weights = HEIGHT_WEIGHTS[view.template];
  const rows = rowsOf(counted);
  const heights = rows.map((row) => weighed(row, weights.chosen));
  const higher = heights.indexOf(Math.max(...heights));
  const chosen = heights[higher]!;
  const less = (list: readonly number[]) => (chosen - weighed(rows[higher]!, list)) * view.size;
  return {
    chosen: chosen * view.size,
    mild: less(weights.lessByMild),
    strong: less(weights.lessByStrong),
  };
}

export function rowsOf({ head, columns }: Countables): Rows {
  const ofHead = COUNTED_OF_HEAD.map((name) => head[name]);
  const none = COUNTED.map(() => 0);
  return columns.map((counts, index) => {
    const ofColumn = COUNTED.map((name) => counts[name]);
    return index > 0 ? [...ofHead, ...none, ...ofColumn] : [...ofHead, ...ofColumn];
  });
}

function weighed(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += row[at]! * (weights[at] ?? 0);
  return sum;
}
