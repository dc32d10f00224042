import { csvRow } from '~/services/csv.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jakartaClock } from './jakarta-clock.ts';
import type { AdminResource, Criteria } from './admin-resource.server.ts';
import { readAllRecords } from './list-records.server.ts';
import type { Cell, Column } from './resource.ts';

interface ExportRecords {
  db: DbOrTx;
  resource: AdminResource;
  criteria: Criteria;
}

const ROWS_AT_ONCE = 500;

/** A list with its filters as CSV, part by part: as its columns stand on the screen, with the id first. */
export async function* exportRecords({ db, resource, criteria }: ExportRecords): AsyncGenerator<string> {
  const { columns } = resource;
  // Spreadsheets read UTF-8 as such only with its mark.
  yield `\uFEFF${csvRow(['id', ...columns.map(({ label }) => label)])}`;
  let part: string[] = [];
  for await (const { id, cells } of readAllRecords({ db, resource, criteria })) {
    part.push(csvRow([id, ...columns.map(({ key, kind }) => valueOf(cells[key], kind))]));
    if (part.length < ROWS_AT_ONCE) continue;
    yield part.join('');
    part = [];
  }
  if (part.length > 0) yield part.join('');
}

function valueOf(cell: Cell | undefined, kind: Column['kind']): string | number | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'boolean') return cell ? 'ya' : 'tidak';
  if (typeof cell !== 'string') return cell.join('; ');
  return kind === 'moment' ? jakartaClock(cell).replace('T', ' ') : cell;
}
