import { parse } from 'csv-parse/sync';
import { separatorOf } from '~/services/csv.ts';
import { AppError } from '~/services/error.ts';

/** What a bank's file says of one transfer. */
export interface TransferResult {
  /** Our name of it (`payoutReference`). */
  transfer: string;
  /** `unknown`: still under way, or in words that we do not know. */
  outcome: 'paid' | 'failed' | 'unknown';
  /** Rupiah, where the file says so. */
  amount: number | null;
  /** What the bank calls it; empty where it does not say. */
  reference: string;
  /** What the bank says of it, in its own words. */
  words: string;
}

const TRANSFER = /\bSP[0-9A-Z]{10}\b/i;
const paidWords = /\b(sukses|berhasil|success(ful(ly)?)?|succeeded|selesai|completed?|settled|paid|done)\b/i;
const failedWords =
  /\b(gagal|fail(ed|ure)?|ditolak|tolak|reject(ed)?|unsuccessful|error|invalid|retur(n(ed)?)?|dibatalkan|batal|cancel(l?ed)?|tidak (berhasil|sukses|ditemukan|dijalankan)|not (successful|found))\b/i;
/** `Belum berhasil`, `not paid yet`, `partially completed`: what is said of it is not that it is done. */
const notDoneWords =
  /\b(tidak|belum|bukan|akan|sebagian|not|never|unpaid|to be|partial(ly)?|pending|(dalam|sedang) (di)?proses|in (process|progress))\b/i;

/** What stands behind that many signs names no column; `headings.reference` goes over a cell once for each of its words. */
const LONGEST_HEADING = 100;
const headings = {
  status: /status|hasil|result/i,
  words: /alasan|reason|keterangan|remark|message|pesan|error/i,
  amount: /amount|jumlah|nominal|nilai/i,
  reference: /(bank|transa[ck]\w*|trx).*(ref|no|id)|(ref|no|id)\w*.*(bank|transa[ck]\w*|trx)/i,
} as const;

/**
 * Reads what a bank's portal gives back of a file of transfers: any CSV with one of our references in each row and a column that says what
 * became of it. Banks name and order their columns as they like, and write lines before and after.
 * @throws AppError unreadable_results: no row names a transfer, or no column tells what became of it
 */
export function readTransferResults(text: string): TransferResult[] {
  const rows = readRows(text);
  const first = rows.findIndex((row) => row.some((cell) => TRANSFER.test(cell)));
  const columns = first < 0 ? undefined : findColumns(rows.slice(0, first));
  if (columns === undefined) throw new AppError('unreadable_results');
  return rows.slice(first).flatMap((row) => {
    const transfer = row.map((cell) => TRANSFER.exec(cell)?.[0]).find(Boolean);
    return transfer ? [{ transfer: transfer.toUpperCase(), ...readRow(row, columns) }] : [];
  });
}

type Columns = { [Name in keyof typeof headings]: number | undefined } & { status: number };

function readRow(row: string[], columns: Columns): Omit<TransferResult, 'transfer'> {
  const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
  const status = cell(columns.status);
  const reference = cell(columns.reference);
  return {
    outcome: outcomeIn(status),
    amount: readAmount(cell(columns.amount)),
    reference: TRANSFER.test(reference) ? '' : reference.slice(0, 100),
    words: (cell(columns.words) || status).slice(0, 200),
  };
}

function outcomeIn(status: string): TransferResult['outcome'] {
  if (failedWords.test(status)) return 'failed';
  return paidWords.test(status) && !notDoneWords.test(status) ? 'paid' : 'unknown';
}

/** In the last row before the transfers that names a column of outcomes. */
function findColumns(before: string[][]): Columns | undefined {
  const short = before.map((row) => row.map((cell) => cell.slice(0, LONGEST_HEADING)));
  const heading = short.findLast((row) => row.some((cell) => headings.status.test(cell)));
  if (!heading) return undefined;
  const status = heading.findIndex((cell) => headings.status.test(cell));
  const of = (name: keyof typeof headings) => {
    const found = heading.findIndex((cell, column) => column !== status && headings[name].test(cell));
    return found < 0 ? undefined : found;
  };
  return { status, words: of('words'), amount: of('amount'), reference: of('reference') };
}

/** `75000`, `75.000`, `Rp75.000,00`, `75,000.00` */
function readAmount(cell: string): number | null {
  const whole = cell.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, '');
  return whole === '' ? null : Number(whole);
}

function readRows(text: string): string[][] {
  const line = text.split(/\r?\n/).find((one) => TRANSFER.test(one)) ?? '';
  try {
    return parse(text, {
      bom: true,
      delimiter: separatorOf(line),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    throw new AppError('unreadable_results', { cause: error });
  }
}
