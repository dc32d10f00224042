import { cutFragment, headOf } from '../../layout/cut-fragment.ts';
import { joinFragments, type Fragment } from '../../layout/fragment.ts';
import { withCells, type Line } from '../../layout/line.ts';

const SAME_EDGE = 1.5;
const FEWEST_ROWS = 2;

/**
 * `Kelas   Kahoot, Quizizz   Kantor   Word` over `Desain   Canva   Video   CapCut`, the first and the third cell of each flush right: two names of groups in a
 * row, each before what it holds, become rows of their own.
 */
export function partDoubleItems(lines: readonly Line[]): Line[] {
  const pattern = lines.find(({ cells }) => cells.length === 4);
  if (!pattern) return [...lines];
  const wide = lines.filter(({ cells }) => cells.length > 2);
  const rows = new Map(wide.map((line) => [line, cellsLike(line, pattern)]));
  const all = [...rows.values()].filter((cells) => cells !== undefined);
  const isIndented = [0, 2].some((at) =>
    all.some((cells) => Math.abs(cells[at]!.x - all[0]![at]!.x) > SAME_EDGE),
  );
  if (all.length < FEWEST_ROWS || all.length < wide.length || !isIndented) return [...lines];
  return lines.flatMap((line) => {
    const cells = rows.get(line);
    return cells
      ? [withCells(line, asGroup(cells.slice(0, 2))), withCells(line, asGroup(cells.slice(2)))]
      : [line];
  });
}

/** The cells of a row whose labels end, and whose texts begin, where those of the other row do; the second label may all but touch its text. */
function cellsLike(
  { cells: [first, text, second, ...rest], bullet }: Line,
  { cells: like }: Line,
): Fragment[] | undefined {
  if (!first || !text || !second || bullet) return undefined;
  const [label, own] = rest.length === 0 ? cutAt(second, like[3]!.x) : [second, rest[0]];
  if (!own || rest.length > 1) return undefined;
  const isAlike =
    Math.abs(first.right - like[0]!.right) < SAME_EDGE &&
    Math.abs(text.x - like[1]!.x) < SAME_EDGE &&
    Math.abs(label.right - like[2]!.right) < SAME_EDGE &&
    Math.abs(own.x - like[3]!.x) < SAME_EDGE;
  return isAlike ? [first, text, label, own] : undefined;
}

/** What of a fragment stands before the word that begins at `x`, and the rest. */
function cutAt(fragment: Fragment, x: number): [Fragment, Fragment | undefined] {
  const at = fragment.items.findIndex((item) => Math.abs(item.x - x) < SAME_EDGE);
  if (at < 1) return [fragment, undefined];
  const end = fragment.items
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ').length;
  return [headOf(fragment, end), cutFragment(fragment, end + 1)];
}

/** `Kelas: Kahoot, Quizizz` */
function asGroup([label, text]: Fragment[]): Fragment[] {
  const last = label!.items.at(-1)!;
  const named = { ...last, text: `${last.text}:` };
  const name = { ...label!, items: [...label!.items.slice(0, -1), named], text: `${label!.text}:` };
  return [joinFragments(name, text!)];
}
