import { joinFragments } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { isLevelAlone, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { hasOwnDate } from './own-dates.ts';

const SAME_EDGE = 2;

function isLabelled({ cells: [label, ...values] }: Line): boolean {
  return (
    label !== undefined && values.some((cell) => /^\s*:/.test(cell.text)) && /\p{L}{2}/u.test(label.text)
  );
}

/** `SMP   SMPN 2 Lebak`: a level of school beside the school. */
function isOfLevel({ cells: [level, school, ...others] }: Line): boolean {
  return (
    school !== undefined && others.length === 0 && isLevelAlone(level!.text) && !isLevelAlone(school.text)
  );
}

/** From this share on the words before the colons are posts or levels, and not the names of a form's fields. */
const MOSTLY = 0.6;

/** `Staf Gudang   :   CV Sumber Rejeki`, `SMA   :   SMA Negeri 3 Garut`: rows of which each is an entry, in a list that says of none when. */
export function areLabelledEntries(lines: readonly Line[]): boolean {
  if (lines.length < 2 || lines.some(hasOwnDate)) return false;
  if (!lines.every(isLabelled) && !lines.every(isOfLevel)) return false;
  const labels = lines.map(({ cells }) => cells[0]!.text);
  const facts = labels.filter((label) => postScore(label) >= 1 || startsWithLevel(label));
  return facts.length > 1 && facts.length >= MOSTLY * labels.length && new Set(facts).size === facts.length;
}

/** `Perguruan Tinggi   :   Politeknik Negeri` over `Ambon`: a value that the width of its cell broke, nearer than the rows stand to each other. */
export function withWholeValues(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const value = above?.cells.at(-1);
    const [rest, ...others] = line.cells;
    const goesOn =
      above !== undefined &&
      value !== undefined &&
      rest !== undefined &&
      isLabelled(above) &&
      others.length === 0 &&
      !line.bullet &&
      above.page === line.page &&
      line.gap < 0.3 * line.size &&
      Math.abs(rest.x - value.x) < SAME_EDGE &&
      Math.abs(rest.size - value.size) < 0.4 &&
      rest.bold === value.bold;
    if (!goesOn) {
      result.push(line);
      continue;
    }
    const cells = [...above.cells.slice(0, -1), joinFragments(value, rest)];
    result[result.length - 1] = withCells(above, cells);
  }
  return result;
}
