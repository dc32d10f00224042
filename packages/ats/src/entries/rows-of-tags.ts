import type { Line } from '../layout/line.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import type { LineRole, TextStyle } from './line-roles.ts';
import { hasOwnDate } from './own-dates.ts';
import { wordCount } from './sentences.ts';

const SMALLER = 0.8;

/** `Meta Ads   Canva` in small letters below what was done, before the next entry: what was used there. */
export function isRowOfTags(
  line: Line,
  roleAbove: LineRole | undefined,
  next: Line | undefined,
  text: TextStyle | undefined,
): boolean {
  if (!text || roleAbove !== 'text' || line.bullet || line.cells.length < 2) return false;
  if (line.cells.some((cell) => cell.label) || hasOwnDate(line)) return false;
  if (areCloseTags(line, text) && (!next || (next.bold && !next.bullet && hasOwnDate(next)))) return true;
  if (line.size > text.size - SMALLER) return false;
  // A second row of them may follow.
  const areAllBelow = next !== undefined && Math.abs(next.size - line.size) < 0.1 && areTags(next);
  if (next && !areAllBelow && (next.size < line.size + SMALLER || next.bullet)) return false;
  return areTags(line);
}

const CLOSE = 2.6;
const MOST_OF_TAG = 2;

/** `R   ImageJ` in plain letters of the text's size, one right behind the other: an employer's town would stand further off. */
function areCloseTags(line: Line, text: TextStyle): boolean {
  const gaps = line.cells.slice(1).map((cell, index) => cell.x - line.cells[index]!.right);
  return (
    !line.bold &&
    !line.italic &&
    line.size <= text.size + 0.1 &&
    areTags(line) &&
    line.cells.every((cell) => wordCount(cell.text) <= MOST_OF_TAG) &&
    Math.max(...gaps) < CLOSE * line.size &&
    Math.max(...gaps) - Math.min(...gaps) < 1
  );
}

function areTags(line: Line): boolean {
  return (
    !line.bullet &&
    line.cells.length > 1 &&
    !hasOwnDate(line) &&
    line.cells.every(({ text, label }) => label !== true && wordCount(text) <= 4 && !isPlace(text)) &&
    line.cells.filter(({ text }) => Math.abs(postScore(text)) > 2).length <= line.cells.length / MANY_TAGS
  );
}

/** Of so many tags one may read like a post or an employer: `Sysadmin`. */
const MANY_TAGS = 4;
