import type { Layout, SectionId } from '@setapak/resume';

/** Moves a section one place up or down in its column; at the end nothing changes. */
export function movedBy(layout: Layout, name: SectionId, by: -1 | 1): Layout {
  return layout.map((column) => {
    const at = column.indexOf(name);
    const to = at + by;
    if (at < 0 || to < 0 || to >= column.length) return column;
    return column.with(at, column[to] as SectionId).with(to, name);
  });
}

/** Takes a section out and puts it before another one, or at the end of a column. */
export function movedTo(
  layout: Layout,
  name: SectionId,
  target: { column: number; before?: SectionId | undefined },
): Layout {
  if (target.before === name) return layout;
  return layout.map((column, index) => {
    const rest = column.filter((each) => each !== name);
    if (index !== target.column) return rest;
    const at = target.before === undefined ? -1 : rest.indexOf(target.before);
    return at < 0 ? [...rest, name] : rest.toSpliced(at, 0, name);
  });
}

/** Where a dragged section lands: over a section it takes that one's place, over a column its end. */
export function dropped(layout: Layout, name: SectionId, over: SectionId | number): Layout {
  if (typeof over === 'number') return movedTo(layout, name, { column: over });
  const from = columnOf(layout, name);
  const column = columnOf(layout, over);
  const places = layout[column] ?? [];
  const after = from === column && places.indexOf(name) < places.indexOf(over);
  const before = after ? places[places.indexOf(over) + 1] : over;
  return movedTo(layout, name, { column, before });
}

export function columnOf(layout: Layout, name: SectionId): number {
  return layout.findIndex((column) => column.includes(name));
}
