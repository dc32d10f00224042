import type { Label } from '../sheet/sheet.ts';

export type Look = 'strong' | 'em' | 'muted' | 'accent' | 'small';

/** A piece of printed text. Without a label it is only a separator or a decoration. */
export interface Span {
  text: string;
  label: Label | null;
  look?: Look[];
  href?: string;
}

/** How text is arranged, in terms every producer can draw. */
export type Block =
  | { type: 'row'; left: Span[]; right?: Span[] }
  | { type: 'para'; spans: Span[] }
  | { type: 'bullets'; mark: string; items: Span[][] }
  | { type: 'aside'; side: 'left' | 'right'; aside: Span[][]; main: Block[] }
  | { type: 'table'; head: Span[][]; rows: Span[][][]; widths: number[]; ruled: boolean }
  | { type: 'fields'; colon: string; rows: { label: Span; value: Span }[] }
  | { type: 'chips'; items: Span[] }
  | { type: 'meters'; as: 'bar' | 'dots'; items: { spans: Span[]; level: number }[] }
  | { type: 'columns'; count: number; items: Span[][] }
  | { type: 'entry'; blocks: Block[] };

export const span = (text: string, label: Label | null, ...look: Look[]): Span => ({ text, label, look });
export const plain = (text: string): Span => ({ text, label: null });

/** Spans joined by a separator that carries no label; empty ones are left out. */
export function joined(separator: string, spans: (Span | null)[]): Span[] {
  return spans
    .filter((item) => item !== null)
    .flatMap((item, i) => (i === 0 ? [item] : [plain(separator), item]));
}

export interface PieceLine {
  text: string;
  label: Label;
}

/** The printed lines of blocks in sense order, each as its labelled pieces. */
export function linesOf(blocks: Block[]): PieceLine[][] {
  return blocks.flatMap((block): PieceLine[][] => {
    switch (block.type) {
      case 'row':
        return [pieces([...block.left, ...(block.right ?? [])])];
      case 'para':
        return [pieces(block.spans)];
      case 'bullets':
      case 'columns':
        return block.items.map(pieces);
      case 'aside':
        return [...block.aside.map(pieces), ...linesOf(block.main)];
      case 'table':
        return [
          ...(block.head.length > 0 ? [pieces(block.head.flat())] : []),
          ...block.rows.map((row) => pieces(row.flat())),
        ];
      case 'fields':
        return block.rows.map(({ label, value }) => pieces([label, value]));
      case 'chips':
        return block.items.map((item) => pieces([item]));
      case 'meters':
        return block.items.map((item) => pieces(item.spans));
      case 'entry':
        return linesOf(block.blocks);
    }
  });
}

function pieces(spans: Span[]): PieceLine[] {
  return spans.flatMap(({ text, label }) => (label === null ? [] : [{ text, label }]));
}
