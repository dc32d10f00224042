import {
  formatRichText,
  parseRichText,
  toBlock,
  type Block,
  type List,
  type ListItem,
  type Span,
} from '@setapak/resume';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;

/** A stored summary as the editor's document. */
export function richDoc(source: string): Node {
  const content = blocksToFragment(parseRichText(source));
  return nodes.doc.create(null, content.childCount > 0 ? content : nodes.paragraph.create());
}

/** The editor's document as it is stored. What a CV has no place for (empty lines and points) is left out. */
export function richSource(doc: Node): string {
  return toBlock(formatRichText(fragmentToBlocks(doc.content)));
}

export function blocksToFragment(blocks: readonly Block[]): Fragment {
  return Fragment.from(
    blocks.map((block) =>
      block.kind === 'list' ? listNode(block) : nodes.paragraph.create(null, inlineNodes(block.spans)),
    ),
  );
}

function listNode({ ordered, items }: List): Node {
  const type = ordered ? nodes.ordered_list : nodes.bullet_list;
  return type.create(null, items.map(itemNode));
}

function itemNode({ spans, list }: ListItem): Node {
  const paragraph = nodes.paragraph.create(null, inlineNodes(spans));
  return nodes.list_item.create(null, list ? [paragraph, listNode(list)] : [paragraph]);
}

function inlineNodes(spans: readonly Span[]): Node[] {
  return spans.flatMap((span) =>
    span.text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [nodes.hard_break.create()] : []),
        ...(line ? [richSchema.text(line, marksOf(span))] : []),
      ]),
  );
}

function marksOf({ bold, italic, href }: Span): Mark[] {
  return [
    ...(href ? [marks.link.create({ href })] : []),
    ...(bold ? [marks.bold.create()] : []),
    ...(italic ? [marks.italic.create()] : []),
  ];
}

export function fragmentToBlocks(fragment: Fragment): Block[] {
  return wholeLists(childrenOf(fragment)).flatMap((node): Block[] => {
    if (node.type.spec.group?.includes('list')) {
      const items = listItems(node);
      return items.length > 0 ? [{ kind: 'list', ordered: node.type === nodes.ordered_list, items }] : [];
    }
    const spans = spansOf(node);
    return isEmpty(spans) ? [] : [{ kind: 'paragraph', spans }];
  });
}

/** What is pasted may begin in the middle of a list: its points get a list again. */
function wholeLists(children: Node[]): Node[] {
  const firstOther = children.findIndex(({ type }) => type !== nodes.list_item);
  const end = firstOther < 0 ? children.length : firstOther;
  if (end > 0) {
    const list = nodes.bullet_list.create(null, children.slice(0, end));
    return [list, ...wholeLists(children.slice(end))];
  }
  const [first, ...rest] = children;
  return first ? [first, ...wholeLists(rest)] : [];
}

/** Points without words go; what lies deeper than two levels comes up to the second, for a CV has no third. */
function listItems(list: Node, level = 1): ListItem[] {
  return childrenOf(list.content).flatMap((item): ListItem[] => {
    const [paragraph, inner] = childrenOf(item.content);
    const spans = paragraph ? spansOf(paragraph) : [];
    const below = inner ? listItems(inner, level + 1) : [];
    if (isEmpty(spans)) return below;
    if (level > 1 || !inner || below.length === 0) return [{ spans }, ...below];
    return [{ spans, list: { kind: 'list', ordered: inner.type === nodes.ordered_list, items: below } }];
  });
}

function spansOf(paragraph: Node): Span[] {
  return childrenOf(paragraph.content).map((node): Span => {
    const has = (name: string) => node.marks.find(({ type }) => type.name === name);
    const href: unknown = has('link')?.attrs['href'];
    return {
      text: node.isText ? (node.text ?? '') : '\n',
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(typeof href === 'string' && { href }),
    };
  });
}

function isEmpty(spans: readonly Span[]): boolean {
  return spans.every(({ text }) => text.trim() === '');
}

function childrenOf(fragment: Fragment): Node[] {
  return Array.from({ length: fragment.childCount }, (_, index) => fragment.child(index));
}
