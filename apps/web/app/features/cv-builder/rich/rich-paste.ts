import { BULLET_SIGNS, parseRichText, plainText, formatRichText, toBlock, type Block } from '@setapak/resume';
import { Slice } from 'prosemirror-model';
import { blocksToFragment, fragmentToBlocks } from './rich-blocks.ts';
import { withoutChatSigns } from './chat-text.ts';
import { pointsOfLines } from './points-of-lines.ts';
import { tablesAsLines, tabsAsLines } from './table-lines.ts';

const LINE_ENDS = /\r\n?|[\v\f\u2028\u2029]/g;

/** An empty line between paragraphs, as Docs copies it. */
const BREAK_BETWEEN = /(<\/(?:p|ul|ol|div|h[1-6])>)(?:\s*<br\b[^<>]*>)+(?=\s*<(?:p|ul|ol|div|h[1-6])\b)/gi;

/** What a page says once more, to people who hear it, and the space with which Word on the web ends a paragraph. */
const FOR_LISTENERS =
  /<span\b[^<>]*\bclass="[^"<>]*\b(?:visually-hidden|sr-only|EOP)\b[^<>]*>[^]*?<\/span>/gi;

export function pastedHtml(html: string): string {
  return tablesAsLines(html.replace(FOR_LISTENERS, '').replace(BREAK_BETWEEN, '$1'));
}

/** Plain text from the clipboard: its lines with bullets become lists. */
export function pastedText(text: string): Slice {
  return Slice.maxOpen(
    blocksToFragment(
      parseRichText(
        toBlock(pointsOfLines(withoutChatSigns(tabsAsLines(text.replace(LINE_ENDS, '\n'))))).trim(),
      ),
    ),
  );
}

/** Word puts the bullets of a list as text before its paragraphs; here they become the list that they mean. */
export function pastedSlice(slice: Slice): Slice {
  const blocks = fragmentToBlocks(slice.content);
  const mended = listsFromBullets(blocks);
  return mended === blocks ? slice : Slice.maxOpen(blocksToFragment(mended));
}

/** The same blocks where no text begins like a point that it is not yet. */
export function listsFromBullets(blocks: Block[]): Block[] {
  const lines = blocks.map((block) => {
    const source = formatRichText([block]);
    if (block.kind === 'list') return source.replace(BULLET_IN_POINT, '$1 ');
    if (!isPoint(source)) return `\n${source}\n`;
    const own = source.split('\n').map((line) => line.replace(/^\\/, ''));
    return own.filter(isPoint).length > 1 ? `\n${own.join('\n')}\n` : own.join(' ');
  });
  const changed = blocks.some((block, at) => formatRichText([block]) !== lines[at]?.replace(/^\n|\n$/g, ''));
  return changed ? parseRichText(pointsOfLines(lines.join('\n'))) : blocks;
}

/** A paragraph whose first line would count as a point, were it not for the backslash that keeps it from being one, or for a sign of its own. */
function isPoint(source: string): boolean {
  return parseRichText(pointsOfLines(plainText(source)))[0]?.kind === 'list';
}

/** A point that a list gave its mark and the text brought another. */
const BULLET_IN_POINT = new RegExp(`^(\\s*(?:-|\\d+\\.)) (?:[${BULLET_SIGNS}]|o(?=\\s{2}))\\s+`, 'gm');
