import { parseRichText, plainText, formatRichText, toBlock, type Block } from '@setapak/resume';
import { Slice } from 'prosemirror-model';
import { blocksToFragment, fragmentToBlocks } from './rich-blocks.ts';

/** Plain text from the clipboard: its lines with bullets become lists. */
export function pastedText(text: string): Slice {
  return Slice.maxOpen(blocksToFragment(parseRichText(toBlock(text).trim())));
}

/** Word puts the bullets of a list as text before its paragraphs; here they become the list that they mean. */
export function pastedSlice(slice: Slice): Slice {
  const blocks = fragmentToBlocks(slice.content);
  const mended = listsFromBullets(blocks);
  return mended === blocks ? slice : Slice.maxOpen(blocksToFragment(mended));
}

/** The same blocks where no paragraph begins like a point. */
export function listsFromBullets(blocks: Block[]): Block[] {
  if (!blocks.some(isPoint)) return blocks;
  const lines = blocks.map((block) => (isPoint(block) ? unescaped(block) : `\n${formatRichText([block])}\n`));
  return parseRichText(lines.join('\n'));
}

function isPoint(block: Block): boolean {
  return block.kind === 'paragraph' && parseRichText(plainText(formatRichText([block])))[0]?.kind === 'list';
}

/** A paragraph whose first line counts as a point, as it would stand without the backslash that keeps it from being one. */
function unescaped(block: Block): string {
  return formatRichText([block]).replace(/^\\/, '').replace(/\n/g, ' ');
}
