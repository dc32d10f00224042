import type { Line } from '../layout/line.ts';
import { sameLook } from '../layout/fragment.ts';
import { readHeading, readLooseHeading } from './read-heading.ts';
import type { Section } from './section.ts';
import type { SectionType } from './section-type.ts';

const TIGHT = 1.5;
const WORD_SPACE = 0.4;

/** `Penguasaan Bahasa` over `Asing dan Daerah`: a heading that a narrow column broke is one, however much its second line looks like another. */
export function headingsInTwoLines(sections: Section[]): void {
  for (const [index, above] of sections.entries()) {
    const next = sections[index + 1];
    if (!above.heading || above.lines.length > 0 || !next?.heading) continue;
    if (next.type !== 'other' || next.flow !== above.flow || !goesOn(above.heading, next.heading)) continue;
    const type = typeOf(above, next.heading);
    if (type) sections.splice(index, 2, { ...next, type, heading: above.heading });
  }
}

/** `Software engineering` over `experience`: where the first line says nothing, both together may. */
function typeOf({ type, heading }: Section, next: Line): SectionType | undefined {
  if (type !== 'other') return type;
  const whole = `${heading!.text} ${next.text}`;
  return (readHeading(whole) ?? readLooseHeading(whole))?.type;
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
