import type { Block, List } from './blocks.ts';
import { formatSpans } from './format-spans.ts';
import { isListLine } from './parse-rich-text.ts';

/**
 * Blocks back to the text that documents store; `parseRichText` of it gives the same blocks. Styles that the grammar has no
 * place for (half a word in italics) are left out, text never.
 */
export function formatRichText(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.kind === 'list' ? formatList(block, '') : formatParagraph(formatSpans(block.spans)),
    )
    .join('\n\n');
}

function formatList(list: List, indent: string): string {
  return list.items
    .map((item, index) => {
      const text = formatSpans(item.spans).replace(/(?<!\s)\s*\n\s*/g, ' ');
      const line = `${indent}${list.ordered ? `${index + 1}.` : '-'} ${text}`;
      return item.list ? `${line}\n${formatList(item.list, `${indent}  `)}` : line;
    })
    .join('\n');
}

/** A line that would be read as a list item, or as one that was escaped before, gets a backslash. */
function formatParagraph(text: string): string {
  return text
    .split('\n')
    .map((line) => (isListLine(line.replace(/^\s*\\/, '')) ? `\\${line}` : line))
    .join('\n');
}
