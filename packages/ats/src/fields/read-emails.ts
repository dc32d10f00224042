import type { Line } from '../layout/line.ts';
import type { PageLink } from '../model.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import { found, type Found } from './found.ts';
import { isAddress } from './read-links.ts';
import { matchesIn } from '../text/matches-in.ts';

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+/gu;
/** `siti@contoh.exam-ple`: no country or kind of host has a hyphen, so a program that hyphenates words set it. */
const HYPHENATED = /(\.\p{L}{1,12})-(?=\p{L}{1,12}$)/u;
const CONTINUES = /^[\p{L}\p{N}@._-]+$/u;

/** E-mail addresses, those broken over two lines included. */
export function readEmails(lines: readonly Line[]): Found<string>[] {
  const emails = new Map<string, Found<string>>();
  for (const [index, line] of lines.entries())
    for (const cell of line.cells) {
      const near = lines.slice(index, index + MOST_LINES);
      if (!near.some(({ text }) => text.includes('@'))) continue;
      const piece = pieceOf(cell);
      const whole = withNextLines(piece, cell.x, lines.slice(index + 1, index + MOST_LINES), line, lines);
      for (const match of matchesIn(whole.text, EMAIL)) {
        const value = match[0].replace(HYPHENATED, '$1');
        const key = value.toLowerCase();
        if (emails.has(key) || isPartOf(key, emails)) continue;
        emails.set(key, found(value, [slicePiece(whole, match.index, match.index + match[0].length)], 0.98));
      }
    }
  return [...emails.values()];
}

const MAILTO = /^mailto:\s*([^?\s]+@[^?\s]+)/i;

/** `siti@kotakpos.st` over `udio`, which a page broke between any two letters: the file's own link to that address holds the rest. */
export function completedByLinks(emails: Found<string>[], links: readonly PageLink[]): Found<string>[] {
  const linked = links.flatMap(({ url }) => MAILTO.exec(url)?.[1] ?? []);
  if (linked.length === 0) return emails;
  return emails.map((email) => {
    const key = email.value.toLowerCase();
    const whole = linked.find((address) => address.toLowerCase().startsWith(key));
    const rest = whole?.slice(key.length);
    return rest && /^[\p{L}\p{N}-]/u.test(rest) ? { ...email, value: email.value + rest } : email;
  });
}

/** The first half of a broken address must not count as an address of its own. */
function isPartOf(key: string, known: ReadonlyMap<string, Found<string>>): boolean {
  return [...known.keys()].some((other) => other.startsWith(key) || other.endsWith(key));
}

const KNOWN_ENDING =
  /\.(?:com|net|org|edu|gov|id|io|co|me|dev|uk|us|ca|au|sg|de|nl|jp|in|info|biz|app|test|example)$/i;
/** `.fr`, `.xyz`: what a whole address may end in. */
const ENDING = /@.*\.\p{L}{2,}$/u;
const MOST_LINES = 3;

/** An address that the margin broke, perhaps twice: `siti-` over `aminah@kotak-` over `pos.example.com`. */
function withNextLines(
  piece: Piece,
  left: number,
  below: readonly Line[],
  line: Line,
  all: readonly Line[],
): Piece {
  let whole = piece;
  let above = line;
  for (const next of below.slice(0, MOST_LINES - 1)) {
    const cell = next.cells[0]!;
    const centred = Math.abs(cell.x + cell.right - line.x - line.right) < 4;
    const flush = Math.abs(cell.right - line.right) < 4;
    const under = centred || flush || Math.abs(cell.x - left) <= 60;
    const goes = goesOn(whole.text, cell.text) || isCutAnywhere(whole.text, above, next, all);
    if (next.page !== line.page || !under || !goes) break;
    whole = joinPieces([whole, pieceOf(cell)], '');
    above = next;
  }
  return whole;
}

function goesOn(text: string, below: string): boolean {
  const tail = text.split(' ').at(-1) ?? '';
  if (
    below.includes(' ') ||
    !CONTINUES.test(below) ||
    /^www\./i.test(below) ||
    (below.match(/@/g) ?? []).length > 1
  )
    return false;
  if (!tail.includes('@'))
    return below.startsWith('@')
      ? isMailbox(text, tail, below)
      : /[\p{L}\p{N}][_-]$/u.test(tail) && below.includes('@');
  if (below.includes('@')) return false;
  // `.org`: no text begins with a dot but what goes on.
  if (/^\.\p{Ll}{2}/u.test(below)) return true;
  // A host of its own below a whole address.
  if (isAddress(tail.slice(tail.lastIndexOf('@') + 1)) && isAddress(below)) return false;
  // Addresses are written small: a capital begins something else.
  if (/^\p{Lu}/u.test(below) && /\p{Ll}$/u.test(tail)) return false;
  const isWhole = KNOWN_ENDING.test(tail + below);
  const ended = KNOWN_ENDING.test(tail)
    ? !(/^[a-z]{1,2}$/.test(below) && isWhole)
    : ENDING.test(tail) && !isWhole;
  return !ended || /^[.-]/.test(below);
}

/** In font sizes: less than a letter needs. */
const NO_ROOM = 0.5;
const FEWEST_IN_COLUMN = 3;

/** `dimas.aryowica` over `ksono@contoh.id`: a page that breaks words wherever its column ends. */
function isCutAnywhere(text: string, above: Line, line: Line, all: readonly Line[]): boolean {
  const { text: below, x, cells, size, page } = line;
  const inColumn = all.filter(
    (each) => each.page === page && each.cells.length === 1 && Math.abs(each.x - x) < 1,
  );
  return (
    !text.startsWith('www.') &&
    /^\p{Ll}[\p{Ll}\d._%+-]*$/u.test(text) &&
    /^[\p{Ll}\d][\p{Ll}\d._%+-]*@/u.test(below) &&
    cells.length === 1 &&
    above.cells.length === 1 &&
    CONTINUES.test(below) &&
    Math.abs(above.x - x) < 1 &&
    inColumn.length > FEWEST_IN_COLUMN &&
    inColumn.every(({ right }) => right < above.right + NO_ROOM * size)
  );
}

/** `@laras.wdr`: it ends in what no country has, and does not go on. */
const NO_DOMAIN = /^@[\w-]+\.\p{L}{3,}$/u;

/** A name with a profile on some site (`@laras.widuri`) stands below an address or a town, too; mailboxes are written small or stand alone. */
function isMailbox(text: string, tail: string, domain: string): boolean {
  if (/^\p{Ll}|[\d._]/u.test(tail)) return !NO_DOMAIN.test(domain) || KNOWN_ENDING.test(domain);
  return !text.includes(' ') && KNOWN_ENDING.test(domain);
}
