/**
 * What spreadsheets take for a formula at the start of a cell (OWASP, CSV injection). Where lists are parted by semicolons, as in
 * Indonesia, one inside a text begins another cell, quotes or not; and two quotes before it are nothing there.
 */
const FORMULA = /(^|;)(?=[\s"]*[=+\-@＝＋－＠])/g;

/**
 * A row of a CSV file (RFC 4180) with its line end. A text that a spreadsheet would run gets an apostrophe before it; numbers stay
 * numbers. Control characters become spaces.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = value.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').replaceAll(FORMULA, "$1'");
  return /[",;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What parts the cells of a file: spreadsheets write semicolons where the comma stands in numbers. */
export function separatorOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const signs = [',', ';', '\t', '|'];
  return signs.toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0] ?? ',';
}
