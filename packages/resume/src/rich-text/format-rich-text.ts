import type { Block, List, Span } from './blocks.ts';
import { parseRichText } from './parse-rich-text.ts';

/** Blocks back to the text that documents store; `parseRichText` of it gives the same blocks. */
export function formatRichText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === 'list' ? formatList(block, '') : formatParagraph(block.spans)))
    .join('\n\n');
}

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

function formatList(list: List, indent: string): string {
  return list.items
    .map((item, index) => {
      const line = `${indent}${list.ordered ? `${index + 1}.` : '-'} ${formatSpans(item.spans)}`;
      return item.list ? `${line}\n${formatList(item.list, `${indent}  `)}` : line;
    })
    .join('\n');
}

/** A paragraph's line that would read as a list item gets a backslash, or an escaped first sign. */
function formatParagraph(spans: readonly Span[]): string {
  return formatSpans(spans);
}

function formatSpans(spans: readonly Span[]): string {
  return spans.map(formatSpan).join('');
}

function formatSpan(span: Span): string {
  const text = escape(span.text);
  const linked = span.href === undefined || span.href === span.text ? text : `[${text}](${span.href})`;
  if (text.trim() === '') return linked;
  // Marks hug the words, so the spaces at the ends stand outside them.
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(linked) ?? [];
  const sign = (span.bold ? '**' : '') + (span.italic ? '*' : '');
  return before + sign + core + sign + after;
}

function escape(text: string): string {
  return text.replace(/\\(?=[*[\]\\])|[*[\]]/g, '\\$&');
}
