import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { withDetailsOnTop } from './details-last.ts';
import { type LineRole } from './line-roles.ts';
import { isCaption } from './captions.ts';
import { hasOwnDate } from './own-dates.ts';
import { pointsBelowFacts } from './points-below-facts.ts';
import { prepareLines } from './prepare/prepare-lines.ts';
import { byRepeatedLooks } from './repeated-looks.ts';
import { rolesOf } from './roles-of-lines.ts';
import { splitHeads } from './split-heads.ts';
import { isUndatedList } from './undated-list.ts';
import { unzipColumns } from './unzip-columns.ts';
import { rememberedFor } from '../text/remembered.ts';

/** One job, school or project: the lines of its head and those of its description. */
export interface Entry {
  head: Line[];
  text: Line[];
}

/** Parts a section into entries; the same section is parted once. */
export const splitEntries: (section: readonly Line[]) => readonly Entry[] = rememberedFor(computeEntries);

function computeEntries(section: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const stretch of unzipColumns(pointsBelowFacts(section))) {
    const [first, ...others] = entriesOf(stretch);
    const last = entries.at(-1);
    if (first && last && first.head.length === 0) last.text.push(...first.text);
    else if (first) entries.push(first);
    entries.push(...others);
  }
  return entries;
}

/** A section's columns as they are parted into entries; none of a table. */
export function preparedColumns(section: readonly Line[]): Line[][] {
  return unzipColumns(pointsBelowFacts(section))
    .map(prepareLines)
    .filter((lines) => !lines.some(isTableRow));
}

function entriesOf(stretch: readonly Line[]): Entry[] {
  const lines = withDetailsOnTop(prepareLines(stretch));
  if (lines.some(isTableRow)) return fromRows(lines);
  if (isUndatedList(lines)) return lines.map((line) => ({ head: [line], text: [] }));
  const blocks = byRepeatedLooks(lines);
  if (blocks)
    return blocks.flatMap(({ head, text }) => {
      const heads = splitHeads(head, undefined);
      return heads.map((part, at) => ({ head: part, text: at === heads.length - 1 ? text : [] }));
    });
  const roles = rolesOf(lines);
  const entries: Entry[] = [];
  let index = 0;
  const take = (role: LineRole, until: LineRole) => {
    const from = index;
    while (index < lines.length && roles[index] !== until) index += 1;
    return lines.slice(from, index).filter((_, at) => roles[from + at] === role);
  };
  while (index < lines.length) {
    const heads = splitHeads(take('head', 'text'), entries[0]?.head);
    const text = take('text', 'head');
    const last = entries.at(-1);
    if (heads.length > 0)
      entries.push(...heads.map((head, at) => ({ head, text: at === heads.length - 1 ? text : [] })));
    else if (last) last.text.push(...text);
    else entries.push({ head: [], text });
  }
  return withoutParts(entries);
}

const FEWEST_DATED = 3;

/** `*Radio tuner*` and what was done for it, within a job of several that have their days and begin in other letters: a part, and no job. */
function withoutParts(entries: Entry[]): Entry[] {
  const opens = entries.filter(({ head }) => head.some(hasOwnDate)).map(({ head }) => head[0]!);
  if (opens.length < FEWEST_DATED || !opens.every((line) => sameLook(line, opens[0]!))) return entries;
  const isPart = ({ head }: Entry) =>
    head.length > 0 &&
    !head.some((line) => hasOwnDate(line) || isNamed(line)) &&
    !sameLook(head[0]!, opens[0]!);
  const whole: Entry[] = [];
  for (const entry of entries) {
    const above = whole.at(-1);
    if (above && isPart(entry)) above.text.push(...entry.head, ...entry.text);
    else whole.push(entry);
  }
  return whole;
}

const isNamed = ({ text }: Line) =>
  Math.abs(postScore(text)) >= 1.5 || schoolScore(text) >= 3 || startsWithLevel(text);

/** Each row of a table or form is an entry; running text below it describes it. */
function fromRows(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const last = entries.at(-1);
    const next = lines[index + 1];
    if (isTableRow(line)) entries.push({ head: [line], text: [] });
    else if (last && !isCaption(line) && !(next && isTableRow(next) && NAME_OF_TABLE.test(line.text)))
      last.text.push(line);
  }
  return entries;
}

/** `2. Pengalaman Jabatan` over another table of one section. */
const NAME_OF_TABLE = /^(?:\d{1,2}|[a-z])[.)]\s+\p{Lu}[^.]*$/u;

/** All facts of an entry's head stand in one of its lines. */
export function isAlone({ head }: Entry): boolean {
  return head.filter((line) => !line.cells.every((cell) => isMostlyDate(cell.text))).length < 2;
}

export function isTableRow(line: Line): boolean {
  return line.cells.some((cell) => cell.role !== undefined);
}
