import type { Line } from '../layout/line.ts';
import { isOn } from '../rules.ts';

/** Centred lines have no left edge that could tell a head from a description. */
export function isCentred(lines: readonly Line[]): boolean {
  if (lines.length < 3) return false;
  const middle = (line: Line) => (line.x + line.right) / 2;
  const usual = lines.map(middle).sort((a, b) => a - b)[Math.floor(lines.length / 2)]!;
  const centred = lines.filter((line) => Math.abs(middle(line) - usual) < 3).length;
  const edges = new Set(lines.map((line) => Math.round(line.x / 4))).size;
  return centred >= 0.8 * lines.length && (edges >= 3 || edges > 0.5 * lines.length);
}

/** The left edge at which heads start. */
export function baseEdge(lines: readonly Line[]): number {
  const edges = lines.flatMap((line) => {
    const lead = line.cells.find((cell) => !cell.label);
    return lead && !line.bullet ? [lead.x] : [];
  });
  return edges.length === 0 ? 0 : Math.min(...edges);
}

/** All but bullets and what they go on with. */
export function unmarkedLines(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => !line.bullet && !isRest(lines[index - 1], line));
}

/** What a bullet's text goes on with. */
function isRest(above: Line | undefined, line: Line): boolean {
  return above?.bullet === true && (/^\p{Ll}/u.test(line.text) || Math.abs(line.x - above.textX) < 3);
}

const OPEN_END =
  /\s(?:selama|dalam|dari|ke|di|untuk|dengan|dan|yang|oleh|pada|sebagai|hingga|sampai|sekitar|for|in|of|to|with|and|the|an?|from|by|over|within|about|at|on|than|until|&|\/)$/;

/**
 * The line above ends in what no sentence ends in: `… selama` over `10 bulan`, `Continuous Integration /` over `Deployment system`. A name in bold
 * letters below plain ones goes on with nothing: `… dokter penyakit dalam` over `**Asisten Apoteker**`.
 */
export function breaksOff(above: Line | undefined, line: Line): boolean {
  if (above === undefined || line.bullet || line.page !== above.page) return false;
  const isNamed = line.cells[0]!.items[0]!.bold && !above.cells.at(-1)!.items.at(-1)!.bold;
  return !isNamed && OPEN_END.test(above.text);
}

/** Lines set flush right have no left edge either. */
export function isFlushRight(lines: readonly Line[]): boolean {
  if (lines.length < 3 || !isOn('flush-right')) return false;
  const edge = Math.max(...lines.map((line) => line.right));
  const flush = lines.filter((line) => edge - line.right < 3).length;
  const lefts = new Set(lines.map((line) => Math.round(line.x / 4))).size;
  return flush >= 0.9 * lines.length && lefts > 0.5 * lines.length;
}
