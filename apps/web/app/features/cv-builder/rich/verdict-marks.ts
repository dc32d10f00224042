import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

interface VerdictMark {
  /** As the style sheet knows it. */
  verdict: string;
  /** As a person reads it beside the point. */
  word: string;
}

/** The mark of a point, by its words. */
export type VerdictMarks = ReadonlyMap<string, VerdictMark>;

const key = new PluginKey<DecorationSet>('verdict marks');

/** A word beside each judged point. While a point is typed in, it keeps the mark that it had. */
export const verdictMarks = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, shown) => {
      const marks = transaction.getMeta(key) as VerdictMarks | undefined;
      return marks
        ? DecorationSet.create(transaction.doc, marked(transaction.doc, marks))
        : shown.map(transaction.mapping, transaction.doc);
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

/** The transaction that shows other marks. */
export function showMarks(state: EditorState, marks: VerdictMarks) {
  return state.tr.setMeta(key, marks);
}

function marked(doc: Node, marks: VerdictMarks): Decoration[] {
  const found: Decoration[] = [];
  doc.descendants((node, position, parent) => {
    if (node.type.name !== 'paragraph' || parent?.type.name !== 'list_item') return;
    const words = node.textBetween(0, node.content.size, ' ', ' ');
    const mark = marks.get(words.replaceAll(/\s+/g, ' ').trim());
    if (mark)
      found.push(
        Decoration.node(position, position + node.nodeSize, {
          'data-verdict': mark.verdict,
          'data-word': mark.word,
        }),
      );
  });
  return found;
}
