import { areAligned, type Fragment, joinFragments, sameLook } from '../../layout/fragment.ts';
import { makeLine, type Line } from '../../layout/line.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { isSentence } from '../../entries/sentences.ts';
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
  const names = namesOverKinds(lines);
  if (names) return names;
  const own = lines.filter(({ cells, text }) => cells.length > 1 || readHeading(text)?.type !== 'skills');
  const [first] = own;
  const [pattern] = first?.cells ?? [];
  if (!first || !pattern?.bold || first.cells.length < 2 || first.bullet) return [...lines];
  const cells = own.flatMap((line) => line.cells);
  const cards = cardsOf(cells.filter((cell) => sameLook(cell, pattern)));
  const facts = cells.filter((cell) => !sameLook(cell, pattern));
  const isUnder = (fact: Fragment, name: Fragment) => fact.baseline > name.baseline && areAligned(name, fact);
  const times = (text: string) => facts.filter((fact) => fact.text === text).length;
  const isFact = (fact: Fragment) =>
    fact.size < pattern.size && (isLevel(fact.text) || AMOUNT.test(fact.text) || times(fact.text) > 1);
  const areCards = cards.every((name) => facts.some((fact) => isUnder(fact, name)));
  if (!areCards || !facts.every(isFact)) return [...lines];
  return cards.map((name) => makeLine([name], first.columnLeft, first.columnRight));
}

const FEWEST_ROWS = 2;
const EXPLAINS = /^\p{Lu}\S* \S+ \S.*\.$/u;

/** `**Laravel**   **Figma**` over `Framework   Design App`, row after row, perhaps below a sentence: names over their kinds, some of which come again, or over a sentence each. */
function namesOverKinds(lines: readonly Line[]): Line[] | undefined {
  const rows = lines[0]?.cells.length === 1 && isSentence(lines[0].text) ? lines.slice(1) : lines;
  if (rows.length < 2 * FEWEST_ROWS || rows.length % 2 > 0) return undefined;
  const [names, kinds] = [0, 1].map((rest) => rows.filter((_, at) => at % 2 === rest)) as [Line[], Line[]];
  const areOver = names.every(
    ({ cells, bullet }, at) =>
      !bullet &&
      cells.length > 1 - Math.sign(at) &&
      cells.length === kinds[at]!.cells.length &&
      cells.every(
        (cell, index) =>
          cell.bold && !kinds[at]!.cells[index]!.bold && areAligned(cell, kinds[at]!.cells[index]!),
      ),
  );
  const textsOf = (part: readonly Line[]) => part.flatMap(({ cells }) => cells.map(({ text }) => text));
  const comeAgain = (texts: readonly string[]) => new Set(texts).size < texts.length;
  const areKinds = comeAgain(textsOf(kinds)) || textsOf(kinds).every((text) => EXPLAINS.test(text));
  if (!areOver || comeAgain(textsOf(names)) || !areKinds) return undefined;
  return names.flatMap(({ cells, columnLeft, columnRight }) =>
    cells.map((cell) => makeLine([cell], columnLeft, columnRight)),
  );
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
