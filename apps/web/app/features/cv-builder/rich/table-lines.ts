/** Beyond this a paste is no summary, and looking through it would take time. */
const LONGEST = 500_000;
/** Tables inside tables, as old Word files lay out their pages. */
const DEEPEST = 8;

const INNERMOST = /<table\b[^>]*>((?:(?!<table\b)[\s\S])*?)<\/table\s*>/gi;
const ROW = /<tr\b[^>]*>([\s\S]*?)(?=<tr\b|<\/tr\s*>|$)/gi;
const CELL = /<t[dh]\b[^>]*>([\s\S]*?)(?=<t[dh]\b|<\/t[dh]\s*>|$)/gi;
const BLOCK = /<(?:p|div|li|h[1-6]|br)\b[^>]*>/gi;

/**
 * Pasted HTML without its tables: each row becomes a line, its cells one after another as they stood. A cell with several paragraphs
 * or a list keeps them, for then the table only laid out the page.
 */
export function tablesAsLines(html: string): string {
  let text = html;
  if (text.length > LONGEST || !/<table\b/i.test(text)) return text;
  for (let depth = 0; depth < DEEPEST && /<table\b/i.test(text); depth += 1)
    text = text.replace(INNERMOST, (_, body: string) =>
      [...body.matchAll(ROW)].map(([, row = '']) => lineOf(row)).join(''),
    );
  return text;
}

function lineOf(row: string): string {
  const cells = [...row.matchAll(CELL)].map(([, cell = '']) => cell.trim()).filter(hasText);
  if (cells.every(isLine)) return cells.length > 0 ? `<p>${cells.map(inline).join(' · ')}</p>` : '';
  return cells.map((cell) => (isLine(cell) ? `<p>${inline(cell)}</p>` : cell)).join('');
}

/** A mark that a list writes before its points, with a tab behind it: `•`, `§`, `o`, `1.`, `b)`, `iv.`, `(2)` */
const MARK = /^(?:[^\p{L}\p{N}]{1,2}|o|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])$/iu;

/** Pasted text without the tabs between the cells of a table: each row a line, as `tablesAsLines` writes it. */
export function tabsAsLines(text: string): string {
  return text.replace(/^.*\t.*$/gm, (row) => {
    const cells = row
      .split('\t')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    return cells.length < 2 || MARK.test(cells[0] ?? '') ? row : cells.join(' · ');
  });
}

function hasText(cell: string): boolean {
  return cell.replace(/<[^>]*>|&nbsp;|\s/gi, '') !== '';
}

function isLine(cell: string): boolean {
  return (cell.match(BLOCK)?.length ?? 0) <= 1 && !/<li\b/i.test(cell);
}

function inline(cell: string): string {
  return cell.replace(/<\/?(?:p|div|h[1-6]|br)\b[^>]*>/gi, ' ').trim();
}
