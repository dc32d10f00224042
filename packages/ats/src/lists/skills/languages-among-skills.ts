import { readHeading } from '../../classify/read-heading.ts';
import { type Found, found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import { isLevel, languageAtStart } from '../../lexicon/language-words.ts';
import { type Piece, slicePiece } from '../../text/piece.ts';
import { type ListBlock, listBlocks, withColons } from '../list-blocks.ts';
import { levelIn, withoutLevelBefore } from '../read-languages.ts';
import { splitItems } from '../split-items.ts';
import { namesAmong } from './names-among.ts';
import { blockPrefix, groupOf } from './skill-groups.ts';

/** Languages that stand in a group of their own among the skills: `Bahasa: Indonesia (penutur asli), Inggris`. */
export function languagesAmongSkills(lines: readonly Line[]): Found<string>[] {
  const blocks = listBlocks(withColons(lines));
  const { groups } = namesAmong(blocks);
  return blocks.flatMap((block) => {
    if (isRunOfLanguages(block)) return languagesIn(block.piece);
    const rated = languageBeside(block, blocks);
    if (rated) return [rated];
    const prefix = blockPrefix(block);
    const body = slicePiece(block.piece, prefix?.length ?? 0, block.piece.text.length);
    if (prefix && isLanguageGroup(prefix.name, body)) return languagesIn(body);
    const among = splitItems(body).filter(isRatedLanguage);
    if (among.length > 0) return among.flatMap(languageOf);
    const above = !prefix && !groups.has(block) ? groupOf(block, groups) : undefined;
    if (above && isLanguageGroup(above.piece.text, block.piece)) return languagesIn(block.piece);
    return [];
  });
}

/** `Bahasa Jawa, Madura, Indonesia` in a line of its own, or `Bahasa Karo aktif`. */
export function isRunOfLanguages({ piece }: ListBlock): boolean {
  if (!/^bahasa\s/i.test(piece.text)) return areRatedLanguages(piece);
  const items = splitItems(piece);
  return items.length > 1 ? items.every((item) => languageAtStart(item.text)) : isRatedLanguage(piece);
}

/** `Bahasa Inggris pasif`, `Fluent in English`, `Prancis (B2)`, also between skills. */
export function isRatedLanguage(item: Piece): boolean {
  const { text } = item;
  const named = withoutLevelBefore(item).text.trim();
  if (named.length < text.trim().length && languageAtStart(named) === named) return true;
  const name = languageAtStart(text);
  if (name === undefined) return false;
  const rest = text.slice(name.length).trim();
  const level = rest.replace(/^[\s:–—-]+/u, '').replace(/^\((.*)\)$/u, '$1');
  return isLevel(level) && (/^bahasa\s/i.test(text) || /^[:–—(-]/u.test(rest));
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

const FEWEST_PAIRS = 2;

/** `Bahasa Inggris   Pasif`: a language, and in the next cell how well; `Inggris   Pasif` where another one stands like that. */
export function languageBeside(block: ListBlock, blocks: readonly ListBlock[]): Found<string> | undefined {
  const level = levelBeside(block, blocks);
  if (!level) return undefined;
  const { piece } = block;
  const isNamed = /^bahasa\s/i.test(piece.text);
  if (!isNamed && blocks.filter((each) => levelBeside(each, blocks)).length < FEWEST_PAIRS) return undefined;
  return { ...found(piece.text, [piece], 0.9), beside: { level: found(level.text, [level], 0.9) } };
}

/** How well, where the block is a language and nothing else. */
function levelBeside({ piece, row, cell }: ListBlock, blocks: readonly ListBlock[]): Piece | undefined {
  if (languageAtStart(piece.text)?.length !== piece.text.length) return undefined;
  const level = blocks.find((other) => other.row === row && other.cell === cell + 1)?.piece;
  return level && isLevel(level.text) ? level : undefined;
}

function languagesIn(body: Piece): Found<string>[] {
  return splitItems(body).flatMap(languageOf);
}

function languageOf(item: Piece): Found<string>[] {
  const named = withoutLevelBefore(item);
  const name = languageAtStart(named.text);
  if (!name) return [];
  return [{ ...found(name, [slicePiece(named, 0, name.length)], 0.9), beside: levelIn(item, name) }];
}

export function isLanguageGroup(name: string, body: Piece): boolean {
  if (readHeading(name)?.type !== 'languages') return false;
  const items = splitItems(body);
  return items.filter((item) => languageAtStart(item.text)).length >= items.length / 2;
}
