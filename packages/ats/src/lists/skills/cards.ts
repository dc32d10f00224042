import { areAligned, type Fragment, joinFragments, sameLook } from '../../layout/fragment.ts';
import { makeLine, type Line } from '../../layout/line.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { isLevel } from '../../lexicon/language-words.ts';

/** In font sizes, from base line to base line: a name goes on so near below. */
const NEXT_LINE = 1.6;
/** `3 years experience`, `0.5 tahun`, `70%` */
const AMOUNT =
  /^(?:\d{1,2}(?:[.,]\d)?\+? (?:years?|yrs?|tahun|thn)\.?(?: (?:of )?(?:experience|pengalaman))?|\d{1,3} ?%)$/i;

/**
 * `**React**   **Django REST**` over `technical   **Framework**`, `advanced   technical` and so on: cards side by side, each with the name of a skill
 * over smaller letters, which say how well or of what kind it is. The names alone are kept; `Main Skills` and `Other Skills` over some of them are none.
 */
export function namesOfCards(lines: readonly Line[]): Line[] {
  const own = lines.filter(({ cells, text }) => cells.length > 1 || readHeading(text)?.type !== 'skills');
  const [first] = own;
  const [pattern] = first?.cells ?? [];
  if (!first || !pattern?.bold || first.cells.length < 2 || first.bullet) return [...lines];
  const cells = own.flatMap((line) => line.cells);
  const names = cardsOf(cells.filter((cell) => sameLook(cell, pattern)));
  const facts = cells.filter((cell) => !sameLook(cell, pattern));
  const isUnder = (fact: Fragment, name: Fragment) => fact.baseline > name.baseline && areAligned(name, fact);
  const times = (text: string) => facts.filter((fact) => fact.text === text).length;
  const isFact = (fact: Fragment) =>
    fact.size < pattern.size && (isLevel(fact.text) || AMOUNT.test(fact.text) || times(fact.text) > 1);
  const areCards = names.every((name) => facts.some((fact) => isUnder(fact, name)));
  if (!areCards || !facts.every(isFact)) return [...lines];
  return names.map((name) => makeLine([name], first.columnLeft, first.columnRight));
}

/** Names that their cards' width broke become whole. */
function cardsOf(cells: readonly Fragment[]): Fragment[] {
  const names: Fragment[] = [];
  for (const cell of cells) {
    const at = names.findIndex(
      (name) => areAligned(name, cell) && cell.y - name.bottom < (NEXT_LINE - 1) * cell.size,
    );
    if (at < 0 || cell.baseline <= names[at]!.baseline) names.push(cell);
    else names[at] = joinFragments(names[at]!, cell);
  }
  return names;
}
