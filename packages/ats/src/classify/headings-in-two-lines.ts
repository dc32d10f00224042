import type { Line } from '../layout/line.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Section } from './section.ts';

const TIGHT = 1.5;
const WORD_SPACE = 0.4;

/** `Penguasaan Bahasa` over `Asing dan Daerah`: a heading that a narrow column broke is one, however much its second line looks like another. */
export function headingsInTwoLines(sections: Section[]): void {
  for (const [index, { type, heading, lines, flow }] of sections.entries()) {
    const next = sections[index + 1];
    if (!heading || lines.length > 0 || type === 'other' || !next?.heading) continue;
    if (next.type !== 'other' || next.flow !== flow || !goesOn(heading, next.heading)) continue;
    sections.splice(index, 2, { ...next, type, heading });
  }
}

function goesOn(above: Line, line: Line): boolean {
  return (
    above.page === line.page &&
    sameLook(above, line) &&
    above.size === line.size &&
    above.colour === line.colour &&
    Math.abs(above.x - line.x) < 2 &&
    line.baseline - above.baseline < TIGHT * line.size &&
    line.gap < line.size &&
    above.columnRight - above.right < line.cells[0]!.items[0]!.width + WORD_SPACE * line.size
  );
}
