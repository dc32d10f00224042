import { formatRichText, parseRichText, type Block, type ListItem, type Span } from '@setapak/resume';

/** The points of a text, one after the other, or its paragraphs where it has no points. Pure. */

/** Shorter ones are still being written. */
const SHORTEST = 8;

export interface Point {
  /** Its place among all points and paragraphs of the text. */
  at: number;
  text: string;
}

export function pointsOf(source: string): Point[] {
  const all = [...places(parseRichText(source))].map(({ spans, isPoint }, at) => ({
    at,
    text: lineOf(spans),
    isPoint,
  }));
  const points = all.some(({ isPoint }) => isPoint) ? all.filter(({ isPoint }) => isPoint) : all;
  return points.filter(({ text }) => text.length >= SHORTEST).map(({ at, text }) => ({ at, text }));
}

/** The text with another point in the place of one; undefined where that says something else by now. */
export function withPoint(source: string, { at, text }: Point, instead: string): string | undefined {
  const blocks = structuredClone(parseRichText(source));
  const place = [...places(blocks)][at];
  if (!place || lineOf(place.spans) !== text) return undefined;
  place.spans.splice(0, place.spans.length, { text: instead });
  return formatRichText(blocks);
}

/** A text of one paragraph, its brackets and stars as they are. */
export const paragraph = (text: string) => formatRichText([{ kind: 'paragraph', spans: [{ text }] }]);

const lineOf = (spans: readonly Span[]) =>
  spans
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

function* places(blocks: readonly Block[]): Generator<{ spans: Span[]; isPoint: boolean }> {
  for (const block of blocks)
    if (block.kind === 'paragraph') yield { spans: block.spans, isPoint: false };
    else yield* items(block.items);
}

function* items(list: readonly ListItem[]): Generator<{ spans: Span[]; isPoint: boolean }> {
  for (const item of list) {
    yield { spans: item.spans, isPoint: true };
    if (item.list) yield* items(item.list.items);
  }
}
