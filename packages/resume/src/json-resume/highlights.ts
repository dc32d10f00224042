import { fromHtml } from '../rich-text/from-html.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { toBlock, toLine } from '../text.ts';

const BULLET_LINE = /^\s*[-*•]\s+/;

interface Split {
  summary: string;
  highlights: string[];
}

/**
 * One rich text as JSON Resume's summary and highlights: paragraphs, then the points of the list behind them. A text of
 * another shape (numbers, two levels, words after the list) stays whole in the summary, for splitting it would change it.
 */
export function toHighlights(source: string): Split {
  const blocks = parseRichText(source);
  const lists = blocks.filter((block) => block.kind === 'list');
  const [list] = lists;
  const isPlain = list && !list.ordered && list.items.every((item) => item.list === undefined);
  if (lists.length !== 1 || blocks.at(-1) !== list || !isPlain)
    return { summary: source.trim(), highlights: [] };
  const lines = source.trim().split('\n');
  const at = lines.length - list.items.length;
  const points = lines.slice(at);
  // Bullets of rarer kinds, or empty lines between them, would not come back as they were.
  if (!points.every((line) => BULLET_LINE.test(line))) return { summary: source.trim(), highlights: [] };
  return {
    summary: lines.slice(0, at).join('\n').trim(),
    highlights: points.map((line) => line.replace(BULLET_LINE, '').trim()),
  };
}

/** Summary and highlights, of any type, as one rich text. */
export function fromHighlights(summary: unknown, highlights: unknown): string {
  const text = fromHtml(toBlock(summary)).trim();
  const list = Array.isArray(highlights) ? highlights : toBlock(highlights).split('\n');
  const points = list
    .map((point: unknown) =>
      toLine(fromHtml(toBlock(point)))
        .replace(/^(?:\s*[-*•●◦▪–—]\s+)+/, '')
        .trim(),
    )
    .filter(Boolean);
  return [text, ...points.map((point) => `- ${point}`)].filter(Boolean).join('\n');
}
