import { cutFragment } from '../../layout/cut-fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';

/** A line without its bullets; a cell that holds nothing else goes. Something must stand beside them. */
export function withoutBullets(line: Line): Line {
  const cells = line.cells.flatMap((cell) => {
    if (cell.bullet === 0) return [cell];
    return cell.bullet < cell.text.length ? [cutFragment(cell, cell.bullet)] : [];
  });
  return withCells(line, cells);
}
