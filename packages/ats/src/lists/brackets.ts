import { readHeading } from '../classify/read-heading.ts';
import { slicePiece, splitPiece, type Piece } from '../text/piece.ts';

/** Of three things and more: `JavaScript (Node, React)` is one thing with what is meant by it. */
const LIST_IN_PARENTHESES = String.raw`\((?:[^(),]+,){2,}[^(),]+\)`;
const BRACED = new RegExp(
  String.raw`^\s*([^{}(),;|•·]{2,42}?)\s*(?=(?:\{[^{}]+\}|${LIST_IN_PARENTHESES})\s*$)`,
  'u',
);
const WHOLE = /^\s*(?:\{\s*[^{}]+\}|\[\s*[^[\]]+\]|\(\s*[^()]+,[^()]+\))\s*$/u;

/** What groups of skills are called: `Tools`, `Bahasa Pemrograman`, `Backend`. */
const KIND =
  /(?:^|\s)(?:languages|databases?|systems?|frameworks?|librar(?:y|ies)|tools?|softwares?|platforms?|technolog(?:y|ies)|alat|aplikasi|perangkat lunak|pemrograman|basis data|(?:front|back)[\s-]?end)$/iu;

/**
 * `Tools {Git, Docker}`, `Tools (Git, Docker, Vim)`: the name of a group and where its items start. `Azure (Web Apps, Functions, SQL)` is one thing
 * with what is meant by it.
 */
export function bracedGroup(text: string): { name: string; length: number } | undefined {
  const match = BRACED.exec(text);
  const name = match?.[1];
  if (!match || name === undefined) return undefined;
  const isKind = text[match[0].length] === '{' || KIND.test(name) || readHeading(name)?.type === 'skills';
  return isKind ? { name, length: match[0].length } : undefined;
}

/** `Azure (Web Apps, Functions, SQL)`: nothing goes on behind what is meant by a name. */
export function endsInBrackets(text: string): boolean {
  return BRACED.test(text);
}

/** `{Git, Docker}` without what is around the whole list. */
export function withoutBrackets(piece: Piece): Piece {
  if (!WHOLE.test(piece.text)) return piece;
  const from = piece.text.search(/[[{(]/) + 1;
  return slicePiece(piece, from, piece.text.trimEnd().length - 1);
}

/** `[Git] [Docker]` */
export function splitBrackets<T extends Piece>(item: T): T[] {
  return splitPiece(item, /(?<=[\]}])\s*(?=[[{])/gu).map((part) => ({ ...item, ...withoutBrackets(part) }));
}
