import { isOn } from '../rules.ts';
import { found, type Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import { readHeading } from '../classify/read-heading.ts';
import { isSentence } from '../entries/line-roles.ts';
import { indonesianOpening } from '../lexicon/indonesian-verbs.ts';
import { isLevel, languageAtStart } from '../lexicon/language-words.ts';
import { labelKind } from '../fields/contact-zone.ts';
import { slicePiece, splitPiece, type Piece } from '../text/piece.ts';
import { levelIn } from './read-languages.ts';
import { AMOUNT, leadLength, listBlocks, withColons, type ListBlock } from './list-blocks.ts';
import { bracedGroup, splitBrackets, withoutBrackets } from './brackets.ts';
import { groupPrefix, splitItems, type Item } from './split-items.ts';
import { gapOfTags, splitTags } from './split-tags.ts';

const MAX_LETTERS = 60;
const MAX_WORDS = 8;
/** `08.00–16.00`: when somebody can be reached. */
const CLOCK_TIMES = /(?<![\d.:])\d{1,2}[.:]\d{2}\s*(?:[-–—]|to|s\/d|sampai)\s*\d{1,2}[.:]\d{2}(?![\d.:])/i;
/** What a site's page lists as attached: `cv-siti.pdf`. */
const FILE_NAME = /^\S+\.(?:pdf|docx?|png|jpe?g)$/i;

const LEVEL_TAIL =
  /\s*(?:\(([^()]+)\)|(?:[–—:]|\s-)\s*([^–—:-]+)|(?<=\p{L}\S*\s+)(\d{1,3}\s?\/\s?(?:5|10|100)|\d{1,3}\s?%|[★☆●○]{2,}))\s*$/u;

/** Skills one by one, without the names of their groups where the groups' items are printed. */
export function readSkills(lines: readonly Line[]): Found<string>[] {
  const all = listBlocks(withColons(lines));
  const { blocks, groups, ratings } = namesAmong(all);
  const skills = new Map<string, Found<string>>();
  const gap = all.some(({ bullet }) => bullet) ? undefined : gapOfTags(all.map(({ piece }) => piece));
  for (const block of blocks) {
    if (groups.has(block)) continue;
    if (isRunOfLanguages(block) || languageBeside(block, all)) continue;
    const prefix = blockPrefix(block);
    const body = withoutRemark(
      withoutBrackets(prefix ? slicePiece(block.piece, prefix.length, block.piece.text.length) : block.piece),
    );
    const label = prefix ? slicePiece(block.piece, 0, prefix.length) : groupOf(block, groups)?.piece;
    if (label && isLanguageGroup(prefix?.name ?? label.text, body)) continue;
    const items = splitItems(body)
      .flatMap(splitBrackets)
      .flatMap((item) => splitTags(item, gap));
    // `…, Pajak, Aplikasi:`: the last is the name of the group that stands at the right.
    const named = items.length > 1 && /:\s*$/.test(items.at(-1)!.text) ? items.slice(0, -1) : items;
    const own = named.flatMap((item, index) =>
      index > 0 && index === named.length - 1 && !PARTED_BY_SIGNS.test(body.text) ? lastTwo(item) : [item],
    );
    const level = levelOf(block, all, ratings);
    for (const { group = label, ...item } of own) addSkill(skills, item, group, level);
  }
  return [...skills.values()];
}

/** `Las Argon – Mahir – sejak 2019`: what stands behind the level is a remark. */
function withoutRemark(piece: Piece): Piece {
  const [, name, level] = REMARKED.exec(piece.text) ?? [];
  return name && level && isLevel(level) ? slicePiece(piece, 0, name.length + level.length) : piece;
}

const REMARKED = /^([^,;|–—]+?\s[–—-]\s+)([^,;|–—]+?)(?=\s[–—-]\s+\S)/u;

const PARTED_BY_SIGNS = /[|•·∙⋅;]/;

/** `HTML, PHP dan Java`: the word joins the last two of a list whose other items commas part. */
function lastTwo(item: Item): Item[] {
  if (!/^\p{Lu}\S* (?:dan|serta|and) \p{Lu}\S*$/u.test(item.text)) return [item];
  const { group } = item;
  return splitPiece(item, / (?:dan|serta|and) /g).map((part) => ({ ...part, ...(group && { group }) }));
}

/** The blocks that name skills or groups of them, those that name groups, and those that say how well. */
function namesAmong(all: readonly ListBlock[]) {
  const told = areTold(all);
  const ratings = new Set([
    ...all.filter(isRating),
    ...amountsBeside(all),
    ...remarksBeside(all),
    ...remarksBelow(all),
  ]);
  const captions = captionsOf(all);
  const blocks = all.filter(
    (block) =>
      !captions.has(block) &&
      /\p{L}|\p{N}/u.test(block.piece.text) &&
      !isCount(block) &&
      !ratings.has(block) &&
      !(told && block.bullet) &&
      !isProse(block.piece.text, block.bullet),
  );
  const groups = groupBlocks(blocks);
  for (const group of [...ratedGroups(all), ...overTags(blocks)]) groups.add(group);
  return { blocks, groups, ratings };
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

/** `7 years` beside `Python`, `50K+ lines` beside `C`: how much somebody has done with what the row names, where several rows say so. */
function amountsBeside(all: readonly ListBlock[]): ListBlock[] {
  const amounts = all.filter(
    ({ piece, cell, cellsInRow }) => cell > 0 && cell === cellsInRow - 1 && AMOUNT.test(piece.text),
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

/** `Mahir, sejak 2019` in other letters below each skill. */
function remarksBelow(all: readonly ListBlock[]): ListBlock[] {
  const remarks = all.filter((block, index) => {
    const level = /^([^,–—]+?)(?:,|\s[–—-])\s/u.exec(block.piece.text)?.[1];
    const above = all[index - 1];
    const isBelow = above !== undefined && above.row < block.row && isNextBelow(above, block);
    return level !== undefined && isLevel(level) && isBelow && differs(above, block);
  });
  return remarks.length >= FEWEST_REMARKS && 3 * remarks.length >= all.length ? remarks : [];
}

const FEWEST_REMARKS = 2;

/** How well somebody knows what a block names, where it stands in a cell beside it or alone in the line above. */
function levelOf(
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

/** Languages that stand in a group of their own among the skills: `Bahasa: Indonesia (penutur asli), Inggris`. */
export function languagesAmongSkills(lines: readonly Line[]): Found<string>[] {
  const blocks = listBlocks(withColons(lines));
  const { groups } = namesAmong(blocks);
  return blocks.flatMap((block) => {
    if (isRunOfLanguages(block)) return languagesIn(block.piece);
    const rated = languageBeside(block, blocks);
    if (rated) return [rated];
    const prefix = blockPrefix(block);
    const above = !prefix && !groups.has(block) ? groupOf(block, groups) : undefined;
    if (above && isLanguageGroup(above.piece.text, block.piece)) return languagesIn(block.piece);
    if (!prefix) return [];
    const body = slicePiece(block.piece, prefix.length, block.piece.text.length);
    return isLanguageGroup(prefix.name, body) ? languagesIn(body) : [];
  });
}

/** `Bahasa Jawa, Madura, Indonesia` in a line of its own, or `Bahasa Karo aktif`. */
function isRunOfLanguages({ piece }: ListBlock): boolean {
  if (!/^bahasa\s/i.test(piece.text)) return areRatedLanguages(piece);
  const items = splitItems(piece);
  if (items.length > 1) return items.every((item) => languageAtStart(item.text));
  const name = languageAtStart(piece.text);
  return name !== undefined && isLevel(piece.text.slice(name.length).replace(/^[\s:–—-]+/u, ''));
}

/** `English (native), French (B2)` */
function areRatedLanguages(piece: Piece): boolean {
  const items = splitItems(piece);
  return (
    items.length > 1 &&
    items.every(({ text }) => {
      const level = /^([^()]+)\(([^()]+)\)$/.exec(text);
      return level !== null && languageAtStart(level[1]!.trim()) === level[1]!.trim() && isLevel(level[2]!);
    })
  );
}

/** `Bahasa Inggris   Pasif`: a language, and in the next cell how well. */
function languageBeside(
  { piece, row, cell }: ListBlock,
  blocks: readonly ListBlock[],
): Found<string> | undefined {
  const name = /^bahasa\s/i.test(piece.text) ? languageAtStart(piece.text) : undefined;
  if (name === undefined || name.length < piece.text.length) return undefined;
  const level = blocks.find((other) => other.row === row && other.cell === cell + 1)?.piece;
  if (!level || !isLevel(level.text)) return undefined;
  return { ...found(name, [piece], 0.9), beside: { level: found(level.text, [level], 0.9) } };
}

/** `Languages known : English, Tamil` in a form of personal data. */
export function languagesInForm(cells: readonly { piece: Piece }[]): Found<string>[] {
  return cells.flatMap(({ piece }) => {
    const prefix = groupPrefix(piece.text);
    const body = prefix && slicePiece(piece, prefix.length, piece.text.length);
    return prefix && body && isLanguageGroup(prefix.name, body) ? languagesIn(body) : [];
  });
}

function languagesIn(body: Piece): Found<string>[] {
  return splitItems(body).flatMap((item) => {
    const name = languageAtStart(item.text);
    if (!name) return [];
    return [
      {
        ...found(name, [slicePiece(item, 0, name.length)], 0.9),
        beside: levelIn(item, name),
      },
    ];
  });
}

/** A number in a column of its own counts the rows of a table. */
function isCount({ piece, cell, cellsInRow }: ListBlock): boolean {
  return cell === 0 && cellsInRow > 1 && /^\d{1,2}[.)]?$/.test(piece.text);
}

const FEWEST_TOLD = 3;
const WORDS_TOLD = 5;

/** Points that are sentences, each with its full stop: `Operate analog and digital consoles.` */
function areTold(all: readonly ListBlock[]): boolean {
  const points = all.filter(({ bullet }) => bullet);
  const words = points.reduce((sum, { piece }) => sum + piece.text.split(/\s+/).length, 0);
  return (
    points.length >= FEWEST_TOLD &&
    points.every(({ piece }) => /\p{L}{2}[.!]$/u.test(piece.text) && !/^[^.]{0,30}:/.test(piece.text)) &&
    words >= WORDS_TOLD * points.length
  );
}

const MIN_PROSE_WORDS = 8;
const MIN_BULLET_WORDS = 5;
const PROSE_PER_ITEM = 3.5;

/** A sentence about skills names none that could be listed: few commas for its words, and it ends with a full stop. */
function isProse(text: string, bullet: boolean): boolean {
  if (!isOn('prose-among-skills')) return false;
  const words = text.split(/\s+/).length;
  const items = text.split(/[,;|•·:]/).length;
  if (bullet && words >= MIN_BULLET_WORDS && items === 1 && /[.!]$/.test(text) && isSentence(text))
    return true;
  if (bullet && words >= MIN_BULLET_WORDS && DEED.test(text)) return true;
  // `Menyimpan berkas, jadwal, dan catatan rapat.` below what it tells of.
  if (
    !bullet &&
    words >= MIN_BULLET_WORDS &&
    /\p{Ll}\.$/u.test(text) &&
    indonesianOpening(text.toLowerCase().split(/\s+/)) === 'deed'
  )
    return true;
  return (
    words >= MIN_PROSE_WORDS && /[.!]$/.test(text) && isSentence(text) && words / items >= PROSE_PER_ITEM
  );
}

/** `Improved productivity via CI/CD, monorepo, …` */
const DEED = /^\P{L}*\p{Lu}\p{Ll}{2,}ed\s+(?:\p{Ll}+\s+){2}/u;

function isLanguageGroup(name: string, body: Piece): boolean {
  if (readHeading(name)?.type !== 'languages') return false;
  const items = splitItems(body);
  return items.filter((item) => languageAtStart(item.text)).length >= items.length / 2;
}

/** A group's name before its items: up to a colon, or what stands out in bold. */
function blockPrefix(block: ListBlock): { name: string; length: number } | undefined {
  const named = groupPrefix(block.piece.text) ?? bracedGroup(block.piece.text);
  // `Triase : 85 %`: how well, and no items.
  if (named && PERCENT.test(block.piece.text.slice(named.length))) return undefined;
  if (named) return named;
  const lead = leadLength({ ...block.first, items: block.piece.items });
  if (lead === 0 || lead >= block.piece.text.length) return undefined;
  // `**iOS**, **Swift**, Realm`: what is known best stands out.
  if (/[,;|·•]/.test(block.piece.text.slice(0, lead))) return undefined;
  const joint = /^\s*[:–—=|-]*\s*/.exec(block.piece.text.slice(lead))![0].length;
  // `**ReactJS** themes and components` in a bullet is one thing.
  const rest = block.piece.text.slice(lead);
  if (block.bullet && /^\s\p{Ll}[^,;|]*$/u.test(rest)) return undefined;
  return { name: block.piece.text.slice(0, lead), length: lead + joint };
}

const PERCENT = /^\s*\d{1,3}\s?%\s*$/;

function groupName(label: Piece | undefined): Found<string> | undefined {
  return label && found(label.text.replace(/[\s:–—=|-]+$/u, ''), [label], 0.85);
}

function addSkill(
  skills: Map<string, Found<string>>,
  item: Piece,
  label: Piece | undefined,
  levelBeside: Found<string> | undefined,
): void {
  const { skill: clean, level = levelBeside } = partLevel(withoutColon(item));
  const group = groupName(label);
  const text = clean.text
    .replace(/\s*\(\s*\)\s*(?=:?$)/, '')
    .replace(/[.:]+$/, '')
    .replace(/^(?:dan|and)\s+/i, '')
    .trim();
  const key = text.toLowerCase();
  if (
    text === '' ||
    text.length > MAX_LETTERS ||
    text.split(/\s+/).length > MAX_WORDS ||
    skills.has(key) ||
    isLevel(text) ||
    FILE_NAME.test(text)
  )
    return;
  if (!/[\p{L}\p{N}]/u.test(text) || CLOCK_TIMES.test(text)) return;
  skills.set(key, {
    ...found(text, [clean], 0.85),
    beside: { ...(group && { group }), ...(level && { level }) },
  });
}

/** `SEO (Expert):` */
function withoutColon(item: Piece): Piece {
  const colon = /\s*:\s*$/.exec(item.text);
  return colon ? slicePiece(item, 0, colon.index) : item;
}

/** `Java 10 yrs`, `Excel (5+ years)` */
const LENGTH_TAIL = /(?<=\S)\s*(?:\s|[(–—:-])\s*(\d{1,2}\s?\+?\s?(?:years?|yrs?|tahun|thn)\.?)\)?\s*$/iu;

function partLevel(item: Piece): { skill: Piece; level?: Found<string> } {
  const length = LENGTH_TAIL.exec(item.text);
  const tail = length ?? LEVEL_TAIL.exec(item.text);
  const level = tail?.[1] ?? tail?.[2] ?? tail?.[3];
  if (!tail || !level || !(length || isLevel(level))) return { skill: item };
  const rest = slicePiece(item, tail.index, item.text.length);
  return {
    skill: slicePiece(item, 0, tail.index),
    level: found(level.trim(), [rest], 0.85),
  };
}

/** Names of groups: a block that differs in looks from the items beside or below it. */
function groupBlocks(blocks: readonly ListBlock[]): Set<ListBlock> {
  const groups = new Set<ListBlock>();
  for (const block of blocks) {
    if (/[,;|·]/.test(block.piece.text)) continue;
    if (isNameWithoutItems(block, blocks)) continue;
    const beside = blocks.find((other) => other.row === block.row && other.cell === block.cell + 1);
    if (block.bullet) {
      const isName = /:\s*$/.test(block.piece.text);
      const inside = isName && blocks.find((other) => other.row > block.row);
      if (isName && (beside || (inside && isNextBelow(block, inside) && !inside.piece.text.endsWith(':'))))
        groups.add(block);
      if (isOuterPoint(block, blocks)) groups.add(block);
      continue;
    }
    const below = blocks.find((other) => other.row > block.row && isNextBelow(block, other));
    if (/:\s*$/.test(block.piece.text) && (beside || below)) groups.add(block);
    else if (block.cell === 0 && beside && isGroupOf(block, beside, block.cellsInRow === 2))
      groups.add(block);
    else if (labelsOfPairs(blocks.filter((other) => other.row === block.row)).includes(block))
      groups.add(block);
    else if (below && block.first.bold && !below.first.bold) groups.add(block);
    else if (below && block.first.italic && !below.first.italic) groups.add(block);
    else if (below && (below.bullet || below.first.x > block.first.x + 4) && differs(block, below))
      groups.add(block);
  }
  for (const block of besideGroups(blocks, groups)) groups.add(block);
  return groups;
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
function groupOf(block: ListBlock, groups: ReadonlySet<ListBlock>): ListBlock | undefined {
  const named = [...groups];
  const beside = named.findLast((group) => group.row === block.row && group.cell < block.cell);
  const above = named.filter((group) => group.row < block.row && group.first.x <= block.first.x + 4);
  return beside ?? above.findLast((group) => isInColumn(group, block)) ?? above.at(-1);
}

function isInColumn(above: ListBlock, { first }: ListBlock): boolean {
  return first.x < above.first.right + 30 && first.right > above.first.x - 4;
}

function isGroupOf(block: ListBlock, beside: ListBlock, pair: boolean): boolean {
  if (beside.bullet) return false;
  // A row of tags behind a name that alone is bold.
  if (!pair) return block.first.bold && !beside.first.bold;
  return /[,;|·]/.test(beside.piece.text) || (differs(block, beside) && !isLevel(beside.piece.text));
}

/** Names alone at the left edge, each over rows of tags that all begin further in, as centred ones do: groups, whatever they look like. */
function overTags(blocks: readonly ListBlock[]): ListBlock[] {
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

/** `Frontend` over `Advanced` over `TypeScript, Vue`: a name, how well, and what is meant by it; in plain letters where it comes again. */
function ratedGroups(blocks: readonly ListBlock[]): ListBlock[] {
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

function isNextBelow(block: ListBlock, other: ListBlock): boolean {
  const distance = other.first.y - block.last.bottom;
  return (
    isInColumn(block, other) &&
    other.first.page === block.last.page &&
    other.first.baseline > block.last.baseline + 0.5 * other.first.size &&
    distance < 2.5 * block.first.size
  );
}

function differs(a: ListBlock, b: ListBlock): boolean {
  return (
    a.first.bold !== b.first.bold ||
    a.first.italic !== b.first.italic ||
    a.first.colour !== b.first.colour ||
    Math.abs(a.first.size - b.first.size) > 0.4
  );
}
