import type { List, Span } from './blocks.ts';
import { parseRichText } from './parse-rich-text.ts';

/** The text without its marks, a line to each paragraph line and list item; for search, counting and plain exports. */
export function plainText(source: string, bullet = '• '): string {
  return parseRichText(source)
    .map((block) => (block.kind === 'list' ? plainList(block, '', bullet) : plainSpans(block.spans)))
    .join('\n');
}

function plainSpans(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

function plainList(list: List, indent: string, bullet: string): string {
  return list.items
    .map((item, index) => {
      const line = indent + (list.ordered ? `${index + 1}. ` : bullet) + plainSpans(item.spans);
      return item.list ? `${line}\n${plainList(item.list, `${indent}  `, bullet)}` : line;
    })
    .join('\n');
}
