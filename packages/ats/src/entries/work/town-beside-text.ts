import type { Fragment } from '../../layout/fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isPlace } from '../../places/find-place.ts';
import { isSentence } from '../sentences.ts';
import type { Entry } from '../split-entries.ts';
import { TOWN } from './head-facts.ts';

const SAME_EDGE = 2;

/** A town flush with a fact above it, in the row in which the text begins: a fact of the head. */
export function withTownBesideText({ head, text }: Entry): Entry {
  const rows = [...head, ...text];
  for (const at of [head.length - 1, head.length]) {
    const [above, row] = [rows[at - 1], rows[at]];
    const [left, right, ...others] = row?.cells ?? [];
    if (!above || !row || !left || !right || others.length > 0) continue;
    const [town, deed] = isTownBelowPeriod(row, right, above) ? [right, left] : [left, right];
    if (town === left && !isTownBelowEmployer(left, right, rows.slice(Math.max(0, at - 2), at))) continue;
    return {
      head: [...rows.slice(0, at), withCells(row, [town])],
      text: [withCells(row, [deed]), ...rows.slice(at + 1)],
    };
  }
  return { head, text };
}

/** `• Menyusun laporan …   Bandung` below `PT Arunika   2020 – 2022` */
function isTownBelowPeriod({ bullet, cells: [deed] }: Line, town: Fragment, above: Line): boolean {
  const period = above.cells.at(-1)!;
  const isFlush = [period.x - town.x, period.right - town.right].some((off) => Math.abs(off) < SAME_EDGE);
  return bullet && isFlush && isMostlyDate(period.text) && period.x > deed!.right && isTown(town);
}

/** `Bandung   Menyusun laporan …` below `PT Arunika   2020 – 2022   Akuntan`, which may be two lines */
function isTownBelowEmployer(town: Fragment, deed: Fragment, above: readonly Line[]): boolean {
  const cells = above.flatMap((line) => line.cells);
  const [employer, post] = [town, deed].map(({ x }) =>
    cells.some((cell) => Math.abs(cell.x - x) < SAME_EDGE),
  );
  return employer === true && post === true && isSentence(deed.text) && isTown(town);
}

function isTown({ text }: Fragment): boolean {
  return isPlace(text) || (TOWN.test(text) && Math.abs(postScore(text)) < 1);
}
