export interface Table {
  /** The first ones, by the table's heads. */
  rows: Record<string, string>[];
  /** How many there are in all. */
  total: number;
}

/** More columns than any table has: what stands further right counts as beyond the heads. */
const MOST_COLUMNS = 100;

/**
 * A table as LinkedIn writes it: quoted cells may hold commas and line ends, a doubled quote is one. Not read with csv-parse, as a file of
 * mentors is: that refuses a table whose last quote is missing, and makes an error of every row that is shorter than the first, which for two
 * megabytes from a stranger takes fifty times as long.
 * @param most so many rows are made; a small file can hold rows and heads by the hundred thousand, whose product no memory holds
 */
export function readCsv(text: string, most: number): Table {
  let heads: string[] = [];
  const table: Table = { rows: [], total: 0 };
  const whole = text.replace(/^\uFEFF/, '');
  for (const row of rowsOf(whole, separatorOf(whole))) {
    // Some tables begin with a note of several lines; the heads are the first row with more than one cell.
    if (heads.length === 0 || (heads.length === 1 && row.length > 1)) {
      heads = row.slice(0, MOST_COLUMNS).map((head) => head.trim());
      table.rows = [];
      table.total = 0;
    } else if (row.some((cell) => cell.trim() !== '')) {
      table.total += 1;
      if (table.rows.length < most) table.rows.push(byHeads(heads, row));
    }
  }
  return table;
}

function byHeads(heads: readonly string[], row: readonly string[]): Record<string, string> {
  const cells = heads.map((head, index) => [head, (row[index] ?? '').trim()]);
  // Beyond the heads, as a comma without quotes leaves them.
  const beyond = row.slice(heads.length).join(',').trim();
  return Object.fromEntries(beyond === '' ? cells : [...cells, [BEYOND, beyond]]) as Record<string, string>;
}

const BEYOND = '…';

/** Excel saves a table with semicolons where the comma is the decimal sign, as in Indonesia. */
function separatorOf(text: string): ',' | ';' {
  const [heads = ''] = text.split(/\r?\n/, 1);
  return heads.includes(';') && !heads.includes(',') ? ';' : ',';
}

function* rowsOf(text: string, separator: ',' | ';'): Generator<string[]> {
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (const [token] of text.matchAll(/""|"|[,;]|\r?\n|[^",;\r\n]+|\r/g)) {
    if (token === '"') quoted = !quoted;
    else if (quoted) cell += token === '""' ? '"' : token;
    else if (token === '""') continue;
    else if (token === separator) {
      row.push(cell);
      cell = '';
    } else if (/^[\r\n]+$/.test(token)) {
      row.push(cell);
      if (row.some((each) => each !== '')) yield row;
      row = [];
      cell = '';
    } else cell += token;
  }
  row.push(cell);
  if (row.some((each) => each !== '')) yield row;
}
