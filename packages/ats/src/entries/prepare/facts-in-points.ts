import { cutFragment } from '../../layout/cut-fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { hasOwnDate } from '../own-dates.ts';

const MOST_FACTS = 3;

/** `**Research Fellow**` over `• Institute for Inland Waters` over `• Mar 2014 – Dec 2019`: points down to a period are facts of the head. */
export function factsWithoutBullets(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const head = lines[index]!;
    const facts = factsBelow(head, lines.slice(index + 1, index + 1 + MOST_FACTS));
    const points = facts.flatMap(({ cells }) => cells.map((cell) => cutFragment(cell, cell.bullet)));
    result.push(facts.length > 0 ? withCells(head, [...head.cells, ...points]) : head);
    index += facts.length;
  }
  return result;
}

function factsBelow(head: Line, below: readonly Line[]): readonly Line[] {
  if (!head.bold || head.bullet || head.cells.length > 1 || hasOwnDate(head)) return [];
  const period = below.findIndex(
    ({ bullet, cells: [point, ...others] }) =>
      bullet && others.length === 0 && isMostlyDate(point!.text.slice(point!.bullet)),
  );
  const facts = below.slice(0, period + 1);
  const arePoints = facts.every(({ bullet, bold, cells }) => bullet && !bold && cells.length === 1);
  return arePoints ? facts : [];
}
