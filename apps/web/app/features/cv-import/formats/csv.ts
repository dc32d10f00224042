/** A table as LinkedIn writes it: quoted cells may hold commas and line ends, a doubled quote is one. @returns its rows by their heads */
export function readCsv(text: string): Record<string, string>[] {
  const table = text.replace(/^\uFEFF/, '');
  const rows = rowsOf(table, separatorOf(table));
  // Some tables begin with a note of several lines; the heads are the first row with more than one cell.
  const first = rows.findIndex((row) => row.length > 1);
  const at = Math.max(0, first);
  const heads = (rows[at] ?? []).map((head) => head.trim());
  return rows
    .slice(at + 1)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => {
      const cells = heads.map((head, index) => [head, (row[index] ?? '').trim()]);
      // Beyond the heads, as a comma without quotes leaves them.
      const beyond = row.slice(heads.length).join(',').trim();
      return Object.fromEntries(beyond === '' ? cells : [...cells, [BEYOND, beyond]]);
    });
}

const BEYOND = '…';

/** Excel saves a table with semicolons where the comma is the decimal sign, as in Indonesia. */
function separatorOf(text: string): ',' | ';' {
  const [heads = ''] = text.split(/\r?\n/, 1);
  return heads.includes(';') && !heads.includes(',') ? ';' : ',';
}

function rowsOf(text: string, separator: ',' | ';'): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (const [token] of text.matchAll(/""|"|[,;]|\r?\n|[^",;\r\n]+|\r/g)) {
    if (token === '"') quoted = !quoted;
    else if (quoted) cell += token === '""' ? '"' : token;
    else if (token === '""') continue;
    else if (token === separator) {
      row.push(cell);
      cell = '';
    } else if (/^[\r\n]+$/.test(token)) endRow();
    else cell += token;
  }
  endRow();
  return rows;
}
