import { cutFragment } from '../../layout/cut-fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';

const LABEL =
  /^(?:(?:issued|awarded|granted|presented|given|conferred) (?:by|on)|(?:diterbitkan|dikeluarkan|diberikan|diselenggarakan) (?:oleh|pada))\s*:?\s+(?=[\p{Lu}\d])/iu;

/** `Issued by Arunika`, `Diberikan oleh: Arunika`, `Awarded on: May 2021` in a line of its own: who gave it, and when, without the words that lead on to it. */
export function withoutLabels(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [cell, ...others] = line.cells;
    const label = cell && !line.bullet ? LABEL.exec(cell.text) : null;
    return cell && label ? withCells(line, [cutFragment(cell, label[0].length), ...others]) : line;
  });
}
