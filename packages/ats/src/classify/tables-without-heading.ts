import type { Line } from '../layout/line.ts';
import type { TableRole } from '../layout/table-role.ts';
import { OF_PERSON, type SectionType } from './section-type.ts';
import type { Section } from './section.ts';

export const CUT = new Set<SectionType>(['work', 'education']);

/** A form whose tables follow each other without headings: the names of a table's columns say what it is about. */
export function tablesWithoutHeading(sections: Section[]): void {
  for (const [type, role] of TABLES) {
    if (sections.some((section) => section.type === type)) continue;
    for (const section of sections.filter((each) => OF_PERSON.has(each.type))) {
      const rows = section.lines.filter((line) => isRowWith(line, role));
      if (rows.length === 0) continue;
      section.lines = section.lines.filter((line) => !rows.includes(line));
      sections.splice(sections.indexOf(section) + 1, 0, {
        type,
        lines: rows,
        flow: section.flow,
      });
    }
  }
}

const TABLES: readonly [SectionType, TableRole][] = [
  ['work', 'post'],
  ['education', 'degree'],
];

function isRowWith({ cells }: Line, role: TableRole): boolean {
  return (
    cells.length > 2 && cells.some((cell) => cell.role === role) && cells.some((cell) => cell.role === 'date')
  );
}
