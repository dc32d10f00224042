import { cutFragment } from '../../layout/cut-fragment.ts';
import type { Fragment } from '../../layout/fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';

const LABEL =
  /^(?:(?:issued|awarded|granted|presented|given|conferred) (?:by|on)|(?:diterbitkan|dikeluarkan|diberikan|diselenggarakan) (?:oleh|pada))\s*:?\s+(?=[\p{Lu}\d])/iu;

/** `Issued by Arunika`, `Diberikan oleh: Arunika`, `Awarded on: May 2021` in a line of its own: who gave it, and when, without the words that lead on to it. */
export function withoutLabels(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [cell, ...others] = line.cells;
    const label = cell && !line.bullet ? (LABEL.exec(cell.text) ?? besideDay(line)) : null;
    if (!cell || !label) return line;
    return withCells(line, [cutFragment(cell, label[0].length), ...others.map(withoutLead)]);
  });
}

/** `by Arunika   Awarded May 2021` */
function besideDay({ cells: [giver, day, ...others] }: Line): RegExpExecArray | null {
  const isBeside = giver && day && others.length === 0 && isMostlyDate(withoutLead(day).text);
  return isBeside ? /^(?:by|oleh|dari|from)\s+(?=\p{Lu})/u.exec(giver.text) : null;
}

function withoutLead(day: Fragment): Fragment {
  const lead =
    /^(?:awarded|issued|received|given|diterima|diraih|diberikan|diterbitkan)\s+(?=[\p{Lu}\d])/iu.exec(
      day.text,
    );
  return lead ? cutFragment(day, lead[0].length) : day;
}
