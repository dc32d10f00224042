import { namesField } from '../classify/heading-styles/style-groups.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { postScore } from '../lexicon/score-text.ts';
import { plain } from '../text/normalise.ts';
import { hasOwnDate } from './own-dates.ts';

const FEWEST = 2;
const LONGEST = 30;
const POST = 2;
/** `Backend: Kotlin, Spring` */
const LABELLED = /^(\p{Lu}[\p{L} &/-]{1,28}):\s+\S/u;

/**
 * The lines of a section that name a part of an entry because their words come again in another one, where the entries have dates of their
 * own: `Main activities` over bullets below other bullets, `Backend: Kotlin` after what was done. They open nothing.
 */
export function partsAgain(lines: readonly Line[]): ReadonlySet<number> {
  const heads = lines.flatMap((line, index) => (!line.bullet && hasOwnDate(line) ? [index] : []));
  if (heads.length < FEWEST) return new Set();
  const again = (indexes: readonly number[], nameOf: (line: Line) => string) =>
    [...Map.groupBy(indexes, (index) => nameOf(lines[index]!)).values()].filter((all) =>
      isInSeveral(all, heads),
    );
  const every = [...lines.keys()];
  const captions = every.filter((index) => isOverBullets(lines, index));
  const known = again(captions, (line) => `${plain(line.text)} ${lookOf(line)}`).filter((all) =>
    all.some((index) => followsBullet(lines, index)),
  );
  // What looks like a caption that comes again is one too.
  const looks = new Set(known.map(([index]) => lookOf(lines[index!]!)));
  for (const head of heads) looks.delete(lookOf(lines[head]!));
  const labels = every.filter((index) => isLabelled(lines, index));
  return new Set([
    ...namesFurtherIn(lines, heads),
    ...captions.filter((index) => looks.has(lookOf(lines[index]!))),
    ...again(labels, (line) => plain(LABELLED.exec(line.text)![1]!)).flat(),
  ]);
}

const FURTHER_IN = 4;

/**
 * `Building the stock system` over bullets, further in than every line that says when, and below bullets at least once: a part of what was
 * done there.
 */
function namesFurtherIn(lines: readonly Line[], heads: readonly number[]): number[] {
  const edgeOf = ({ cells }: Line) => (cells.find(({ text }) => !isMostlyDate(text)) ?? cells[0]!).x;
  const edge = Math.max(...heads.map((index) => edgeOf(lines[index]!))) + FURTHER_IN;
  const names = [...lines.keys()].filter(
    (index) => lines[index]!.x > edge && isOverBullets(lines, index, Infinity),
  );
  return [...Map.groupBy(names, (index) => lookOf(lines[index]!)).values()]
    .filter((all) => all.some((index) => followsBullet(lines, index)))
    .flat();
}

function isInSeveral(all: readonly number[], heads: readonly number[]): boolean {
  const entries = new Set(all.map((index) => heads.findLast((head) => head < index)));
  return entries.size >= FEWEST && !entries.has(undefined);
}

function lookOf({ bold, italic, size, x }: Line): string {
  return `${bold} ${italic} ${Math.round(size * 2)} ${Math.round(x)}`;
}

/** A short line without a date, below something else than a date; a post is none. */
function isOverBullets(lines: readonly Line[], index: number, longest: number = LONGEST): boolean {
  const [above, line, below] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (!above || !below?.bullet || line.bullet || line.cells.length > 1 || line.text.length > longest)
    return false;
  if (hasOwnDate(above) || hasOwnDate(line) || namesField(line.text)) return false;
  return postScore(line.text) < POST;
}

/** The line above is a bullet or what one goes on with. */
function followsBullet(lines: readonly Line[], index: number): boolean {
  const above = lines[index - 1];
  if (!above || above.page !== lines[index]!.page) return false;
  if (above.bullet) return true;
  const bullet = lines.slice(0, index).findLast((line) => line.bullet);
  return bullet !== undefined && above.cells.length === 1 && Math.abs(above.x - bullet.textX) < 2;
}

/** A label before a colon, below what was done or below another such label there. */
function isLabelled(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  const [, label] = LABELLED.exec(line?.text ?? '') ?? [];
  if (!line || !label || line.bullet || line.cells.length > 1 || hasOwnDate(line) || namesField(label))
    return false;
  return followsBullet(lines, index) || isLabelled(lines, index - 1);
}
