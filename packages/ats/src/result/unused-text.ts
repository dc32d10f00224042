import type { Section } from '../classify/section.ts';
import { styleKey } from '../classify/heading-styles/style-key.ts';
import { HANDED_ON } from '../classify/section-type.ts';
import { isLabel } from '../fields/contact-zone.ts';
import type { Fragment } from '../layout/fragment.ts';
import { tableRole } from '../layout/table-role.ts';
import type { HiddenReason, PageItems, TextItem } from '../model.ts';
import type { Piece } from '../text/piece.ts';
import type { FoundFields } from './assemble.ts';
import { shownBoxes } from './make-evidence.ts';
import type { UnusedText } from './parsed-resume.ts';

const MAX_TEXTS = 60;
const MAX_LETTERS = 160;
const MOST_WORDS = 6;

/** What stood on the pages and went into no field, line by line, with the reason; at most `MAX_TEXTS`. */
export function unusedTexts(
  fields: FoundFields,
  sections: readonly Section[],
  running: readonly Fragment[],
  pages: readonly PageItems[],
): UnusedText[] {
  const used = new Set(
    piecesOf(fields).flatMap((piece) => piece.items.map((item) => keyOf(piece.page, item))),
  );
  const unassigned = sections
    .filter((section) => !HANDED_ON.has(section.type))
    .flatMap((section) => section.lines.flatMap((line) => line.cells))
    .filter((cell) => !cell.items.some((item) => used.has(keyOf(cell.page, item))) && isWorded(cell.text));
  unassigned.push(...headingsInside(fields, sections));
  // What found no place comes first: the person who imports the CV must see it, however many heads and hidden words there are.
  const texts: UnusedText[] = [
    ...unassigned.map((cell) => textOf(cell.page, cell.text, cell.items, 'unassigned', pages)),
    ...pages.flatMap((page, index) => hiddenTexts(page, index, pages)),
    ...running
      .filter((cell) => /[\p{L}\p{N}]/u.test(cell.text))
      .map((cell) => textOf(cell.page, cell.text, cell.items, 'running', pages)),
  ];
  return texts.slice(0, MAX_TEXTS);
}

/** Bold lines that look like their section's heading and went into a description: headings that were not understood, and all below them stands wrong. */
function headingsInside(
  { work = [], education = [] }: FoundFields,
  sections: readonly Section[],
): Fragment[] {
  const described = new Set(
    [...work, ...education].flatMap(({ description }) =>
      (description?.pieces ?? []).flatMap((piece) => piece.items.map((item) => keyOf(piece.page, item))),
    ),
  );
  return sections.flatMap(({ heading, lines }) => {
    const look = heading?.cells[0];
    if (!look?.bold) return [];
    return lines
      .filter(({ bullet, cells: [cell, ...others] }) => {
        if (!cell || bullet || others.length > 0 || styleKey(cell) !== styleKey(look)) return false;
        return (
          cell.items.every((item) => described.has(keyOf(cell.page, item))) &&
          cell.text.split(' ').length <= MOST_WORDS &&
          !/[.;,:]$|\d/.test(cell.text)
        );
      })
      .map(({ cells }) => cells[0]!);
  });
}

/** A form's own words are no content. */
function isWorded(text: string): boolean {
  return /\p{L}{2}|\d{2}/u.test(text) && !isLabel(text) && !tableRole(text);
}

function textOf(
  page: number,
  text: string,
  items: readonly TextItem[],
  reason: UnusedText['reason'],
  pages: readonly PageItems[],
): UnusedText {
  return { text: text.slice(0, MAX_LETTERS), page, boxes: shownBoxes(items, page, pages), reason };
}

function hiddenTexts(page: PageItems, index: number, pages: readonly PageItems[]): UnusedText[] {
  const lines = new Map<string, TextItem[]>();
  for (const item of page.items) {
    if (!item.hidden || !/[\p{L}\p{N}]/u.test(item.text)) continue;
    const key = `${item.hidden}@${Math.round(item.baseline)}`;
    const line = lines.get(key);
    if (line) line.push(item);
    else lines.set(key, [item]);
  }
  return [...lines.values()].map((items) => ({
    ...textOf(index, items.map((item) => item.text).join(' '), items, 'hidden', pages),
    hidden: items[0]!.hidden as HiddenReason,
  }));
}

const MOST_ITEMS = 1 << 20;

function keyOf(page: number, item: TextItem): number | string {
  if (item.order !== undefined) return page * MOST_ITEMS + item.order;
  return `${page}:${Math.round(item.baseline)}:${item.text}`;
}

/** Every piece that some value was read from. */
function piecesOf(value: unknown): Piece[] {
  if (Array.isArray(value)) return value.flatMap(piecesOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('pieces' in value && Array.isArray(value.pieces)) return value.pieces as Piece[];
  return Object.values(value).flatMap(piecesOf);
}
