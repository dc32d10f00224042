import { type Found, found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import { splitByStyle } from '../../entries/header-pieces.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { isLevel } from '../../lexicon/language-words.ts';
import { type Piece, slicePiece, splitPiece } from '../../text/piece.ts';
import { splitBrackets, withoutBrackets } from '../brackets.ts';
import { type ListBlock, listBlocks, withColons } from '../list-blocks.ts';
import { type Item, splitItems } from '../split-items.ts';
import { gapOfTags, splitTags } from '../split-tags.ts';
import { namesOfCards } from './cards.ts';
import { partDoubleItems } from './double-items.ts';
import { withoutExplanations } from './explained.ts';
import {
  isLanguageGroup,
  isRatedLanguage,
  isRunOfLanguages,
  languageBeside,
} from './languages-among-skills.ts';
import { levelOf, namesAmong } from './names-among.ts';
import { blockPrefix, groupOf } from './skill-groups.ts';
import { namesInTable } from './skill-table.ts';

const MAX_LETTERS = 60;
const MAX_WORDS = 8;
/** `08.00–16.00`: when somebody can be reached. */
const CLOCK_TIMES = /(?<![\d.:])\d{1,2}[.:]\d{2}\s*(?:[-–—]|to|s\/d|sampai)\s*\d{1,2}[.:]\d{2}(?![\d.:])/i;
/** The name of a group, whatever it looks like. */
const KIND_OF_SKILLS = /^(?:soft|hard)[ -]?skills?$/i;
/** What a site's page lists as attached: `cv-siti.pdf`. */
const FILE_NAME = /^\S+\.(?:pdf|docx?|png|jpe?g)$/i;

/** A score, or a number to call. */
/** `85% 80%`: how well the skills beside them are known. */
const SHARES = /^(?:\d{1,3}\s?%\s*)+$/;
const BARE_NUMBER = /^(?:\d{1,2}(?:[.,]\d{1,2})?|\+?\d[\d\s().-]{7,}\d)$/;
const DIGIT = /\d/;

/** Names of a few words each in the brackets behind a skill. */
const MEANT = /\s?\((?:e\.g\. )?[^\s(),]+(?: [^\s(),]+){0,3}(?:, [^\s(),]+(?: [^\s(),]+){0,3})+\)$/u;

const LEVEL_TAIL =
  /\s*(?:\(([^()]+)\)|(?:[–—:]|\s-)\s*([^–—:-]+)|(?<=\p{L}\S*\s+)(\d{1,3}\s?\/\s?(?:5|10|100)|\d{1,3}\s?%|[★☆●○]{2,}))\s*$/u;

/** Skills one by one, without the names of their groups where the groups' items are printed. */
export function readSkills(lines: readonly Line[]): Found<string>[] {
  const all = withoutExplanations(listBlocks(withColons(namesOfCards(namesInTable(partDoubleItems(lines))))));
  const { blocks, groups, ratings } = namesAmong(all);
  const skills = new Map<string, Found<string>>();
  const gap = all.some(({ bullet }) => bullet) ? undefined : gapOfTags(all.map(({ piece }) => piece));
  const scored = areScored(blocks.filter((block) => !groups.has(block)));
  for (const block of blocks) {
    if (groups.has(block)) continue;
    if (isRunOfLanguages(block) || languageBeside(block, all)) continue;
    const prefix = blockPrefix(block);
    const body = withoutVerb(
      withoutBrackets(prefix ? slicePiece(block.piece, prefix.length, block.piece.text.length) : block.piece),
    );
    const label = prefix ? slicePiece(block.piece, 0, prefix.length) : groupOf(block, groups)?.piece;
    if (label && isLanguageGroup(prefix?.name ?? label.text, body)) continue;
    const printed = splitItems(body).filter((item) => !isRatedLanguage(item));
    // A line that is stretched to its column's width has wide spaces within its names.
    const areParted = printed.length >= FEWEST_PARTED && body.text.split(',').length >= FEWEST_PARTED;
    const items = printed
      .flatMap(splitBrackets)
      .flatMap((item) => (areParted ? [item] : splitTags(item, gap)));
    // `…, Pajak, Aplikasi:`: the last is the name of the group that stands at the right.
    const named = items.length > 1 && /:\s*$/.test(items.at(-1)!.text) ? items.slice(0, -1) : items;
    const own = named.flatMap((item, index) =>
      index > 0 && index === named.length - 1 && !PARTED_BY_SIGNS.test(body.text) ? lastTwo(item) : [item],
    );
    const level = levelOf(block, all, ratings);
    for (const { group = label, ...item } of own) addSkill(skills, item, group, level, scored);
  }
  return [...skills.values()];
}

const FEWEST_PARTED = 3;

const SCORE_TAIL = /(?<=\p{L}\S*)\s+([1-5])$/u;
const FEWEST_SCORED = 6;
const SHARE_SCORED = 0.85;

/** `Las Argon 5`, `Kerja tim 4`: how well, from one to five, behind each of many; a few such numbers are versions. */
function areScored(blocks: readonly ListBlock[]): boolean {
  const scored = blocks.filter(({ piece }) => SCORE_TAIL.test(piece.text)).length;
  return scored >= FEWEST_SCORED && scored >= SHARE_SCORED * blocks.length;
}

/** `Saya mampu mengoperasikan`, `Menguasai bahasa pemrograman` */
const ABLE_TO =
  /^(?:[Ss]aya )?(?:(?:[Mm]ampu|[Dd]apat|[Bb]isa|[Mm]ahir|[Tt]erbiasa|[Tt]erampil) (?:dalam )?)?(?:[Mm]engoperasikan|[Mm]enggunakan|[Mm]enguasai|[Mm]emakai)(?: (?:aplikasi|program|software|perangkat lunak|komputer|bahasa pemrograman))?(?: seperti)? (?=\p{Lu})/u;

/** `Menguasai PHP, Java dan Python`: a verb before a list of names. */
function withoutVerb(piece: Piece): Piece {
  const verb = piece.text.includes(',') ? ABLE_TO.exec(piece.text)?.[0].length : undefined;
  return verb === undefined ? piece : slicePiece(piece, verb, piece.text.length);
}

const PARTED_BY_SIGNS = /[|•·∙⋅]|\s[\u25a0-\u27bf]\s/;

/** `HTML, PHP dan Java`: the word joins the last two of a list whose other items commas part. */
function lastTwo(item: Item): Item[] {
  if (!/^\p{Lu}\S* (?:dan|serta|and) \p{Lu}\S*$/u.test(item.text)) return [item];
  const { group } = item;
  return splitPiece(item, / (?:dan|serta|and) /g).map((part) => ({ ...part, ...(group && { group }) }));
}

function groupName(label: Piece | undefined): Found<string> | undefined {
  return label && found(label.text.replace(/[\s:–—=|-]+$/u, ''), [label], 0.85);
}

function addSkill(
  skills: Map<string, Found<string>>,
  item: Piece,
  label: Piece | undefined,
  levelBeside: Found<string> | undefined,
  scored: boolean,
): void {
  const { skill: clean, level = levelBeside } = scored ? partScore(item) : partLevel(withoutColon(item));
  const group = groupName(label);
  const text = clean.text
    .replace(/\s*\(\s*\)\s*(?=:?$)/, '')
    .replace(/[.:]+$/, '')
    .replace(/^(?:dan|and|serta)\s+/i, '')
    .trim();
  // `Azure (Web Apps, Blob Storage, Service Bus)`: however much is meant by it.
  const named = text.replace(MEANT, '');
  const key = text.toLowerCase();
  if (
    text === '' ||
    named.length > MAX_LETTERS ||
    named.split(/\s+/).length > MAX_WORDS ||
    skills.has(key) ||
    isLevel(text) ||
    KIND_OF_SKILLS.test(text) ||
    FILE_NAME.test(text)
  )
    return;
  if (!/[\p{L}\p{N}]/u.test(text) || CLOCK_TIMES.test(text) || BARE_NUMBER.test(text) || SHARES.test(text))
    return;
  if (DIGIT.test(text) && isMostlyDate(text)) return;
  skills.set(key, {
    ...found(text, [clean], 0.85),
    beside: { ...(group && { group }), ...(level && { level }) },
  });
}

function partScore(item: Piece): { skill: Piece; level?: Found<string> } {
  const tail = SCORE_TAIL.exec(item.text);
  if (!tail) return { skill: item };
  const score = slicePiece(item, tail.index, item.text.length);
  return { skill: slicePiece(item, 0, tail.index), level: found(tail[1]!, [score], 0.85) };
}

/** `SEO (Expert):`, `Advanced: Python` */
function withoutColon(item: Piece): Piece {
  const colon = /\s*:\s*$/.exec(item.text);
  if (colon) return slicePiece(item, 0, colon.index);
  const level = /^([^:]+):\s+(?=\S)/.exec(item.text);
  return level && isLevel(level[1]!) ? slicePiece(item, level[0].length, item.text.length) : item;
}

/** `Java 10 yrs`, `Excel (5+ years)`, `PHP – 3 tahun pengalaman` */
const LENGTH_TAIL =
  /(?<=\S)\s*(?:\s|[(–—:-])\s*(\d{1,2}\s?\+?\s?(?:years?|yrs?|tahun|thn)\.?(?: (?:of )?(?:experience|pengalaman))?)\)?\s*$/iu;

function partLevel(item: Piece): { skill: Piece; level?: Found<string> } {
  // `Mesin Bubut` and, in grey or smaller letters right behind it, `Menengah`.
  const [name, paler, ...others] = splitByStyle(item);
  if (name && paler && others.length === 0 && isLevel(paler.text) && /[\p{L}\p{N}]$/u.test(name.text))
    return { skill: name, level: found(paler.text, [paler], 0.85) };
  const length = LENGTH_TAIL.exec(item.text);
  const tail = length ?? LEVEL_TAIL.exec(item.text);
  const level = tail?.[1] ?? tail?.[2] ?? tail?.[3];
  if (!tail || !level || !(length || isLevel(level))) return { skill: item };
  const rest = slicePiece(item, tail.index, item.text.length);
  // `PHP (Mahir) - 3 tahun pengalaman`
  const skill = slicePiece(item, 0, tail.index);
  const before = length ? partLevel(skill) : { skill };
  return { level: found(level.trim(), [rest], 0.85), ...before };
}
