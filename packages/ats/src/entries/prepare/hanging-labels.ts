import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';

const FEWEST = 2;
const SAME_EDGE = 2;

/**
 * `Tertiary:   Universitas Arunika` over `Sarjana Administrasi` over `2011 – 2015`, flush with the school: where the lines of a section stand
 * either behind a label in its margin or flush below what stands there, each label opens an entry.
 */
export function withHangingLabels(lines: readonly Line[]): Line[] {
  const [label, value] = lines[0]?.cells ?? [];
  if (!label || !value || !/\p{L}\s*:$/u.test(label.text) || isMostlyDate(label.text)) return [...lines];
  const isLabelled = ({ cells: [first, second] }: Line) =>
    second !== undefined &&
    first!.text.endsWith(':') &&
    Math.abs(first!.x - label.x) < SAME_EDGE &&
    Math.abs(second.x - value.x) < SAME_EDGE;
  const opened = lines.filter(isLabelled);
  const areBelow = lines.every((line) => opened.includes(line) || Math.abs(line.x - value.x) < SAME_EDGE);
  if (opened.length < FEWEST || opened.length === lines.length || !areBelow) return [...lines];
  return lines.map((line) => (opened.includes(line) ? { ...line, opensEntry: true } : line));
}
