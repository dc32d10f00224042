import { hasPeriod } from '../dates/find-dates.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import type { Line } from '../layout/line.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';
import { typeByContent } from './type-by-content.ts';

const FEWEST_BLOCKS = 4;
/** In font sizes: the white between two blocks. */
const APART = 1.2;

interface Block {
  type: SectionType;
  lines: Line[];
}

/**
 * A paper that calls none of its parts anything, as where pictures stand in the place of headings: what white parts is known by what stands in it.
 * Dated entries that come after others than jobs are clubs, those with single days and nothing told are certificates or prizes.
 */
export function blocksWithoutHeading(section: Section, _: number, all: readonly Section[]): Section[] {
  const { type, lines, flow } = section;
  if (type !== 'header' || all.some(({ heading }) => heading)) return [section];
  const printed = blocksOf(lines);
  const from = printed.findIndex((block) => block.some((line) => hasOwnDate(line) && hasPeriod(line.text)));
  if (from < 1 || printed.length < FEWEST_BLOCKS) return [section];
  const blocks: Block[] = [];
  const known = new Set<SectionType>();
  for (const own of printed.slice(from)) {
    const last = blocks.at(-1);
    const found = typeOf(own, known, last?.type);
    if (last && (found === undefined || found === last.type)) last.lines.push(...own);
    else if (found === undefined) return [section];
    else {
      blocks.push({ type: found, lines: [...own] });
      known.add(found);
    }
  }
  const isCv = known.has('work') && (known.has('education') || known.has('skills'));
  if (!isCv || blocks.length < FEWEST_TYPES) return [section];
  const about = printed.slice(0, from).flat();
  return [{ ...section, lines: about }, ...blocks.map((block): Section => ({ ...block, flow }))];
}

const FEWEST_TYPES = 3;

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (blocks.length === 0 || line.gap > APART * line.size) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  }
  return blocks;
}

const PRIZE =
  /(?<!\p{L})(?:awards?|winner|medals?|prizes?|juara|pemenang|medali|penghargaan|terbaik)(?!\p{L})/iu;

function typeOf(
  lines: readonly Line[],
  known: ReadonlySet<SectionType>,
  above: SectionType | undefined,
): SectionType | undefined {
  const dated = lines.filter(hasOwnDate);
  if (dated.length === 0) return typeByContent(lines, known);
  const areSchools = lines.some(({ cells }) =>
    cells.some(({ text }) => startsWithLevel(text) || schoolScore(text) >= 3),
  );
  if (
    known.has('work') &&
    (known.has('education') || !areSchools) &&
    !dated.some(({ text }) => hasPeriod(text))
  ) {
    if (lines.some(({ bullet }) => bullet)) return undefined;
    return lines.some(({ text }) => PRIZE.test(text)) ? 'awards' : 'certifications';
  }
  const found = typeByContent(lines);
  if (found === 'work' && known.has('work') && above !== 'work') return 'organisation';
  return known.has('work') && above !== 'work' && !areSchools ? 'organisation' : found;
}
