import { joinFragments, sameLook } from './fragment.ts';
import { withCells, type Line } from './line.ts';

const FEWEST = 2;
const NEAR = 1.5;

/**
 * `• Universitas Negeri` over `Arunika (2016 – 2020)`, which begins where the bullet does, not where the text behind it does: a page whose bullets
 * stand inside of the text. Where a part holds nothing but such points, and each line without a bullet had no room in the one above, every
 * point becomes one line; a single one does where another part shows the habit.
 */
export function wholePoints<Part extends { lines: Line[] }>(parts: readonly Part[]): Part[] {
  const isInside = parts.some(({ lines }) => arePointsInside(lines, FEWEST));
  return parts.map((part) =>
    isInside && arePointsInside(part.lines, 1) ? { ...part, lines: joinPoints(part.lines) } : part,
  );
}

/** Each point with the lines that it goes on in, as one line. */
export function joinPoints(lines: readonly Line[]): Line[] {
  const points: Line[] = [];
  for (const line of lines) {
    const above = points.at(-1);
    if (line.bullet || !above) {
      points.push(line);
      continue;
    }
    points[points.length - 1] = withCells(above, [joinFragments(above.cells[0]!, line.cells[0]!)]);
  }
  return points;
}

/** Each line without a bullet goes on with the point above it. @param fewest how many points there must be, and how many lines that go on */
function arePointsInside(lines: readonly Line[], fewest: number): boolean {
  const [first] = lines;
  const points = lines.filter(({ bullet }) => bullet);
  if (!first?.bullet || points.length < fewest || lines.length < points.length + fewest) return false;
  const right = Math.max(...lines.map((line) => line.right));
  return lines.every((line, index) => {
    const isAlike = line.cells.length === 1 && line.page === first.page && sameLook(line, first);
    return (
      isAlike && Math.abs(line.x - first.x) < NEAR && (line.bullet || goesOn(lines[index - 1]!, line, right))
    );
  });
}

function goesOn(above: Line, line: Line, right: number): boolean {
  const word = line.cells[0]!.items[0]!;
  return above.right + 0.2 * line.size + word.width > right && line.gap < 0.8 * line.size;
}
