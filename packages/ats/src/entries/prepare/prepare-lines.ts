import { isDuration } from '../../dates/duration.ts';
import { hasPeriod } from '../../dates/find-dates.ts';
import { cutFragment } from '../../layout/cut-fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { isPlace } from '../../places/find-place.ts';
import { cutRunOn } from '../cut-run-on.ts';
import { joinFieldLines } from '../field-lines.ts';
import { withWholeValues } from '../labelled-entries.ts';
import { labelsOnTop } from '../labels-on-top.ts';
import { liftLabels } from '../lift-labels.ts';
import { joinWrapped } from '../wrapped/join-wrapped.ts';
import { withWholePoints } from '../wrapped/whole-points.ts';
import { cityAndCountry } from './city-and-country.ts';
import { periodsFromFoot } from './periods-at-foot.ts';
import { periodsToHeads, withLonePeriods } from './periods-of-heads.ts';
import { withHangingLabels } from './hanging-labels.ts';
import { postsWithoutBullets } from './posts-in-points.ts';
import { withoutDots } from './timeline-dots.ts';
import { withoutCounts } from './without-counts.ts';
import { withoutStops } from './without-stops.ts';

/** Each step takes the lines of a column as the one before it left them. */
const STEPS: readonly ((lines: readonly Line[]) => Line[])[] = [
  withoutCounts,
  withoutStops,
  periodsFromFoot,
  withWholeValues,
  withWholePoints,
  postsWithoutBullets,
  withoutColons,
  pointsBesidePeriods,
  withHangingLabels,
  withoutLengths,
  cityAndCountry,
  withoutDots,
  townsAtEdge,
  periodsToHeads,
  withLonePeriods,
  liftLabels,
  joinWrapped,
  cutRunOn,
  labelsOnTop,
  joinFieldLines,
];

/** Lines that are ready to be parted into entries: facts stand with facts, what was done stands for itself, and what a column broke is whole. */
export function prepareLines(column: readonly Line[]): Line[] {
  return STEPS.reduce((lines, step) => step(lines), [...column]);
}

/** `Kasir   2019 – 2021   • Menghitung kas`: the first point in the last of three columns is no fact of the head. */
function pointsBesidePeriods(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const last = line.cells.at(-1)!;
    const head = line.cells.slice(0, -1);
    const isPoint =
      !line.bullet && last.bullet > 0 && !last.role && head.some(({ text }) => isMostlyDate(text));
    if (!isPoint || head.length < 2) return [line];
    return [withCells(line, head), { ...withCells(line, [last]), gap: 0 }];
  });
}

/** `2018 - 2021   : Kasir`: the colon of a typed form is no part of the post, which begins where the lines below it do. */
function withoutColons(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [date, ...rest] = line.cells;
    const colon = /^:\s+/.exec(rest[0]?.text ?? '')?.[0];
    if (!date || !colon || !isMostlyDate(date.text)) return line;
    return withCells(line, [date, cutFragment(rest[0]!, colon.length), ...rest.slice(1)]);
  });
}

/** In sizes of its letters: how far an icon moves what stands behind it. */
const ICON = 2;

/** `Jakarta` further in below a dated head, over what begins where the head does: a place behind an icon that is no letter. */
function townsAtEdge(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (!above || above.page !== line.page || above.bullet || line.bullet || line.cells.length > 1)
      return line;
    const indent = line.x - above.x;
    const isBehindIcon = indent > 1 && indent < ICON * line.size && (!below || below.x < above.x + 1);
    const isDated = hasPeriod(above.text) || (lines[index - 2] && hasPeriod(lines[index - 2]!.text));
    if (!isBehindIcon || !isDated || !isPlace(line.text)) return line;
    return withCells(
      line,
      line.cells.map((cell) => ({ ...cell, x: above.x })),
    );
  });
}

/** `2 thn 3 bln` in a line of its own below the period that it measures says nothing new. */
function withoutLengths(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => {
    const above = lines[index - 1];
    const length = line.cells.every((cell) => isDuration(cell.text));
    return !(length && above && hasPeriod(above.text));
  });
}
