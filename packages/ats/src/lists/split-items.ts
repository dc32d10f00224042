import { isLevel } from '../lexicon/language-words.ts';
import { splitPiece, slicePiece, type Piece } from '../text/piece.ts';

const SEPARATORS = new Set([',', ';', '|', '•', '·', '●', '▪', '◦', '♦', '∙', '⋅', '\t', '※', '■']);
/** What a group without a space behind its colon is called: `Databases:SQL`, but not `Test:Unit`. */
const KINDS =
  'languages?|databases?|systems?|frameworks?|librar(?:y|ies)|tools?|softwares?|packages?|platforms?|technolog(?:y|ies)|skills?|bahasa|alat|aplikasi|perangkat lunak|sistem operasi|basis data';
const GROUP = new RegExp(
  String.raw`^\s*([^:=,;|•·()]{2,42}?)(?:\s*\(([^()]{2,20})\))?(?:(?:\s*:|\s+=)\s+(?=\S)|(?<=${KINDS}):(?=\p{L}))`,
  'iu',
);

/** `Alat – Excel, Jira`, but not `Excel – Mahir, Jira – Dasar`. */
const DASHED_GROUP = /^\s*([^:=,;|•·()–—]{2,42}?)\s+[–—-]\s+(?=(?:(?!\s-\s)[^–—,])+,(?:(?!\s-\s)[^–—])+$)/u;

/** `…, Negosiasi. Alat: Excel, …`: groups that follow each other as sentences. */
const SENTENCE_GROUP = /^\.\s+\p{Lu}[^.:=,;|•·()]{1,30}:\s+/u;

/** `Frontend: Vue, React | Backend: Go, Redis`: groups that follow each other in one row. */
const BARRED_GROUP = /^\|\s*\p{Lu}[^.:=,;|•·()]{1,30}:\s+(?=\S)/u;

/** `PSAK - Rekonsiliasi bank - Laporan konsolidasi` */
const DASHED = /^\S+(?: \S+){0,3}(?: [-–—] \S+(?: \S+){0,3}){2,}$/u;

/** An item of a list, and the name of its group where that stands within the list's own text. */
export interface Item extends Piece {
  group?: Piece;
}

/** Items between commas, bars and dots, without the numbers of a list in one line; what stands in parentheses stays together. */
export function splitItems(piece: Piece): Item[] {
  const items = atSigns(piece);
  const lengths = items.map(({ text }, index) => numberLength(text, index + 1));
  // The first number may have been the bullet of its line.
  if (items.length < FEWEST_NUMBERED || lengths.slice(1).includes(0)) return items;
  return items.map((item, index) => ({ ...item, ...slicePiece(item, lengths[index]!, item.text.length) }));
}

const FEWEST_NUMBERED = 2;

/** How long the `2) ` or `(2) ` is that opens an item. */
function numberLength(text: string, number: number): number {
  const [opening = '', printed] = /^\(?(\d{1,2})[.)]\s+/u.exec(text) ?? [];
  return Number(printed) === number ? opening.length : 0;
}

function atSigns(piece: Piece): Item[] {
  const parts: Item[] = [];
  let depth = 0;
  let start = 0;
  let group: Piece | undefined;
  const push = (end: number) => {
    const part = slicePiece(piece, start, end);
    if (part.text.replace(/[.\s]/g, '') !== '') parts.push({ ...part, ...(group && { group }) });
  };
  for (let index = 0; index < piece.text.length; index += 1) {
    const letter = piece.text[index]!;
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (SEPARATORS.has(letter) || isCentredStop(piece.text, index)) &&
      !isInNumber(piece.text, index)
    ) {
      push(index);
      const opening = letter === '|' ? BARRED_GROUP.exec(piece.text.slice(index))?.[0] : undefined;
      start = index + (opening?.length ?? 1);
      if (opening) group = slicePiece(piece, index + 1, start);
    } else if (depth === 0 && letter === '.' && !/\bMs$/i.test(piece.text.slice(0, index))) {
      const opening = SENTENCE_GROUP.exec(piece.text.slice(index))?.[0];
      if (!opening) continue;
      push(index);
      start = index + opening.length;
      group = slicePiece(piece, index + 1, start);
    }
  }
  push(piece.text.length);
  // `CI / CD` on its own is one thing; a slash parts items where it does so more than once or beside other signs.
  const [only] = parts;
  if (parts.length === 1 && only && /^\S+(?: \S+)? \/ \S+$/.test(only.text)) return parts;
  if (parts.length === 1 && only && DASHED.test(only.text)) return splitPiece(only, /\s+[-–—]\s+/g);
  return parts.flatMap(({ group: name, ...part }) =>
    splitPiece(part, BETWEEN).map((item) => ({
      ...item,
      ...(name && { group: name }),
    })),
  );
}

const FEWEST_ADDED = 2;
const ORNAMENT = /[\u25a0-\u27bf]/;

/** `Pastry . Barista`, `Excel ~ Word`, `Excel ◆ Word`: a sign with space at both sides, in the place of a centred dot. */
function isCentredStop(text: string, index: number): boolean {
  if (text[index - 1] !== ' ' || text[index + 1] !== ' ') return false;
  // `Vue + Node` is one thing; what is added twice is a list.
  if (text[index] === '+') return text.split(' + ').length > FEWEST_ADDED;
  return '.~*»›'.includes(text[index]!) || ORNAMENT.test(text[index]!);
}

function isInNumber(text: string, index: number): boolean {
  return text[index] === ',' && /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '');
}

/** A slash, or one dash of several; not within `(lancar / fluent)`. */
const BETWEEN = /\s+\/\s+(?![^()]*\))|\s+[–—]\s+(?=\p{Lu}[^–—]*[–—])/gu;

/** `Tools: Excel, Jira`: the group's name and where its items start. */
export function groupPrefix(text: string): { name: string; length: number } | undefined {
  const dashed = DASHED_GROUP.exec(text);
  const levelled = dashed && isLevel(text.slice(dashed[0].length).split(',')[0]!);
  const grouped = GROUP.exec(text);
  // `Structural Design (Master): SAP2000`: what is in the brackets says how well, and anything before a list of several.
  const isOther =
    grouped?.[2] !== undefined && !isLevel(grouped[2]) && !text.slice(grouped[0].length).includes(',');
  // `Bahasa: Native`: how well it is known makes no group.
  const isRated =
    grouped?.[1] !== undefined &&
    /^bahasa$/i.test(grouped[1].trim()) &&
    isLevel(text.slice(grouped[0].length));
  const match = (isOther || isRated ? null : grouped) ?? (levelled || isRated ? null : dashed);
  return match ? { name: match[1]!, length: match[0].length } : undefined;
}
