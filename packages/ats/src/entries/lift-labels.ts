import { isOn } from '../rules.ts';
import { findDates, hasPeriod } from '../dates/find-dates.ts';
import { joinFragments, sameLook, type Fragment } from '../layout/fragment.ts';
import { makeLine, withCells, type Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { isPlace } from '../places/find-place.ts';
import { isCaption } from './captions.ts';

const NEAR = 1.8;

/** Labels that stand right under each other in a margin and tell of one entry. */
interface Stack {
  anchor: number;
  labels: Fragment[];
  dated: boolean;
  page: number;
  bottom: number;
}

/**
 * Facts that stand in a margin with an entry's date (`2019–2021` over the employer over the place, or the employer over the date) go up
 * to the entry's first line, so that the description at their side is read as one text.
 */
export function liftLabels(printed: readonly Line[]): Line[] {
  if (!isOn('lift-labels')) return [...printed];
  const captioned = captionsOverText(printed);
  const lines = captioned.flatMap((line, index) => townApart(line, captioned[index - 1]));
  const stacks: Stack[] = [];
  const stackOf = new Map<number, Stack>();
  for (const [index, line] of lines.entries()) {
    const labels = line.cells.filter((cell) => cell.label);
    if (labels.length === 0 || isFieldOfForm(line)) continue;
    const dated = labels.some((cell) => findDates(cell.text).length > 0);
    const last = stacks.at(-1);
    const near =
      last?.page === line.page
        ? labels[0]!.y - last.bottom <= NEAR * line.size
        : last !== undefined && !last.dated && dated && stackOf.get(index - 1) === last;
    const stack =
      last && near && !opensStack(last, labels[0]!, dated)
        ? last
        : { anchor: anchorOf(lines, index), labels: [], dated: false, page: line.page, bottom: 0 };
    if (stack !== last) stacks.push(stack);
    stack.labels.push(...labels);
    stackOf.set(stack.anchor, stack);
    stack.dated ||= dated;
    stack.page = line.page;
    stack.bottom = Math.max(...labels.map((cell) => cell.bottom));
    stackOf.set(index, stack);
  }
  const widest = widthOf(stacks.flatMap((stack) => stack.labels));
  return lines.flatMap((line, index) => {
    const stack = stackOf.get(index);
    if (!stack || stack.labels.length < 2 || !stack.dated) return [line];
    const rest = line.cells.filter((cell) => !cell.label);
    if (index !== stack.anchor) return rest.length > 0 ? [withCells(line, rest)] : [];
    // Cells keep their place, so one under another would change places with it: the order of the lines counts.
    const [first, ...others] = joinWrapped(
      stack.labels.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x),
      widest,
    );
    if (stack.dated && isDeed(rest, lines[index + 1]))
      return [
        withCells(line, [first!, ...others]),
        { ...makeLine(rest, line.columnLeft, line.columnRight), isStatement: true },
      ];
    return [{ ...line, cells: [first!, ...rest, ...others] }];
  });
}

/** `Kudus   • Melayani pasien` below `Apotek Arunika   2019 – 2023   Apoteker`: the town in the column of employers stands below the employer. */
function townApart(line: Line, above: Line | undefined): Line[] {
  const [town, ...points] = line.cells;
  const [employer, ...facts] = above?.cells ?? [];
  if (!town || !employer || !points[0]?.bullet || town.bullet > 0 || Math.abs(employer.x - town.x) > 2)
    return [line];
  if (!facts.some(({ text }) => hasPeriod(text)) || !isPlace(town.text) || isPlace(employer.text))
    return [line];
  return [withCells(line, [{ ...town, label: false }]), withCells(line, points)];
}

/** `Tugas   Menguji bukti transaksi` in a margin of periods: the caption names no employer, it stands over what was done. */
function captionsOverText(lines: readonly Line[]): readonly Line[] {
  const labels = lines.flatMap(({ cells }) => cells.filter(({ label }) => label));
  const captions = new Set(labels.filter(isCaption));
  if (captions.size === 0 || !labels.every((each) => captions.has(each) || isMostlyDate(each.text)))
    return lines;
  return lines.flatMap((line) => {
    const [label, ...rest] = line.cells;
    if (!label || rest.length === 0 || !captions.has(label)) return [line];
    return [withCells(line, [{ ...label, label: false }]), { ...withCells(line, rest), isStatement: true }];
  });
}

/** `Jurusan   : Teknik Sipil`, or what stands behind its colon alone: a form's field, whatever the margin is. */
function isFieldOfForm({ cells }: Line): boolean {
  return cells.some(({ text }) => text.startsWith(':'));
}

/** The margin may begin a line lower than the entry: beside its text, right below a title that looks different and has nothing beside it. */
function anchorOf(lines: readonly Line[], index: number): number {
  const [above, line] = [lines[index - 1], lines[index]!];
  const [text, ...others] = line.cells.filter((cell) => !cell.label);
  const [title, ...more] = above?.cells ?? [];
  if (!above || !text || !title || others.length > 0 || more.length > 0 || title.label) return index;
  const isTitle =
    above.page === line.page &&
    !above.bullet &&
    title.bold &&
    !text.bold &&
    text.bullet === 0 &&
    Math.abs(title.x - text.x) < 2 &&
    text.y - title.bottom < 0.5 * text.size;
  return isTitle ? index - 1 : index;
}

const FEWEST_OF_TEXT = 6;

/** `Collaborate with the team to develop applications, handling both` over `backend and …`, or a short sentence: what was done begins beside the date. */
function isDeed(rest: readonly Fragment[], below: Line | undefined): boolean {
  const [text, ...others] = rest;
  if (!text || others.length > 0 || text.bold || text.bullet > 0) return false;
  const next = below?.cells.find((cell) => !cell.label && Math.abs(cell.x - text.x) < 1.5);
  return (
    next !== undefined &&
    sameLook(text, next) &&
    /^\p{Ll}/u.test(next.text) &&
    /^\p{Lu}\p{L}+ \p{Ll}/u.test(text.text) &&
    text.text.split(' ').length >= FEWEST_OF_TEXT
  );
}

/** A second date begins another entry, and so does, after the date, what looks like the undated label that the entry began with. */
function opensStack(stack: Stack, label: Fragment, dated: boolean): boolean {
  if (!stack.dated) return false;
  const first = stack.labels[0]!;
  return dated || (findDates(first.text).length === 0 && looksLike(first, label));
}

function looksLike(a: Fragment, b: Fragment): boolean {
  return a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.4;
}

function widthOf(labels: readonly Fragment[]): number {
  return Math.max(...labels.map((each) => each.right)) - Math.min(...labels.map((each) => each.x));
}

/** A name that the margin's width broke. */
function joinWrapped(labels: readonly Fragment[], width: number): Fragment[] {
  const result: Fragment[] = [];
  for (const label of labels) {
    const above = result.at(-1);
    const full = above && above.right - above.x + label.items[0]!.width + 0.2 * label.size > width;
    // `Universitas Komputer` over `Indonesia`: alone the country names no place of work.
    const facts = [above, label].some(
      (each) =>
        each && (findDates(each.text).length > 0 || (isPlace(each.text) && each.text !== 'Indonesia')),
    );
    if (above && full && !facts && looksLike(above, label))
      result[result.length - 1] = joinFragments(above, label);
    else result.push(label);
  }
  return result;
}
