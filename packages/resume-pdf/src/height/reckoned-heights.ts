import { SPACING } from '@setapak/resume';
import { fontOf } from '../looks.ts';
import type { ResumeView } from '../view/view.ts';
import {
  COUNTED,
  COUNTED_OF_HEAD,
  countablesOf,
  type Countables,
  type Counts,
  type HeadCounts,
} from './countables.ts';
import { HEIGHT_WEIGHTS } from './height-weights.ts';
import { facesOf } from './line-count.ts';

/** Points from the first page's upper margin to the end of the last line, with the white space of a document and with less of it. */
export interface Heights {
  chosen: number;
  mild: number;
  strong: number;
}

/** Ems of the letters of each line that is counted: lines are as high as capitals of the font and the space between them. */
const SIZES: Partial<Record<keyof HeadCounts | keyof Counts, number>> = {
  head: 2.6,
  subtitleLines: 1.2,
  contactLines: 1,
  headingLines: 1.1,
  titleLines: 1,
  smallLines: 1,
  paragraphLines: 1,
  pointLines: 1,
  factLines: 1,
  noteLines: 1,
};
const LINES = [...COUNTED_OF_HEAD, ...COUNTED, ...COUNTED].map((name) => SIZES[name] ?? 0);
const capitalsOf = (family: string) => facesOf(family)?.capitals ?? 0;

/** One for each way through head and columns, of which the highest counts; numbers stand where their weights do. */
export type Rows = number[][];

/**
 * How high a CV is that stands on one page, without setting it: from lines that are counted by the widths of letters, and from what each
 * template gives to them (`write-height-weights.ts`). Nearly all are exact, the others a line off (docs/decisions/138). Undefined where something stands on the page that is not counted, or white space is not what it is by default.
 */
export function reckonedHeights(view: ResumeView): Heights | undefined {
  if (view.spacing !== SPACING.default) return undefined;
  const counted = countablesOf(view);
  if (!counted) return undefined;
  const weights = HEIGHT_WEIGHTS[view.template];
  const rows = rowsOf(counted);
  const higherCapitals = capitalsOf(view.fonts[0]!) - capitalsOf(fontOf(view.template, '').family);
  const heights = rows.map((row) => weighed(row, weights.chosen) + higherCapitals * weighed(row, LINES));
  const highest = (less: readonly number[]) =>
    Math.max(...heights.map((height, way) => height - weighed(rows[way]!, less))) * view.size;
  return {
    chosen: highest([]),
    mild: highest(weights.lessByMild),
    strong: highest(weights.lessByStrong),
  };
}

export function rowsOf({ heads, columns }: Countables): Rows {
  const none = COUNTED.map(() => 0);
  return heads.flatMap((head) =>
    columns.map((counts, index) => {
      const ofHead = COUNTED_OF_HEAD.map((name) => head[name]);
      const ofColumn = COUNTED.map((name) => counts[name]);
      return index > 0 ? [...ofHead, ...none, ...ofColumn] : [...ofHead, ...ofColumn];
    }),
  );
}

function weighed(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += row[at]! * (weights[at] ?? 0);
  return sum;
}
