import { safeUrl } from '@setapak/resume';
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import type { Node, NodeType } from 'prosemirror-model';
import { richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;

/** What the selection has; the toolbar's buttons show it. */
export interface ActiveStyles {
  bold: boolean;
  italic: boolean;
  bullets: boolean;
  numbers: boolean;
  /** The address of the link at the cursor; '' where there is none. */
  link: string;
}

export function activeStyles(state: EditorState): ActiveStyles {
  const { from, to, empty, $from } = state.selection;
  const has = (name: 'bold' | 'italic') =>
    empty
      ? Boolean(marks[name].isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, marks[name]);
  const list = listAround(state);
  return {
    bold: has('bold'),
    italic: has('italic'),
    bullets: list === nodes.bullet_list,
    numbers: list === nodes.ordered_list,
    link: linkAt(state)?.href ?? '',
  };
}

export const toggleBold: Command = toggleMark(marks.bold);
export const toggleItalic: Command = toggleMark(marks.italic);
export const toggleBullets: Command = onLines(toggleList(nodes.bullet_list));
export const toggleNumbers: Command = onLines(toggleList(nodes.ordered_list));

function listAround({ selection: { $from } }: EditorState): NodeType | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return type;
  }
  return undefined;
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const blocks = reachedBy(state.doc, 0, from, to);
    const replace = (reached: Reached, by: Node | Node[]) => {
      const { tr } = state;
      tr.replaceWith(reached.from, reached.to, by);
      const [start, end] = [tr.doc.resolve(reached.from), tr.doc.resolve(tr.mapping.map(reached.to))];
      dispatch?.(tr.setSelection(TextSelection.between(start, end)).scrollIntoView());
      return true;
    };
    if (blocks.nodes.length > 1) return replace(blocks, listedOrNot(blocks.nodes, type));
    const [list] = blocks.nodes;
    if (list?.type === type) {
      const items = reachedBy(list, blocks.from + 1, from, to);
      if (items.nodes.length > 1) return replace(blocks, withoutPoints(list, items.nodes));
    }
    // All of the text, as Ctrl+A selects it, lies outside of its list.
    if (state.selection.$from.depth === 0) {
      const inside = TextSelection.between(state.doc.resolve(from), state.doc.resolve(to));
      return toggleList(type)(state.apply(state.tr.setSelection(inside)), dispatch);
    }
    const around = listAround(state);
    if (around === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (!around) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    const depth = Array.from({ length: $from.depth }, (_, up) => $from.depth - up).find(
      (level) => $from.node(level).type === around,
    );
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
}

/** Lines of one paragraph, as they are pasted, become paragraphs first where the selection reaches them: each is to be a point of its own. */
function onLines(command: Command): Command {
  return (state, dispatch) => {
    const apart = state.tr;
    const breaks = breaksAround(state);
    if (breaks.length === 0) return command(state, dispatch);
    for (const at of breaks.toReversed()) apart.delete(at, at + 1).split(at);
    const select = (from: number, to: number) =>
      apart.setSelection(TextSelection.between(apart.doc.resolve(from), apart.doc.resolve(to)));
    // The end of a line stays there.
    const mapped = (at: number) => apart.mapping.map(at, breaks.includes(at) ? -1 : 1);
    select(mapped(state.selection.from), mapped(state.selection.to));
    return command(state.apply(apart), (listing) => {
      for (const step of listing.steps) apart.step(step);
      select(listing.selection.from, listing.selection.to);
      dispatch?.(apart.scrollIntoView());
    });
  };
}

/** The line breaks in paragraphs that stand in the selection, or next before or behind it. */
function breaksAround({ doc, selection: { from, to } }: EditorState): number[] {
  const reached = reachedBy(doc, 0, from, to);
  const breaks: number[] = [];
  doc.nodesBetween(reached.from, reached.to, (node, at, parent) => {
    if (node.type === nodes.hard_break) breaks.push(at);
    return parent !== doc || node.type === nodes.paragraph;
  });
  const first = breaks.findLast((at) => at < from && isInSameBlock(doc, at, from));
  const last = breaks.find((at) => at >= to && isInSameBlock(doc, at, to));
  return breaks.filter((at) => at === first || at === last || (at >= from && at < to));
}

function isInSameBlock(doc: Node, one: number, other: number): boolean {
  return doc.resolve(one).sameParent(doc.resolve(other));
}

interface Reached {
  nodes: Node[];
  /** Where they begin and end. */
  from: number;
  to: number;
}

/** The children of a node that a selection reaches into. `start`: where its content begins. */
function reachedBy(parent: Node, start: number, from: number, to: number): Reached {
  const reached: Reached = { nodes: [], from, to };
  parent.forEach((child, offset) => {
    const [before, after] = [start + offset, start + offset + child.nodeSize];
    if (after <= from || before >= to) return;
    if (reached.nodes.length === 0) reached.from = before;
    reached.to = after;
    reached.nodes.push(child);
  });
  return reached;
}

/** A list as blocks, some of its points as paragraphs. */
function withoutPoints(list: Node, points: readonly Node[]): Node[] {
  const at = list.children.indexOf(points[0]!);
  const rest = [list.children.slice(0, at), list.children.slice(at + points.length)];
  const [before, after] = rest.map((items) => (items.length > 0 ? [list.type.create(null, items)] : []));
  return [...before!, ...points.flatMap((item) => item.children), ...after!];
}

/** Several blocks as one list, a point a paragraph; as paragraphs where they are such lists already. */
function listedOrNot(blocks: readonly Node[], type: NodeType): Node | Node[] {
  if (blocks.every((block) => block.type === type))
    return blocks.flatMap((list) => list.children.flatMap((item) => item.children));
  const items = blocks.flatMap((block) =>
    block.type === nodes.paragraph ? [nodes.list_item.create(null, block)] : block.children,
  );
  // Empty lines between paragraphs are no points.
  const filled = items.filter((item) => item.textContent !== '');
  return type.create(null, filled.length > 0 ? filled : items);
}

/** The link that the cursor touches, whole. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from } = state.selection;
  const base = $from.start();
  let found: { from: number; to: number; href: string } | undefined;
  $from.parent.forEach((child, offset) => {
    const href: unknown = marks.link.isInSet(child.marks)?.attrs['href'];
    if (typeof href !== 'string') return;
    const [from, to] = [base + offset, base + offset + child.nodeSize];
    if (found?.href === href && found.to === from) found = { ...found, to };
    else if (!found || found.to < $from.pos) found = { from, to, href };
  });
  return found && found.from <= $from.pos && $from.pos <= found.to ? found : undefined;
}

/** Links the selection, the link at the cursor anew, or puts the address in where nothing is selected. */
export function setLink(address: string): Command {
  return (state, dispatch) => {
    const href = safeUrl(address);
    if (!href) return false;
    const old = linkAt(state);
    const { from, to, empty } = state.selection;
    const mark = marks.link.create({ href });
    const { tr } = state;
    if (!empty) tr.addMark(from, to, mark);
    else if (old) tr.addMark(old.from, old.to, mark);
    else tr.replaceSelectionWith(richSchema.text(address.trim(), [mark]), false);
    dispatch?.(tr.removeStoredMark(marks.link));
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (!link) return false;
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link));
  return true;
};

/** At the start of a point, Backspace makes it a paragraph. */
const leaveList: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0 || !listAround(state)) return false;
  return liftListItem(nodes.list_item)(state, dispatch);
};

/** A line break inside a paragraph; a point of a list has only one line. */
const breakLine: Command = (state, dispatch) => {
  if (listAround(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Tab leaves the field, as it leaves any other. */
export const richKeys: Record<string, Command> = {
  ...baseKeymap,
  'Mod-b': toggleBold,
  'Mod-i': toggleItalic,
  'Mod-Shift-8': toggleBullets,
  'Mod-Shift-7': toggleNumbers,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap['Enter'] ?? (() => false)),
  'Shift-Enter': chainCommands(breakLine, splitListItem(nodes.list_item)),
  Backspace: chainCommands(leaveList, baseKeymap['Backspace'] ?? (() => false)),
};

const BULLET = /^[-*•]$/;
const NUMBER = /^1[.)]$/;

/** `- ` or `1. ` at the start of a paragraph begins a list. */
export const startListByTyping: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  if (!empty || listAround(state)) return false;
  const before = $from.parent.textBetween(0, $from.parentOffset);
  if (before.length !== $from.parentOffset) return false;
  const type = BULLET.test(before) ? nodes.bullet_list : NUMBER.test(before) ? nodes.ordered_list : undefined;
  if (!type) return false;
  const cleared = state.tr.delete($from.start(), $from.pos);
  cleared.setSelection(TextSelection.create(cleared.doc, $from.start()));
  return wrapInList(type)(state.apply(cleared), (wrapping) => {
    wrapping.steps.forEach((step) => cleared.step(step));
    dispatch?.(cleared);
  });
};
