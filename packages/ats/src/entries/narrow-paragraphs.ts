import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';

const FEWEST_LINES = 2;
const FEWEST_WORDS = 8;
const SMALL_SHARE = 0.4;
/** In font sizes: the white between two words. */
const WORD_SPACE = 0.2;

/**
 * Lines of texts below a head in other letters, in a column so narrow that no line reads like a sentence by itself: `SMP Arunika adalah sekolah`
 * over `tua di tepi kota`, each up to where its first word had no room, down to a full stop.
 */
export function narrowParagraphs(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!above || found.has(line) || line.bullet || line.cells.length > 1 || sameLook(above, line)) continue;
    const run = runFrom(lines, index);
    if (isText(run)) for (const each of run) found.add(each);
  }
  return found;
}

function runFrom(lines: readonly Line[], from: number): Line[] {
  const run = [lines[from]!];
  for (const line of lines.slice(from + 1)) {
    const last = run.at(-1)!;
    const isNear = line.page > last.page || line.gap < 0.8 * line.size;
    if (/[.!]$/.test(last.text) || !isNear || line.bullet || line.cells.length > 1 || !sameLook(last, line))
      break;
    run.push(line);
  }
  return run;
}

function isText(run: readonly Line[]): boolean {
  const [, second] = run;
  if (!second || run.length < FEWEST_LINES || !/^\p{Ll}/u.test(second.text)) return false;
  // `Studio Warna | Merancang` over `tampilan toko.`: the text begins behind the employer.
  if (/[|•·]/.test(run[0]!.text)) return false;
  const right = Math.max(...run.map((line) => line.right));
  const isFull = run.every((line, index) => {
    const next = run[index + 1]?.cells[0]!.items[0];
    return !next || line.right + next.width + WORD_SPACE * next.size > right - 1;
  });
  const words = run
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    isFull &&
    /[.!]$/.test(run.at(-1)!.text) &&
    words.length >= FEWEST_WORDS &&
    small >= SMALL_SHARE * words.length
  );
}
