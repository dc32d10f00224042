import { isOn } from '../rules.ts';
import { cutFragment } from '../layout/cut-fragment.ts';
import type { Fragment } from '../layout/fragment.ts';
import { makeLine, withCells, type Line } from '../layout/line.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { isLevel, languageAtStart } from '../lexicon/language-words.ts';
import type { Section } from './section.ts';
import { isCapitals } from '../text/normalise.ts';
import { joinPieces } from '../text/piece.ts';
import { headingWeights } from './heading-words.ts';
import { headingWordsOf, readHeading, type HeadingReading } from './read-heading.ts';
import { OF_PERSON, type SectionType } from './section-type.ts';

/** Sections that often end in rows which are small sections of their own. */
const MIXED = new Set<SectionType>([
  'header',
  'other',
  'personal',
  'contact',
  'skills',
  'summary',
  'certifications',
  'languages',
]);
const NAMED = new Set<SectionType>(['skills', 'languages', 'certifications', 'interests', 'awards']);
const MIN_SCORE = 3;
const TONGUE: Pick<HeadingReading, 'type' | 'score'> = { type: 'languages', score: 8 };
const COMPUTERS: Pick<HeadingReading, 'type' | 'score'> = { type: 'skills', score: 8 };
/** `Digital skills` beside `Minitab, SAP, AutoCAD`, without a colon either. */
const PLAIN = 5;
const LIST = /^[^.;]+,[^.;]+,[^.;]+$/;
/** `Mother tongue(s)` beside its value, with no colon. */
const TONGUES =
  /^(?:(?:mother|native|first|other|second|foreign|human|natural|spoken) (?:tongue|language)(?:s|\(s\))?|bahasa (?:ibu|asing|daerah|lain(?:nya)?))$/i;
/** `Bahasa:`, and with its year `Sertifikasi (2024):` */
const INLINE = /^([\p{L}][\p{L} &/,-]{2,38}?)(?:\s*\((?:19|20)\d\d\))?\s*:\s*/u;

/**
 * Rows whose label is a section's name go to that section: `Bahasa: Indonesia, Inggris` and `Sertifikat: …` under "Informasi Tambahan",
 * `Tools: Git, Docker` in a rail below the name.
 */
export function splitLabelledRows(all: readonly Section[]): Section[] {
  let sections = all;
  if (!isOn('labelled-rows')) return [...all];
  if (!sections.some(({ type }) => type === 'education')) sections = sections.flatMap(withLastSchool);
  return sections
    .flatMap(partedAtLetter)
    .flatMap(partedAtBoldLabel)
    .flatMap((section) => listBelowSchools(section, sections))
    .flatMap((section) => (MIXED.has(section.type) || isOfLabels(section) ? parted(section) : [section]));
}

const LETTER = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s+/;

/** `E. LANGUAGE: English (fair)` in a form whose headings have letters: a section in one line. */
function partedAtLetter(section: Section): Section[] {
  if (!section.heading || !LETTER.test(section.heading.text)) return [section];
  const at = section.lines.findIndex((line) => lettered(line) !== undefined);
  if (at === -1) return [section];
  const line = section.lines[at]!;
  const { type, from } = lettered(line)!;
  const [first, ...others] = line.cells;
  const value = makeLine([cutFragment(first!, from), ...others], line.columnLeft, line.columnRight);
  const below = { ...section, type, heading: line, lines: [value, ...section.lines.slice(at + 1)] };
  return [{ ...section, lines: section.lines.slice(0, at) }, ...partedAtLetter(below)];
}

/** `**Keahlian:** Excel, SPSS` where the headings end in a colon, too: a section in one line. */
function partedAtBoldLabel(section: Section): Section[] {
  const { heading } = section;
  if (!heading?.bold || !/:\s*$/.test(heading.text)) return [section];
  const at = section.lines.findIndex((line) => boldLabel(line) !== undefined);
  if (at === -1) return [section];
  const line = section.lines[at]!;
  const { type, from } = boldLabel(line)!;
  const [first, ...others] = line.cells;
  const value = makeLine([cutFragment(first!, from), ...others], line.columnLeft, line.columnRight);
  const below = { ...section, type, heading: undefined, lines: [value, ...section.lines.slice(at + 1)] };
  return [{ ...section, lines: section.lines.slice(0, at) }, below];
}

function boldLabel({ bullet, cells: [first] }: Line): { type: SectionType; from: number } | undefined {
  const label = first && !bullet && !first.role ? INLINE.exec(first.text) : null;
  const reading = label && readHeading(label[1]!);
  if (!label || !reading || reading.score < PLAIN || !NAMED.has(reading.type)) return undefined;
  const count = label[0].trim().split(/\s+/).length;
  const isSetOff = first!.items.every(({ bold }, index) => bold === index < count);
  return isSetOff && label[0].length < first!.text.length
    ? { type: reading.type, from: label[0].length }
    : undefined;
}

function lettered({ cells: [first] }: Line): { type: SectionType; from: number } | undefined {
  const letter = first && !first.role ? LETTER.exec(first.text) : undefined;
  const label = letter && INLINE.exec(first!.text.slice(letter[0].length));
  const reading = label && readHeading(label[1]!);
  if (!reading || reading.score < PLAIN || !NAMED.has(reading.type)) return undefined;
  return { type: reading.type, from: letter[0].length + label[0].length };
}

/** `**Skills:** Excel, SPSS, Canva` below the schools, in a paper that has no other skills. */
function listBelowSchools(section: Section, all: readonly Section[]): Section[] {
  const { type, lines, flow } = section;
  if (type !== 'education') return [section];
  const labels = lines.map((line, index) => (index > 0 ? boldList(line) : undefined));
  const at = labels.findLastIndex((label) => label && !all.some((other) => other.type === label.type));
  const label = labels[at];
  if (!label || labels.filter((other) => other?.type === label.type).length > 1) return [section];
  const below = lines.slice(at + 1);
  const end = below.findIndex((line, index) => !goesOn(lines[at + index]!, line, label.value.x));
  const to = end === -1 ? lines.length : at + 1 + end;
  return listBelowSchools({ ...section, lines: [...lines.slice(0, at), ...lines.slice(to)] }, all).concat({
    type: label.type,
    lines: [label.value, ...lines.slice(at + 1, to)],
    flow,
  });
}

/** At least three items, `React.js` among them, and no sentence. */
const RUN = /^(?!.*[.;]\s)[^,]+,[^,]+,.+$/;
const OF_LISTS = new Set<SectionType>(['skills', 'languages']);

function boldList(line: Line): { type: SectionType; value: Line } | undefined {
  const [label, list, ...others] = line.cells;
  if (!label || label.bullet > 0 || label.role || others.length > 0) return undefined;
  const isName = list && !list.bold && label.bold && /:\s*$/.test(label.text);
  const reading = isName ? readHeading(label.text.replace(/\s*:\s*$/, '')) : undefined;
  const beside = reading && reading.score >= PLAIN ? { type: reading.type, value: list! } : undefined;
  const inline = list ? undefined : boldLabel(line);
  const run = inline ? { type: inline.type, value: cutFragment(label, inline.from) } : beside;
  if (!run || !OF_LISTS.has(run.type) || !RUN.test(run.value.text)) return undefined;
  const value = makeLine([run.value], line.columnLeft, line.columnRight);
  return { type: run.type, value: { ...value, gap: line.gap } };
}

const LAST_SCHOOL = /^(?:pendidikan(?: terakhir| formal)?|last education|highest education|education)$/i;
/** `Pendidikan terakhir : SMA NU Kudus, IPS, lulus 2003` among personal data, where nothing else tells of schools. */
function withLastSchool(section: Section): Section[] {
  if (!OF_PERSON.has(section.type)) return [section];
  const schools: Line[] = [];
  const lines = section.lines.filter((line) => {
    const value = lastSchool(line);
    if (value) schools.push(value);
    return !value;
  });
  if (schools.length === 0) return [section];
  return [
    { ...section, lines },
    { type: 'education', lines: schools, flow: section.flow },
  ];
}

function lastSchool(line: Line): Line | undefined {
  const [first, second, ...others] = line.cells;
  const inline = /^([^:]{4,30}?)\s*:\s+(?=\S)/.exec(first?.text ?? '');
  const label = inline?.[1] ?? (second && isLabelOf(first!.text, second.text) ? first!.text : '');
  if (!first || !LAST_SCHOOL.test(label.trim())) return undefined;
  const value = inline
    ? cutFragment(first, inline[0].length)
    : cutFragment(second!, /^\s*:?\s*/.exec(second!.text)![0].length);
  if (schoolScore(value.text) < 3 && !startsWithLevel(value.text)) return undefined;
  return withCells(line, [{ ...value, label: false }, ...(inline && second ? [second] : []), ...others]);
}

/** Before a colon, or in a table's cell of its own. */
function isLabelOf(text: string, value: string): boolean {
  return /^\s*:/.test(value) || /\s(?:terakhir|formal)$|^(?:last|highest)\s/i.test(text.trim());
}

/** `Further qualifications` over `Languages   German, English`, `Certificates   …`: nearly every row is a section of its own. */
function isOfLabels({ type, lines }: Section): boolean {
  if (type !== 'education') return false;
  const labels = lines.map(({ cells }) => (cells.length === 2 ? readHeading(cells[0]!.text) : undefined));
  const types = labels.filter((label) => label && NAMED.has(label.type)).map((label) => label!.type);
  return new Set(types).size > 1 && types.length >= 0.5 * lines.length;
}

function namesSchool({ lines }: Section): boolean {
  return lines.some(({ cells }) => cells.some(({ text }) => schoolScore(text) >= 3));
}

function parted(section: Section): Section[] {
  const amongLabels = isOfLabels(section);
  const type =
    amongLabels && !namesSchool(section) ? 'other' : namesSkills(section) ? 'skills' : section.type;
  const own: Section = { ...section, lines: [], type };
  const result: Section[] = [own];
  let open: { section: Section; valueX: number; last: Line } | undefined;
  for (const line of section.lines) {
    const ofGrid = rowOfGrid(line);
    if (ofGrid) {
      result.push({ type: ofGrid.type, lines: [ofGrid.value], flow: section.flow });
      open = undefined;
      continue;
    }
    const row = labelledRow(line, amongLabels);
    if (row && row.type !== type) {
      open = {
        section: { type: row.type, lines: [row.value], flow: section.flow },
        valueX: row.value.x,
        last: line,
      };
      result.push(open.section);
      if (row.rest) own.lines.push(row.rest);
      continue;
    }
    if (row && (type === 'certifications' || type === 'languages')) {
      own.lines.push(row.value);
      open = undefined;
      continue;
    }
    if (!row && open && goesOn(open.last, line, open.valueX)) {
      open.section.lines.push(line);
      open.last = line;
      continue;
    }
    open = undefined;
    own.lines.push(line);
  }
  return result;
}

/** `Skills, Languages, Interests` over `Languages: …` and groups of skills: its rows say which of them are languages. */
function namesSkills({ type, heading, lines }: Section): boolean {
  if (type !== 'languages' || !heading || !/[,&/]|\b(?:and|dan)\b/i.test(heading.text)) return false;
  const named = headingWordsOf(heading.text).some((word) =>
    headingWeights(word)?.some(([about, weight]) => about === 'skills' && weight >= PLAIN),
  );
  return named && lines.filter((line) => INLINE.test(bare(line))).length >= 0.5 * lines.length;
}

function bare({ cells: [first] }: Line): string {
  return first!.text.slice(first!.bullet);
}

function labelledRow(
  line: Line,
  amongLabels: boolean,
): { type: SectionType; value: Line; rest?: Line } | undefined {
  const [first, ...rest] = line.cells;
  if (!first || first.role) return undefined;
  const permits = drivingPermits(line);
  if (permits) return { type: 'certifications', value: permits };
  const text = first.text.slice(first.bullet);
  const alone = /^(.{2,40}?)\s*:\s*$/.exec(text);
  const inline = INLINE.exec(text);
  const inMargin = first.label === true && rest.length > 0 && !/\d/.test(text);
  const besideColon = rest[0] !== undefined && /^\s*:/.test(rest[0].text);
  const isTongue = rest.length > 0 && TONGUES.test(text.trim().replace(/\s*:$/, ''));
  const isListed =
    rest.length === 1 &&
    (amongLabels ||
      (LIST.test(rest[0]!.text) && (readHeading(text)?.score ?? 0) >= PLAIN) ||
      namesLanguages(text, rest[0]!.text));
  const beside = alone ? alone[1] : besideColon || inMargin || isTongue || isListed ? text : undefined;
  const label = beside ?? inline?.[1];
  const reading = isTongue
    ? TONGUE
    : amongLabels && label === 'IT'
      ? COMPUTERS
      : label === undefined
        ? undefined
        : readHeading(label);
  if (!reading || reading.score < MIN_SCORE) return undefined;
  const isStatement = reading.type === 'summary' && inline !== null && isRunIn(first, inline[0].length);
  if (!NAMED.has(reading.type) && !isStatement) return undefined;
  const cells =
    beside === undefined
      ? [cutFragment(first, first.bullet + inline![0].length), ...rest]
      : rest.map((cell) => {
          const colon = /^\s*:\s*/.exec(cell.text);
          return { ...(colon ? cutFragment(cell, colon[0].length) : cell), label: false };
        });
  const { apart, near } = partFar(cells);
  const worded = near.filter((cell) => /[\p{L}\p{N}]/u.test(cell.text));
  if (worded.length === 0) return undefined;
  // `Bahasa: Native` names a language itself.
  if (reading.type === 'languages' && worded.every(({ text: value }) => isLevel(value))) return undefined;
  const beyond = apart.length > 0 ? makeLine(apart, line.columnLeft, line.columnRight) : undefined;
  const value = makeLine(worded, line.columnLeft, line.columnRight);
  // `Languages: SQL, Python` is about programming.
  const spoken = worded.some((cell) => languageAtStart(cell.text.slice(cell.bullet)));
  const type = reading.type === 'languages' && !spoken ? 'skills' : reading.type;
  return { type, value: { ...value, gap: line.gap }, rest: beyond };
}

/** `SIM : A, B2 Umum` among rows of skills: the classes say nothing without the word. */
function drivingPermits(line: Line): Line | undefined {
  const { text } = line;
  const match = /^(\P{L}*)SIM(?:\s*:\s*|\t)(?=[A-D]\d?(?!\p{L}))/u.exec(text);
  if (!match || line.cells.length > 2) return undefined;
  const [label, value] = line.cells;
  const cells = value ? [label!, cutFragment(value, /^\s*:?\s*/.exec(value.text)![0].length)] : [label!];
  const joined = joinPieces(
    cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s*:\s*/, ' ').trim() })),
  );
  const { bold, italic, colour } = cells.at(-1)!;
  // A label in bold and its value are one name.
  const items = joined.items.map((item) => ({ ...item, bold, italic, colour }));
  const permits = { ...label!, text: joined.text, items, right: line.right, label: false };
  return withCells(line, [permits]);
}

const LEVEL = /^(?:[ABC][12]\+?|proficient user|independent user|basic user)$/i;
const OF_GRID =
  /^(?:(?:other|foreign) languages?|understanding|speaking|writing|listening|reading|spoken (?:interaction|production))$/i;
const ABOUT_GRID =
  /^(?:\(\*\) )?(?:levels: (?:basic user: )?A1\b|common european framework of reference(?: for languages)?)/i;

/** `English   C2   C2   C1   C1   C1` below the names of five skills, and what explains the levels. */
function rowOfGrid(line: Line): { type: SectionType; value: Line } | undefined {
  const [first, ...levels] = line.cells;
  if (!first) return undefined;
  const heads = line.cells.filter((cell) => OF_GRID.test(cell.text));
  if ((heads.length > 1 && heads.length === line.cells.length) || ABOUT_GRID.test(line.text))
    return { type: 'other', value: line };
  if (levels.length < 2 || !levels.every((cell) => LEVEL.test(cell.text)) || !languageAtStart(first.text))
    return undefined;
  const rated = levels.map((cell): Fragment => ({ ...cell, label: false, role: 'level' }));
  return { type: 'languages', value: withCells(line, [{ ...first, label: false }, ...rated]) };
}

const FEWEST_WORDS = 5;

/** `OBJECTIVE: To work as …`: a heading that its text follows in the same line, in another style. */
function isRunIn({ text, items }: Fragment, length: number): boolean {
  const label = text.slice(0, length);
  const apart = items[0]!.bold !== items.at(-1)!.bold || isCapitals(label.replace(/[^\p{L}]+/gu, ''));
  return apart && text.slice(length).split(' ').length >= FEWEST_WORDS;
}

/** `Languages` in bold beside `Korean, English`, among rows of other skills. */
function namesLanguages(label: string, value: string): boolean {
  const items = value.split(/\s*[,;|•·]\s*/);
  return (
    readHeading(label)?.type === 'languages' && items.every((item) => languageAtStart(item) !== undefined)
  );
}

const FAR = 4;

/** What stands far to the right of a value is about something else. */
function partFar(cells: readonly Fragment[]): { near: Fragment[]; apart: Fragment[] } {
  const at = cells.findIndex(
    (cell, index) => index > 0 && cell.x - cells[index - 1]!.right > FAR * cell.size,
  );
  return at === -1 ? { near: [...cells], apart: [] } : { near: cells.slice(0, at), apart: cells.slice(at) };
}

/** The rest of a value that the line's end cut. */
function goesOn(above: Line, line: Line, valueX: number): boolean {
  if (line.page !== above.page || line.cells.length > 1) return false;
  if (line.bullet) return above.cells.at(-1)!.bullet > 0 && Math.abs(line.x - valueX) < 3;
  if (INLINE.test(line.text) || line.gap > 0.6 * line.size || Math.abs(line.size - above.size) > 0.4)
    return false;
  const edges = [valueX, above.x, ...(above.bullet ? [above.textX] : [])];
  return edges.some((edge) => Math.abs(line.x - edge) < 3);
}
