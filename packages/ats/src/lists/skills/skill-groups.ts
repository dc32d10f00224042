import { readHeading } from '../../classify/read-heading.ts';
import { sameLook } from '../../layout/fragment.ts';
import { labelKind } from '../../fields/contact-zone.ts';
import { isLevel } from '../../lexicon/language-words.ts';
import { bracedGroup } from '../brackets.ts';
import { type ListBlock, leadLength } from '../list-blocks.ts';
import { groupPrefix } from '../split-items.ts';
import { isInTurns } from '../split-tags.ts';

/** A group's name before its items: up to a colon, or what stands out in bold. */
export function blockPrefix(block: ListBlock): { name: string; length: number } | undefined {
  const named = groupPrefix(block.piece.text) ?? bracedGroup(block.piece.text);
  // `Triase : 85 %`, `Ms. Word : Sangat Baik`: how well, and no items.
  const behind = named && block.piece.text.slice(named.length);
  if (behind !== undefined && (PERCENT.test(behind) || isLevel(behind))) return undefined;
  if (named) return named;
  if (isInTurns(block.piece)) return undefined;
  const lead = leadLength({ ...block.first, items: block.piece.items });
  if (lead === 0 || lead >= block.piece.text.length) return undefined;
  // `**iOS**, **Swift**, Realm`: what is known best stands out.
  if (/[,;|·•]/.test(block.piece.text.slice(0, lead))) return undefined;
  const joint = /^\s*[:–—=|-]*\s*/.exec(block.piece.text.slice(lead))![0].length;
  // `**ReactJS** themes and components` in a bullet is one thing.
  const rest = block.piece.text.slice(lead);
  if (block.bullet && /^\s\p{Ll}[^,;|]*$/u.test(rest)) return undefined;
  // `**PHP** (Mahir) - 3 tahun pengalaman`: how well, and no items.
  if (LEVEL_IN_BRACKETS.test(rest) && isLevel(LEVEL_IN_BRACKETS.exec(rest)![1]!)) return undefined;
  return { name: block.piece.text.slice(0, lead), length: lead + joint };
}

const LEVEL_IN_BRACKETS = /^\s*\(([^(),]+)\)(?:\s*[–—:-]?\s*\d[^,;|]*)?$/u;
const PERCENT = /^\s*\d{1,3}\s?%\s*$/;

/** `Libraries, and Knowledge:` */
const JOINED_NAME = /^\p{L}[\p{L}\s]*,\s(?:and|dan|&)\s[\p{L}\s]+:\s*$/u;

/** Names of groups: a block that differs in looks from the items beside or below it. */
export function groupBlocks(blocks: readonly ListBlock[]): Set<ListBlock> {
  const groups = new Set<ListBlock>();
  const outer = outerPoints(blocks);
  for (const block of blocks) {
    if (/[,;|·]/.test(block.piece.text) && !JOINED_NAME.test(block.piece.text)) continue;
    if (isNameWithoutItems(block, blocks) || isInTurns(block.piece)) continue;
    const beside = blocks.find((other) => other.row === block.row && other.cell === block.cell + 1);
    if (block.bullet) {
      const isName = /:\s*$/.test(block.piece.text);
      const inside = isName && blocks.find((other) => other.row > block.row);
      if (isName && (beside || (inside && isNextBelow(block, inside) && !inside.piece.text.endsWith(':'))))
        groups.add(block);
      if (isOuterPoint(block, blocks) || outer.includes(block)) groups.add(block);
      continue;
    }
    const below = blocks.find((other) => other.row > block.row && isNextBelow(block, other));
    if (/:\s*$/.test(block.piece.text) && (beside || below)) groups.add(block);
    else if (block.cell === 0 && beside && isGroupOf(block, beside, block.cellsInRow === 2))
      groups.add(block);
    else if (beside?.bullet && isBesidePoints(block, beside, blocks)) groups.add(block);
    else if (labelsOfPairs(blocks.filter((other) => other.row === block.row)).includes(block))
      groups.add(block);
    else if (below && block.first.bold && !below.first.bold && !isTagOver(block, below, blocks))
      groups.add(block);
    else if (below && block.first.italic && !below.first.italic) groups.add(block);
    else if (
      below &&
      (below.bullet ? !isInRun(block, blocks) : below.first.x > block.first.x + 4) &&
      differs(block, below)
    )
      groups.add(block);
  }
  for (const block of besideGroups(blocks, groups)) groups.add(block);
  return groups;
}

/** `[Triase] [Infus]` over `Umum`: tags in bold letters, of which but one happens to stand over the name of the next group. */
function isTagOver(block: ListBlock, below: ListBlock, blocks: readonly ListBlock[]): boolean {
  const beside = blocks.filter((other) => other !== block && other.row === block.row);
  const isOverItems = (name: ListBlock) =>
    blocks.some((other) => other.row > name.row && isNextBelow(name, other) && !other.first.bold);
  const isName = blocks.some(
    (other) => other.row > below.row && other.first.bold && isNextBelow(below, other),
  );
  return isName && beside.length > 0 && beside.every((tag) => !differs(tag, block) && !isOverItems(tag));
}

/** `SQLAlchemy` below `pandas` in the same letters: items within the point above, however the next point looks. */
function isInRun(block: ListBlock, blocks: readonly ListBlock[]): boolean {
  const above = blocks.findLast((other) => other.row < block.row);
  return above !== undefined && !above.bullet && isNextBelow(above, block) && !differs(above, block);
}

/** `SIM   A dan C` in a row below `Alat   Excel, SAP` and `Bahasa   Jawa, Sunda`: a name of a group with but one item. */
function besideGroups(blocks: readonly ListBlock[], groups: ReadonlySet<ListBlock>): ListBlock[] {
  const itemOf = (name: ListBlock) =>
    blocks.find(({ row, cell }) => row === name.row && cell === name.cell + 1);
  const named = [...groups].filter((name) => name.cell === 0 && name.cellsInRow === 2 && itemOf(name));
  const isBelow = (a: ListBlock, b: ListBlock) => Math.abs(a.first.x - b.first.x) < 2 && !differs(a, b);
  return blocks.filter((name) => {
    const item = itemOf(name);
    if (groups.has(name) || name.cell > 0 || name.cellsInRow !== 2 || !item || isLevel(item.piece.text))
      return false;
    const alike = named.filter((other) => isBelow(other, name) && isBelow(itemOf(other)!, item));
    return alike.length >= (labelKind(name.piece.text) === 'other' ? 1 : FEWEST_NAMED);
  });
}

/** `Las   • Argon` over `• SMAW`, with nothing below the name. */
function isBesidePoints(name: ListBlock, { row, first }: ListBlock, blocks: readonly ListBlock[]): boolean {
  const below = blocks.find((other) => other.row > row);
  return (
    name.cell === 0 &&
    name.cellsInRow === 2 &&
    below !== undefined &&
    below.bullet &&
    below.cellsInRow === 1 &&
    Math.abs(below.first.x - first.x) < 2
  );
}

const FEWEST_NAMED = 2;
const FURTHER_IN = 6;

/** `• **Languages**` over `– French, English`: a point in bold over plain points that stand further in. */
function isOuterPoint(block: ListBlock, blocks: readonly ListBlock[]): boolean {
  const inner = blocks.find((other) => other.row > block.row);
  return (
    inner !== undefined &&
    inner.bullet &&
    block.first.bold &&
    !inner.first.bold &&
    inner.first.x > block.first.x + FURTHER_IN
  );
}

/** `• Dapur` over `– Roti` and `– Kue`, `• Kasir` over `– Moka`: where each outer point has inner ones, they name groups. */
function outerPoints(blocks: readonly ListBlock[]): ListBlock[] {
  const edge = Math.min(...blocks.map(({ first }) => first.x));
  const isInner = ({ first }: ListBlock) => first.x > edge + FURTHER_IN;
  const outer = blocks.filter((block) => !isInner(block));
  const areOver = blocks.every(
    (block, at) => isInner(block) || (blocks[at + 1] !== undefined && isInner(blocks[at + 1]!)),
  );
  const arePoints = blocks.every(({ bullet, cellsInRow }) => bullet && cellsInRow === 1);
  return arePoints && areOver && outer.length >= FEWEST_NAMED && outer.length < blocks.length ? outer : [];
}

/** `SQL:` over `Python:`, or beside it: a template's colon behind a skill that has no items, where the next one is as bare. */
function isNameWithoutItems(block: ListBlock, blocks: readonly ListBlock[]): boolean {
  if (!/:\s*$/.test(block.piece.text)) return false;
  const items = blocks.filter((other) => isBesideOrBelow(block, other));
  return items.every((other) => /:\s*$/.test(other.piece.text));
}

function isBesideOrBelow(block: ListBlock, other: ListBlock): boolean {
  return other.row === block.row
    ? other.cell === block.cell + 1
    : other.row > block.row && isNextBelow(block, other);
}

/** The group that a block belongs to: the name at its left, or the last one above it, in its own column first. */
export function groupOf(block: ListBlock, groups: ReadonlySet<ListBlock>): ListBlock | undefined {
  const named = [...groups];
  const beside = named.findLast((group) => group.row === block.row && group.cell < block.cell);
  const above = named.filter((group) => group.row < block.row && group.first.x <= block.first.x + 4);
  return beside ?? above.findLast((group) => isInColumn(group, block)) ?? above.at(-1);
}

function isInColumn(above: ListBlock, { first }: ListBlock): boolean {
  return first.x < above.first.right + 30 && first.right > above.first.x - 4;
}

function isGroupOf(block: ListBlock, beside: ListBlock, pair: boolean): boolean {
  // `Klinis   • Perawatan Luka, EKG`
  if (beside.bullet) return pair && /[,;]/.test(beside.piece.text);
  // A row of tags behind a name that alone is bold.
  if (!pair) return block.first.bold && !beside.first.bold;
  return /[,;|·]/.test(beside.piece.text) || (differs(block, beside) && !isLevel(beside.piece.text));
}

/** `Desain` over `• Figma` and `• CorelDRAW`, `Mesin` over `• Bubut`: lines without a point, each over points, in whatever letters. */
export function overPoints(blocks: readonly ListBlock[]): ListBlock[] {
  const names = blocks.filter(({ bullet }) => !bullet);
  const isOver = (name: ListBlock) => {
    const below = blocks[blocks.indexOf(name) + 1];
    return below !== undefined && below.bullet && isNextBelow(name, below);
  };
  const areAlone = blocks.every(({ cellsInRow }) => cellsInRow === 1);
  const areNames = names.every((name) => !/[,;|•·]/.test(name.piece.text) && isOver(name));
  return names.length >= FEWEST_NAMED && names[0] === blocks[0] && areAlone && areNames ? names : [];
}

/** Names alone at the left edge, each over rows of tags that all begin further in, as centred ones do: groups, whatever they look like. */
export function overTags(blocks: readonly ListBlock[]): ListBlock[] {
  const edge = Math.min(...blocks.map(({ first }) => first.x));
  const rows = [...Map.groupBy(blocks, ({ row }) => row).values()];
  const isAtEdge = ([lead]: readonly ListBlock[]) => lead!.first.x < edge + EDGE;
  const names = rows.filter(isAtEdge);
  const tags = rows.filter((row) => !isAtEdge(row));
  const alternate = rows.every(
    (row, index) => !isAtEdge(row) || (rows[index + 1] && !isAtEdge(rows[index + 1]!)),
  );
  const areAlone = names.every(([name, ...others]) => others.length === 0 && !name!.bullet);
  const inRows = tags.filter((row) => row.length > 1).length;
  if (names.length < 2 || !alternate || !areAlone || 2 * inRows < tags.length) return [];
  return names.flat();
}

const EDGE = 4;
const NEXT_RUN = 1.4;

/**
 * `Programming Languages` over `C++` and `Python`, and after some white `Operating Systems` over `Linux`, all in the same letters: the first of each
 * run names it, where most of them do and nothing else does.
 */
export function headsOfRuns(blocks: readonly ListBlock[]): ListBlock[] {
  const [first] = blocks;
  const isPlain = ({ cellsInRow, bullet, piece }: ListBlock) =>
    cellsInRow === 1 && !bullet && !/[,;|:]/.test(piece.text);
  if (!first || blocks.length < 2 * FEWEST_NAMED || !blocks.every(isPlain)) return [];
  const steps = blocks.slice(1).map((block, at) => block.first.baseline - blocks[at]!.last.baseline);
  const step = Math.min(...steps.filter((each) => each > 0));
  const heads = blocks.filter((_, at) => at === 0 || steps[at - 1]! > NEXT_RUN * step);
  const isName = ({ piece }: ListBlock) => readHeading(piece.text)?.type === 'skills';
  const named = heads.filter(isName).length;
  const areWhole = heads.every((head) => !heads.includes(blocks[blocks.indexOf(head) + 1] ?? head));
  const isOwn = blocks.every((block) => heads.includes(block) || (!isName(block) && !differs(block, first)));
  return heads.length >= FEWEST_NAMED && 2 * named >= heads.length && areWhole && isOwn ? heads : [];
}

/** `Frontend   Alat` over `Vue, React   Git, Figma` and so on: names in one look, each over lists in smaller letters, as cards have them. */
export function overSmaller(blocks: readonly ListBlock[]): ListBlock[] {
  const [first] = blocks;
  if (!first || first.bullet) return [];
  const names = blocks.filter((block) => !differs(block, first));
  const items = blocks.filter((block) => differs(block, first));
  const lists = items.filter(({ piece, bullet }) => bullet || /[,;·•]/.test(piece.text));
  const isOver = (name: ListBlock) =>
    items.includes(blocks.find((other) => other.row > name.row && isInColumn(name, other)) ?? name);
  const areSmaller = items.every((item) => item.first.size < SMALLER * first.first.size);
  const areLists = names.length >= FEWEST_NAMED && 2 * lists.length > items.length;
  return areSmaller && areLists && names.every(isOver) ? names : [];
}

const SMALLER = 0.9;

/** `Frontend` over `Advanced` over `TypeScript, Vue`: a name, how well, and what is meant by it; in plain letters where it comes again. */
export function ratedGroups(blocks: readonly ListBlock[]): ListBlock[] {
  const names = blocks.filter((name) => {
    if (name.bullet || /[,;|·]/.test(name.piece.text)) return false;
    const level = blocks.find((other) => other.row > name.row && isNextBelow(name, other));
    if (!level || level.first.bold || !isLevel(level.piece.text)) return false;
    const items = blocks.find((other) => other.row > level.row && isNextBelow(level, other));
    return items !== undefined && !items.first.bold && items.piece.text.includes(',');
  });
  return names.length > 1 ? names : names.filter(({ first }) => first.bold);
}

/** `Bahasa  Go, PHP   Alat  Git, Docker`: two names of groups in one row, each before its items. */
function labelsOfPairs(row: readonly ListBlock[]): readonly ListBlock[] {
  const ends = row.map(({ last }) => /,\s*$/.test(last.text));
  const lists = row.map(({ piece }) => piece.text.includes(','));
  const labels = row.filter((_, index) => !lists[index] && !ends[index - 1]);
  const isPairs = labels.length === 2 && labels[0]!.cell === 0;
  return isPairs && labels.every((label) => lists[row.indexOf(label) + 1]) ? labels : [];
}

export function isNextBelow(block: ListBlock, other: ListBlock): boolean {
  const distance = other.first.y - block.last.bottom;
  return (
    isInColumn(block, other) &&
    other.first.page === block.last.page &&
    other.first.baseline > block.last.baseline + 0.5 * other.first.size &&
    distance < 2.5 * block.first.size
  );
}

export function differs(a: ListBlock, b: ListBlock): boolean {
  return !sameLook(a.first, b.first);
}
