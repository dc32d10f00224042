import type { WordStyles } from './word-styles.ts';

/** Letters of one style; a tab and a line break stand alone. */
export interface WordRun {
  text: string;
  bold: boolean;
  italic: boolean;
  /** Points. */
  size: number;
  url?: string;
}

export interface WordParagraph {
  kind: 'paragraph';
  runs: WordRun[];
  /** Points of letters that the paragraph would hold where it has none. */
  size: number;
  /** Depth of its list from 0; nothing without one. */
  list?: number;
  /** Points. */
  indent: number;
  /** Points that the first line begins before the others; less than 0 where it begins behind them. */
  hanging: number;
  alignment: 'left' | 'center' | 'right';
}

export interface WordCell {
  blocks: WordBlock[];
  /** How many columns and rows of the table it spans. */
  columns: number;
  rows: number;
}

interface WordTable {
  kind: 'table';
  rows: WordCell[][];
}

export type WordBlock = WordParagraph | WordTable;

/** What mammoth makes of a Word file's body; only what is used here. https://github.com/mwilliamson/mammoth.js#document-transforms */
export interface MammothNode {
  type: string;
  children?: MammothNode[];
  value?: string;
  href?: string | null;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: { level: number | string } | null;
  alignment?: string | null;
  colSpan?: number;
  rowSpan?: number;
  indent?: { start: string | null; firstLine?: string | null; hanging?: string | null };
  isBold?: boolean;
  isItalic?: boolean;
  isAllCaps?: boolean;
  fontSize?: number | null;
}

const TWIPS = 20;
const MAX_INDENT = 200;
/** Sizes of Word's own headings, for files without them in their styles. */
const HEADINGS: [RegExp, number][] = [
  [/^title$/i, 24],
  [/^heading 1$/i, 16],
  [/^heading 2$/i, 13],
  [/^heading [3-9]$/i, 12],
];

/** Mammoth's tree as blocks whose letters have a size and a weight. */
export function toBlocks(nodes: readonly MammothNode[], styles: WordStyles): WordBlock[] {
  return nodes.flatMap((node): WordBlock[] => {
    if (node.type === 'paragraph') return [toParagraph(node, styles)];
    if (node.type === 'table') return [toTable(node, styles)];
    return toBlocks(node.children ?? [], styles);
  });
}

/** No table of Word has more columns; what a file says beyond that would be laid out one by one. */
const MOST_COLUMNS = 63;

function toTable(table: MammothNode, styles: WordStyles): WordTable {
  const rows = (table.children ?? []).map((row) =>
    (row.children ?? []).map((cell) => ({
      blocks: toBlocks(cell.children ?? [], styles),
      // A file may claim no number at all.
      columns: Math.min(MOST_COLUMNS, Math.max(1, cell.colSpan || 1)),
      rows: Math.max(1, cell.rowSpan ?? 1),
    })),
  );
  return { kind: 'table', rows };
}

function toParagraph(node: MammothNode, styles: WordStyles): WordParagraph {
  const heading = HEADINGS.find(([name]) => name.test(node.styleName ?? ''));
  const own = styles.of(node.styleId ?? null);
  const base = {
    size:
      heading && (own.size ?? styles.bodySize) <= styles.bodySize
        ? heading[1]
        : (own.size ?? styles.bodySize),
    bold: own.bold ?? heading !== undefined,
    italic: own.italic ?? false,
    capitals: own.capitals ?? false,
  };
  const runs: WordRun[] = [];
  const visit = (each: MammothNode, style: typeof base, url?: string): void => {
    if (each.type === 'run') {
      const letters = styles.of(each.styleId ?? null);
      const inner = {
        size: each.fontSize ?? (each.styleId ? (letters.size ?? style.size) : style.size),
        bold: each.isBold || (each.styleId ? (letters.bold ?? style.bold) : style.bold),
        italic: each.isItalic || style.italic,
        capitals: each.isAllCaps || style.capitals,
      };
      for (const child of each.children ?? []) visit(child, inner, url);
      return;
    }
    const text = textOf(each);
    if (text !== undefined)
      runs.push({
        text: style.capitals ? text.toUpperCase() : text,
        bold: style.bold,
        italic: style.italic,
        size: style.size,
        ...(url && { url }),
      });
    for (const child of each.children ?? []) visit(child, style, each.href ?? url);
  };
  for (const child of node.children ?? []) visit(child, base);
  const paragraph: WordParagraph = {
    kind: 'paragraph',
    runs,
    size: base.size,
    indent: Math.min(MAX_INDENT, Math.max(0, pointsOf(node.indent?.start))),
    hanging: pointsOf(node.indent?.hanging) || -pointsOf(node.indent?.firstLine),
    alignment: alignmentOf(node.alignment),
  };
  // Headings are numbered by their outline, often with nothing.
  if (node.numbering && !heading) paragraph.list = Number(node.numbering.level) || 0;
  return paragraph;
}

function pointsOf(twips: string | null | undefined): number {
  return Number(twips ?? 0) / TWIPS || 0;
}

function textOf(node: MammothNode): string | undefined {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  return undefined;
}

function alignmentOf(value: string | null | undefined): WordParagraph['alignment'] {
  if (value === 'center') return 'center';
  return value === 'right' || value === 'end' ? 'right' : 'left';
}
