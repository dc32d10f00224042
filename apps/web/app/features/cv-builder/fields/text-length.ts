import { parseRichText, type Block, type Span } from '@setapak/resume';

export interface TextLength {
  points: number;
  words: number;
  /** For one entry of a CV: up to 6 points and 120 words is what readers take in. */
  verdict: 'empty' | 'good' | 'long';
}

/** How much one entry says. */
export function textLength(summary: string): TextLength {
  const blocks = parseRichText(summary);
  const points = blocks.flatMap(pointsOf);
  const words =
    [...points, ...blocks.flatMap(paragraphText)].join(' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const long = words > 120 || points.length > 6;
  return { points: points.length, words, verdict: words === 0 ? 'empty' : long ? 'long' : 'good' };
}

export function pointsOf(block: Block): string[] {
  if (block.kind !== 'list') return [];
  return block.items.flatMap(({ spans, list }) => [textOf(spans), ...(list ? pointsOf(list) : [])]);
}

export function paragraphText(block: Block): string[] {
  return block.kind === 'paragraph' ? [textOf(block.spans)] : [];
}

function textOf(spans: readonly Span[]): string {
  return spans
    .map(({ text }) => text)
    .join('')
    .trim();
}
