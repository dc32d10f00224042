import { parse } from 'csv-parse/sync';
import { separatorOf } from '~/services/csv.ts';

/** One row of a file as it stands there, with the number that a person finds it by. */
export interface FileRow {
  /** In CSV the line that it ends on, the heading being the first; in JSON the place in the list, from 1 on. */
  row: number;
  value: unknown;
}

type Read = (cell: string) => unknown;

const listOf: Read = (cell) => partsOf(cell, ',');
const answers = new Map(Object.entries({ true: true, false: false, ya: true, tidak: false }));
const yesNo: Read = (cell) => answers.get(cell.toLowerCase()) ?? cell;
const number: Read = (cell) => (/^\d+$/.test(cell) ? Number(cell) : cell);
const entriesOf =
  (...names: string[]): Read =>
  (cell) =>
    partsOf(cell, ';').map((entry) => {
      const parts = entry.split('|').map((part) => part.trim());
      return Object.fromEntries(names.map((name, at) => [name, parts[at] ?? '']));
    });

/** How the columns that are more than text are read; docs/mentors.md describes them. */
const readers = new Map<string, Read>(
  Object.entries({
    price: number,
    super: yesNo,
    active: yesNo,
    bookable: yesNo,
    serviceLine: listOf,
    industry: listOf,
    skills: listOf,
    experiences: entriesOf('title', 'organization', 'duration'),
    education: entriesOf('institution', 'programme', 'duration'),
  }),
);

/**
 * Reads a CSV with a heading, or a JSON list.
 * @throws Error when the text as a whole is neither
 */
export function readMentorFile(name: string, text: string): FileRow[] {
  return name.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text);
}

function readJson(text: string): FileRow[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('the file is not a list of mentors');
  return list.map((value: unknown, index) => ({ row: index + 1, value }));
}

function readCsv(text: string): FileRow[] {
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    columns: true,
    bom: true,
    delimiter: separatorOf(text),
    trim: true,
    skip_empty_lines: true,
    info: true,
  });
  return rows.map(({ record, info }) => {
    // An empty cell says nothing, so what is usual holds.
    const cells = Object.entries(record).filter(([, cell]) => cell !== '');
    const value = Object.fromEntries(cells.map(([name, cell]) => [name, readers.get(name)?.(cell) ?? cell]));
    return { row: info.lines, value };
  });
}

function partsOf(cell: string, separator: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
