import { parseRichText } from '@setapak/resume';
import type { List, Span } from '@setapak/resume';
import { splitWords } from './split-words.ts';
import type { BlockView, ListView, SpanView } from './view.ts';

/** A document's rich text as the templates take it. */
export function richTextView(source: string): BlockView[] {
  return parseRichText(source).map((block) =>
    block.kind === 'list' ? listView(block) : { kind: 'paragraph', spans: spansView(block.spans) },
  );
}

function listView(list: List): ListView {
  const items = list.items.map((item) => ({
    spans: spansView(item.spans),
    ...(isWhole(item.spans) && { whole: true as const }),
    ...(item.list && { list: listView(item.list) }),
  }));
  return { kind: 'list', ordered: list.ordered, items };
}

/** Four lines or more in some column, and not so many that they would leave a hole. */
function isWhole(spans: readonly Span[]): boolean {
  const length = spans.reduce((sum, { text }) => sum + text.length, 0);
  return length > 110 && length < 900;
}

function spansView(spans: readonly Span[]): SpanView[] {
  return spans.flatMap(({ text, ...style }) =>
    text.split('\n').flatMap((line, index): SpanView[] => {
      const view: SpanView = { ...style, words: splitWords(line) };
      return index === 0 ? [view] : [{ words: [], break: true }, view];
    }),
  );
}
