import { type Found, found } from '../../fields/found.ts';
import { isLevel } from '../../lexicon/language-words.ts';
import { AMOUNT, type ListBlock } from '../list-blocks.ts';
import { areSentences, isProse } from './prose-among-skills.ts';
import {
  differs,
  groupBlocks,
  headsOfRuns,
  isNextBelow,
  overPoints,
  overSmaller,
  overTags,
  ratedGroups,
} from './skill-groups.ts';

/** The blocks that name skills or groups of them, those that name groups, and those that say how well. */
export function namesAmong(all: readonly ListBlock[]) {
  const isInSentences = areSentences(all);
  const ratings = new Set([
    ...all.filter(isRating),
    ...amountsBeside(all),
    ...remarksBeside(all),
    ...remarksBelow(all),
    ...alwaysBelow(all),
  ]);
  const captions = captionsOf(all);
  const blocks = all.filter(
    (block) =>
      !captions.has(block) &&
      /\p{L}|\p{N}/u.test(block.piece.text) &&
      !isCount(block) &&
      !ratings.has(block) &&
      !(isInSentences && block.bullet) &&
      !isProse(block.piece.text, block.bullet),
  );
  const groups = groupBlocks(blocks);
  const named = [
    ...ratedGroups(all),
    ...overTags(blocks),
    ...overPoints(blocks),
    ...headsOfRuns(blocks),
    ...overSmaller(blocks),
  ];
  for (const group of named) groups.add(group);
  nameAmongRated(all, blocks, groups);
  return { blocks, groups, ratings };
}

const DOTS = /^[○●◯◉★☆■□\s]{3,}$/u;
const FEWEST_RATED = 3;
const MOSTLY_RATED = 0.6;

/** `**LaTeX**   ●●●○○` over *Operating systems*, whatever they look like: where most rows have dots, those are skills, and what stands alone names a group. */
function nameAmongRated(
  all: readonly ListBlock[],
  blocks: readonly ListBlock[],
  groups: Set<ListBlock>,
): void {
  const rated = new Set(
    all.filter(({ piece, cell }) => cell > 0 && DOTS.test(piece.text)).map(({ row }) => row),
  );
  if (rated.size < Math.max(FEWEST_RATED, MOSTLY_RATED * new Set(all.map(({ row }) => row)).size)) return;
  for (const block of blocks) {
    if (rated.has(block.row)) groups.delete(block);
    else if (block.cellsInRow === 1 && !block.bullet && blocks.some(({ row }) => row > block.row))
      groups.add(block);
  }
}

const CAPTION =
  /^(?:skills?|keywords?|levels?|proficiency|technolog(?:y|ies)|tools?|name|rating|category|description|kemampuan|keahlian|keterampilan|tingkat(?:an)?|nama|kategori|keterangan|deskripsi)$/i;

/** `Skill` beside `Keywords`: a row of nothing but names of columns. */
function captionsOf(all: readonly ListBlock[]): Set<ListBlock> {
  const rows = Map.groupBy(all, ({ row }) => row);
  const heads = [...rows.values()].filter(
    (row) => row.length > 1 && row.every(({ piece }) => CAPTION.test(piece.text.trim())),
  );
  return new Set(heads.flat());
}

/** `Newbie` under `Level` is one, whatever its word is, and so is what brackets behind a name say of it. */
function isRating({ piece, first, cell }: ListBlock): boolean {
  return first.role === 'level' || isLevel(piece.text) || (cell > 0 && /^\([^()]+\)$/.test(piece.text));
}

/** `85` beside the bar of a skill. */
const FIGURE = /^\d{1,3}$/;

/** `7 years` beside `Python`, `50K+ lines` beside `C`, `85` beside `Excel:`: how much or how well, where several rows say so. */
function amountsBeside(all: readonly ListBlock[]): ListBlock[] {
  const amounts = all.filter(
    ({ piece: { text }, cell, cellsInRow }) =>
      cell > 0 && cell === cellsInRow - 1 && (AMOUNT.test(text) || FIGURE.test(text)),
  );
  return amounts.length >= FEWEST_AMOUNTS ? amounts : [];
}

const FEWEST_AMOUNTS = 2;

/** `Las Argon   Mahir   sejak 2019`: what stands behind the level in a row of three, where several rows do so. */
function remarksBeside(all: readonly ListBlock[]): ListBlock[] {
  const rows = new Set(
    all
      .filter(({ piece, cell, cellsInRow }) => cell === 1 && cellsInRow === 3 && isLevel(piece.text))
      .map(({ row }) => row),
  );
  return rows.size >= FEWEST_REMARKS ? all.filter(({ row, cell }) => cell === 2 && rows.has(row)) : [];
}

/** `Mahir, sejak 2019`, `advanced • 3 yrs` in other letters below each skill. */
function remarksBelow(all: readonly ListBlock[]): ListBlock[] {
  const remarks = belowNames(all).filter(({ piece }) => {
    const level = /^([^,•·|–—]+?)(?:,|\s[•·|–—-])\s/u.exec(piece.text)?.[1];
    return level !== undefined && isLevel(level);
  });
  return remarks.length >= FEWEST_REMARKS && 3 * remarks.length >= all.length ? remarks : [];
}

const FEWEST_REMARKS = 2;

/** `technical` below each of several names: what kind of skill it is. */
function alwaysBelow(all: readonly ListBlock[]): ListBlock[] {
  const alike = Map.groupBy(belowNames(all), ({ piece }) => piece.text.toLowerCase());
  return [...alike.values()].filter(({ length }) => length >= FEWEST_ALWAYS).flat();
}

/** Blocks right below one of their own cell in other letters. */
function belowNames(all: readonly ListBlock[]): ListBlock[] {
  return all.filter((block, index) => {
    const above = all.slice(0, index).findLast(({ row, cell }) => row < block.row && cell === block.cell);
    return !block.bullet && above !== undefined && isNextBelow(above, block) && differs(above, block);
  });
}

const FEWEST_ALWAYS = 3;

/** How well somebody knows what a block names, where it stands in a cell beside it or alone in the line above. */
export function levelOf(
  block: ListBlock,
  all: readonly ListBlock[],
  ratings: ReadonlySet<ListBlock>,
): Found<string> | undefined {
  const level =
    all.find(({ row, cell }) => row === block.row && cell === block.cell + 1) ??
    all.findLast(({ row }) => row < block.row);
  if (!level || !ratings.has(level)) return undefined;
  const isAbove = level.row < block.row && isNextBelow(level, block) && level.cellsInRow === 1;
  return level.row === block.row || isAbove ? found(level.piece.text, [level.piece], 0.85) : undefined;
}

/** A number in a column of its own counts the rows of a table. */
function isCount({ piece, cell, cellsInRow }: ListBlock): boolean {
  return cell === 0 && cellsInRow > 1 && /^\d{1,2}[.)]?$/.test(piece.text);
}
