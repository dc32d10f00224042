import { parseRichText, type List, type Span } from '@setapak/resume';
import { splitWords } from './split-words.ts';
import type { BlockView, ListView, SpansView, SpanView } from './view.ts';

/** Characters of a point that would leave a hole if it were kept on one page. */
const MANY_LINES = 900;

/** A document's rich text as the templates take it. */
export function richTextView(source: string): BlockView[] {
  return parseRichText(source).map((block): BlockView => {
    if (block.kind === 'list') {
      const keep = keptTogether(block);
      return { ...listView(block), ...(keep && { keep }) };
    }
    const isShort = lengthOf(block.spans) <= 250;
    return { kind: 'paragraph', spans: spansView(block.spans), ...(isShort && { keep: 'all' }) };
  });
}

/** A list of a few lines is not parted; of a longer one no point stands alone. What is long itself may leave no hole on a page. */
function keptTogether(list: List): ListView['keep'] {
  const lengths = list.items.map(itemLength);
  const length = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0);
  if (length(lengths) <= (lengths.length <= 3 ? 700 : 400)) return 'all';
  const isParted =
    lengths.length > 3 && length(lengths.slice(0, 2)) <= 500 && length(lengths.slice(-2)) <= 500;
  return isParted ? 'ends' : undefined;
}

function itemLength(item: List['items'][number]): number {
  return lengthOf(item.spans) + (item.list?.items ?? []).reduce((sum, inner) => sum + itemLength(inner), 0);
}

function listView(list: List): ListView {
  const items = list.items.map((item) => ({
    spans: spansView(item.spans),
    ...(lengthOf(item.spans) >= MANY_LINES && { long: true as const }),
    ...(item.list && { list: listView(item.list) }),
  }));
  return { kind: 'list', ordered: list.ordered, items };
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { text }) => sum + text.length, 0);
}

function spansView(spans: readonly Span[]): SpansView {
  const views = spans.flatMap(({ text, ...style }) =>
    text.split('\n').flatMap((line, index): SpanView[] => {
      const view: SpanView = { ...style, words: splitWords(line) };
      return index === 0 ? [view] : [{ words: [], break: true }, view];
    }),
  );
  return plainText(views) ?? views;
}

/** Most texts are plain, and set quicker: `blocks.typ`. */
function plainText([first, ...others]: readonly SpanView[]): string | undefined {
  if (!first || others.length > 0) return undefined;
  const { words, ...style } = first;
  const [word, ...rest] = words;
  const isPlain = rest.length === 0 && Object.keys(style).length === 0;
  return isPlain && typeof word === 'string' ? word : undefined;
}
