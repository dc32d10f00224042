import { isReached, partsOf } from '../classify/contact-lines.ts';
import { findDates } from '../dates/find-dates.ts';
import { withCells, type Line } from '../layout/line.ts';
import { groupPrefix } from '../lists/split-items.ts';
import { NESTED } from './prepare/timeline-dots.ts';
import { looksLike } from './split-heads.ts';
import { splitEntries } from './split-entries.ts';

/** The lines with which the entries of a section begin, counted from 0; none where that is unknown. */
export function entryStarts(lines: readonly Line[]): number[] {
  const [top] = lines;
  if (!top) return [];
  const opened = lines.flatMap((line, index) => (line.opensEntry ? [index] : []));
  if (opened.length > 1) return opened;
  if (areNamedLines(lines)) return lines.map((_, index) => index);
  const rows = namedRows(lines) ?? labelledRows(lines);
  if (rows) return rows;
  if (top.bullet) return lines.flatMap((line, index) => (isPointLike(line, top) ? [index] : []));
  const starts = splitEntries(lines).map(({ head, text }) => {
    const [first] = [...head, ...text];
    return lines.findIndex(({ cells }) =>
      cells.some(({ items }) => first?.cells.some((cell) => cell.items.some((item) => items.includes(item)))),
    );
  });
  const alike = boldStarts(lines);
  // One that says nothing of when opens no entry but by its looks.
  const holdsMore = alike.length > starts.length && starts.every((start) => alike.includes(start));
  if (alike.length > 1 && (starts.length < 2 || holdsMore)) return alike;
  const inOrder = starts.every((start, index) => start > (starts[index - 1] ?? -1));
  if (starts[0] !== 0 || !inOrder) return [];
  return starts.flatMap((start, index) => {
    const line = lines[start]!;
    // A referee's number in a line of its own begins no other.
    if (start > 0 && partsOf(line).every(isReached)) return [];
    if (looksLike(line, top) || !groupPrefix(line.text)) return [start];
    // `Keywords: …` ends the entry above; the next one may begin below it.
    const end = starts[index + 1] ?? lines.length;
    return lines
      .flatMap((each, at) => (at > start && at < end && looksLike(each, top) ? [at] : []))
      .slice(0, 1);
  });
}

const NAMED_LINE = /^(\P{P}\S*(?: \S+){0,3})\s+(?:[-–—]|\(([^()]*\d{4})\)\s*[:–—-])\s+(\S.{9,})$/u;

export interface NamedLine {
  name: string;
  /** `2022`, as it stood in brackets. */
  when: string;
  about: string;
}

/** `peta-banjir – Peta genangan dari laporan warga`, `peta-banjir (2022): …`: the name at the beginning of a line and what it is, for a line of a list. */
export function namedLine({ text, bullet }: Pick<Line, 'text' | 'bullet'>): NamedLine | undefined {
  const [, name, when = '', about] = (!bullet && NAMED_LINE.exec(text.replaceAll('\t', ' '))) || [];
  if (name === undefined || about === undefined || / [-–—] /.test(about)) return undefined;
  return findDates(`${name} ${about}`).length > 0 ? undefined : { name, when, about };
}

/** Several such lines and nothing else, without a day behind the name. */
export function areNamedLines(lines: readonly Line[]): boolean {
  return lines.length > 1 && lines.every((line) => namedLine(line));
}

/** A point of the outer list: with the sign of the first one, and not further in. */
function isPointLike(line: Line, top: Line): boolean {
  const signOf = ({ cells: [cell] }: Line) => cell!.text.slice(0, cell!.bullet).trim();
  return line.bullet && line.x < top.x + NESTED && signOf(line) === signOf(top);
}

/** `Dra. Siti Aminah   Kepala Sekolah` over `0812-…` below the right cell, and so again: a row of a table opens each, with nothing of when. */
function namedRows(printed: readonly Line[]): number[] | undefined {
  // A form has a column of colons between the two.
  const lines = printed.map((line) =>
    line.cells.length > 2
      ? withCells(
          line,
          line.cells.filter(({ text }) => text.trim() !== ':'),
        )
      : line,
  );
  const starts = lines.flatMap(({ cells }, at) => (cells.length === 2 ? [at] : []));
  const [top] = lines;
  const [name, facts] = top?.cells ?? [];
  if (!name || !facts || starts[0] !== 0 || starts.length < 2 || starts.length === lines.length)
    return undefined;
  const isInTable = ({ cells: [left, right] }: Line) =>
    Math.abs(left!.x - (right ? name.x : facts.x)) < SAME_EDGE &&
    (!right || Math.abs(right.x - facts.x) < SAME_EDGE);
  const isDated = lines.some(({ text }) => findDates(text).length > 0);
  return !isDated && lines.every(isInTable) ? starts : undefined;
}

/** `Nama : Siti` over `Jabatan : Dosen`, and so again: the label of the first line opens each. */
function labelledRows(lines: readonly Line[]): number[] | undefined {
  const labels = lines.map(({ text }) => /^(\p{L}[\p{L} /.-]{1,30}?)\s*:/u.exec(text)?.[1]);
  if (labels.includes(undefined)) return undefined;
  const starts = labels.flatMap((label, at) => (label === labels[0] ? [at] : []));
  const isApart = starts.every((start, at) => (starts[at + 1] ?? lines.length) - start > 1);
  return starts.length > 1 && isApart ? starts : undefined;
}

const SAME_EDGE = 3;

/** Names in bold, each over lines that are not: referees and undated projects. */
function boldStarts([top, next, ...others]: readonly Line[]): number[] {
  if (!top?.bold || !next || next.bold) return [];
  const starts = [0, ...others.flatMap((line, at) => (line.bold && looksLike(line, top) ? [at + 2] : []))];
  return starts.every((start, at) => at === 0 || start > starts[at - 1]! + 1) ? starts : [];
}
