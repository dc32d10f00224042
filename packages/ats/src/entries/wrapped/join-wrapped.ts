import { sameLook } from '../../layout/fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { wrapsFrom } from '../../layout/wraps.ts';
import { isOn } from '../../rules.ts';
import { breaksJobSentence } from '../cut-run-on.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isCaption } from '../captions.ts';
import { breaksAddress, breaksBeforeTownInBrackets, breaksRegion } from './addresses.ts';
import {
  breaksBeforeTownBesideDate,
  goesOnBesideMargin,
  wrapsBesideDate,
  wrapsInStylesBesideDate,
  wrapsTailBeforeDate,
} from './beside-dates.ts';
import { type Around, wrapsBehindPeriod, wrapsLikeDatedHead, wrapsLikeHead } from './heads.ts';
import { isHyphenated, joinCells } from './join-cells.ts';
import { breaksOffBefore } from './names.ts';
import {
  bracketClosedBy,
  breaksBeforeDate,
  breaksBeforePeriod,
  breaksWithinPeriod,
  endsPeriod,
  isPeriodOfBullet,
  wrapsOnBothSides,
} from './periods.ts';
import {
  breaksBeforeField,
  breaksBeforeGrade,
  breaksBeforeKind,
  breaksBeforeTown,
  breaksNameOfSchool,
  breaksSchool,
  wrapsDegree,
} from './schools.ts';
import { goesOnInItalics, wrapsTail } from './tails.ts';
import { wrapsNamedSchool, wrapsTwoNames } from './two-names.ts';
import { cellAbove, valueAbove } from './values.ts';

/** Titles and names that a narrow column broke become one line again; running text may stay as it is. */
export function joinWrapped(lines: readonly Line[]): Line[] {
  if (!isOn('join-wrapped')) return [...lines];
  const result: Line[] = [];
  const widest = Math.max(...lines.map(({ right }) => right));
  for (const [index, line] of lines.entries()) {
    const above = result.at(-1);
    const whole = above && wholeLine(above, line, { section: lines, below: lines[index + 1], widest });
    if (whole) result[result.length - 1] = whole;
    else result.push(line);
  }
  return result;
}

/** The two lines as one, where the lower one goes on with the upper one. */
function wholeLine(above: Line, line: Line, around: Around): Line | undefined {
  if (above.page !== line.page) return undefined;
  if (line.cells.length > 1) return wholeRow(above, line, around.widest);
  const at = cellThatGoesOn(above, line, around);
  if (at === undefined) return undefined;
  return withCells(
    above,
    above.cells.map((cell, index) => (index === at ? joinCells(cell, line.cells[0]!) : cell)),
  );
}

/** Both columns go on, or the facts do and their date stands beside the lower line. */
function wholeRow(above: Line, line: Line, widest: number): Line | undefined {
  if (wrapsOnBothSides(above, line))
    return withCells(
      above,
      above.cells.map((cell, index) => joinCells(cell, line.cells[index]!)),
    );
  const isRegion = line.cells.length === 2 && above.cells.length === 1 && breaksRegion(above, line);
  if (!isRegion && (isCaption(line) || !wrapsTailBeforeDate(above, line, widest))) return undefined;
  return withCells(above, [joinCells(above.cells[0]!, line.cells[0]!), line.cells[1]!]);
}

/**
 * Which of a line's cells goes on in the line below it, which has one cell and stands on the same page: the first rule that holds says so.
 */
function cellThatGoesOn(above: Line, line: Line, around: Around): number | undefined {
  const { below, widest } = around;
  const [first, last] = [0, above.cells.length - 1];
  if (isHyphenated(above, line) || breaksAddress(above, line) || breaksRegion(above, line)) return last;
  if (isCaption(line) || areTwoFacts(above, line, around)) return undefined;
  const standsOut = line.bold || line.italic;
  if (
    (standsOut && above.cells.length === 1 && !hasOwnDate(line) && wrapsFrom(above, line)) ||
    breaksOffBefore(above, line) ||
    breaksSchool(above, line) ||
    breaksBeforeKind(above, line) ||
    breaksBeforeTown(above, line) ||
    breaksBeforeTownBesideDate(above, line) ||
    breaksBeforeTownInBrackets(above, line) ||
    breaksBeforeDate(above, line) ||
    breaksBeforePeriod(above, line) ||
    wrapsBehindPeriod(above, line, around) ||
    wrapsLikeHead(above, line, around) ||
    wrapsLikeDatedHead(above, line, around)
  )
    return first;
  if (
    breaksNameOfSchool(above, line) ||
    breaksBeforeField(above, line) ||
    breaksBeforeGrade(above, line) ||
    wrapsDegree(above, line) ||
    wrapsTail(above, line, widest) ||
    goesOnInItalics(above, line, widest) ||
    goesOnBesideMargin(above, line)
  )
    return last;
  if (breaksJobSentence(above, line)) return first;
  const value = valueAbove(above, line) ?? cellAbove(above, line);
  if (value) return above.cells.indexOf(value);
  const opened = bracketClosedBy(above, line);
  if (opened !== undefined) return opened;
  if (endsPeriod(above, line) || isPeriodOfBullet(above, line) || breaksWithinPeriod(above, line))
    return last;
  if ((standsOut || looksOtherwise(line, below)) && wrapsBesideDate(above, line)) return first;
  if (wrapsInStylesBesideDate(above, line)) return last - 1;
  const names = wrapsTwoNames(above, line, around) ?? wrapsNamedSchool(above, line, around);
  return names && above.cells.indexOf(names);
}

const FEWEST_PAIRS = 2;

/** `Kafe Arunika | Bandung` over `Kasir | Juru Masak`, in the same letters: the section's shorter heads of two lines tell that this one is whole as well. */
function areTwoFacts(above: Line, line: Line, { section }: Around): boolean {
  const isPair = (first: Line, second: Line) =>
    BARRED.test(first.text) &&
    first.cells.length === 1 &&
    second.cells.length === 1 &&
    sameLook(first, second);
  if (!isPair(above, line)) return false;
  const whole = section.filter((first, at) => {
    const second = section[at + 1];
    return second && sameLook(first, above) && isPair(first, second) && !wrapsFrom(first, second);
  });
  return whole.length >= FEWEST_PAIRS;
}

const BARRED = /\S\s+\|\s+\S/u;

/** A line in the colour or the size of a head, and not of what stands below it. */
function looksOtherwise(line: Line, below: Line | undefined): boolean {
  if (!below || below.page !== line.page) return false;
  const [own, other] = [line.cells[0]!, below.cells[0]!];
  return own.colour !== other.colour && own.size > other.size + 0.3;
}
