import { readHeading } from '../../classify/read-heading.ts';
import { isSentence, opensWithDeed, readsAsDeed } from '../../entries/sentences.ts';
import { isLevel } from '../../lexicon/language-words.ts';
import { slicePiece } from '../../text/piece.ts';
import { leadLength, type ListBlock } from '../list-blocks.ts';
import { isNextBelow } from './skill-groups.ts';

const FEWEST = 2;
const SHARE = 0.6;
const NAME_OF_SKILL = String.raw`[^:,;|•·()–—]{1,40}?`;
const DASHED = new RegExp(String.raw`^(${NAME_OF_SKILL})\s+[–—-]\s+(?=\S)`, 'u');
const COLONED = new RegExp(String.raw`^(${NAME_OF_SKILL})\s*:\s+(?=\S)`, 'u');

const JOINT = /[\s:–—-]+$/u;

/** `automated testing of web pages`, `Membuat laporan bulanan`: what somebody does with it, and no list of things. */
function isExplanation(text: string): boolean {
  if (/[;|•·]/.test(text) || isLevel(text)) return false;
  const words = text.split(/\s+/);
  if (words.length < 3 || (text.includes(',') && !/\p{Ll}\.$/u.test(text))) return false;
  return opensWithDeed(text) || readsAsDeed(text) || isSentence(text);
}

function explainedLength({ piece, first }: ListBlock): number | undefined {
  const { text } = piece;
  const match = DASHED.exec(text) ?? COLONED.exec(text);
  const lead = match?.[0].length ?? leadLength({ ...first, items: piece.items });
  const name = text.slice(0, lead).replace(JOINT, '');
  // `Technical: List your software here`: what a group is called.
  if (lead === 0 || lead >= text.length || /[,;|•·]/.test(name) || readHeading(name)) return undefined;
  return isExplanation(text.slice(lead).trim()) ? lead : undefined;
}

/**
 * `Selenium – automated testing of web pages` in most rows, or below or beside most names: each name is a skill, and what is said of it is none.
 * @returns the blocks without what explains them; where few are explained, as they were
 */
export function withoutExplanations(all: readonly ListBlock[]): readonly ListBlock[] {
  const within = all.filter((block) => explainedLength(block) !== undefined);
  if (within.length >= FEWEST && within.length >= SHARE * all.length)
    return all.map((block) => {
      const length = explainedLength(block);
      if (length === undefined) return block;
      const name = block.piece.text.slice(0, length).replace(JOINT, '');
      return { ...block, piece: slicePiece(block.piece, 0, name.length) };
    });
  const apart = all.filter((block) => isExplanation(block.piece.text) && nameOf(block, all));
  const isMost = apart.length >= FEWEST && 2 * apart.length >= SHARE * all.length;
  return isMost ? all.filter((block) => !apart.includes(block)) : all;
}

/** The name beside or right above what may explain it. */
function nameOf(block: ListBlock, all: readonly ListBlock[]): ListBlock | undefined {
  if (block.bullet) return undefined;
  const name = all.findLast((other) =>
    other.row === block.row
      ? other.cell === block.cell - 1
      : other.row < block.row && isNextBelow(other, block),
  );
  const isName = name && name.first.bold && !block.first.bold && !/[,;|•·]/.test(name.piece.text);
  return isName && !isExplanation(name.piece.text) && !readHeading(name.piece.text) ? name : undefined;
}
