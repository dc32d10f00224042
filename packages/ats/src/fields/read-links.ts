import type { Box, PageLink } from '../model.ts';
import { isPlace } from '../places/find-place.ts';
import { joinPieces, slicePiece, type Piece } from '../text/piece.ts';
import { isLabel, labelKind, valueStart, type ContactCell } from './contact-zone.ts';
import { found, type Found } from './found.ts';
import { matchesIn } from '../text/matches-in.ts';

const URL =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/|www\.)[^\s,;|<>()"'•·]+|(?<![\p{L}\p{N}@._/-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,12}(?:\/[^\s,;|<>()"'•·]*)?(?![\p{L}\p{N}@_-]|\.[\p{L}])/giu;
/** Endings that make a bare word with a dot an address: the older generic ones, those that people buy for portfolios, and countries. */
const ENDINGS =
  /\.(?:com|net|org|edu|gov|mil|int|info|biz|name|io|co|ai|app|dev|me|tech|site|online|web|page|pro|blog|design|studio|cloud|xyz|art|link|bio|film|media|photo|photography|video|music|academy|store|shop|press|works|space|world|science|codes|rocks|ninja|wiki|fyi|digital|agency|email|earth|eco|life|live|cv|zone|team|network|systems|solutions|consulting|expert|guru|health|care|travel|style|graphics|gallery|photos|software|tools|legal|kitchen|cafe|coffee|social|news|today|id|us|uk|ca|au|sg|my|nl|de|fr|jp|in|nz|ie|eu|ch|se|no|dk|fi|es|it|pt|br|kr|cn|tw|hk|th|vn|ph|at|be|cz|sk|pl|hu|ro|bg|gr|hr|rs|si|lt|lv|ee|ua|ru|tr|il|ae|sa|za|ng|ke|gh|eg|ma|mx|ar|cl|pe|uy|pk|bd|lk|np|kz|tv|cc|to|gg|so|sh|ly|test|example|invalid)$/i;
const LINKEDIN = /linkedin\.com\/(?:in|pub|company)\/[^\s/?#]+/i;

/** `https://www.linkedin.com/ in/ siti`, where a space is set behind each slash. */
const SPREAD = /^(?:https?:\/\/|www\.)\S+\/(?:\s+[\w-]+\/)*\s+[\w.-]+$/i;

interface Links {
  linkedin?: Found<string>;
  websites: Found<string>[];
  /** Addresses that are not printed, with the words that lead there. */
  behindNames: Found<string>[];
}

/**
 * LinkedIn and other web addresses of a person, from print first, from the file's links where print has only a name or an icon.
 * @param byPage the links of each page
 */
export function readLinks(
  cells: readonly ContactCell[],
  byPage: readonly (readonly PageLink[])[],
  emails: readonly string[],
): Links {
  const annotations = byPage.flat();
  const seen = new Map<string, Found<string>>();
  let linkedin: Found<string> | undefined;
  const widest = widestRights(cells);
  for (const [index, cell] of cells.entries()) {
    const whole = withNextLines(cells, index, widest);
    const piece = SPREAD.test(whole.text) ? { ...whole, text: whole.text.replaceAll(/\s+/g, '') } : whole;
    for (const match of matchesIn(piece.text, URL)) {
      const printed = match[0].replace(/[.,;:]+$/, '');
      const rest = match.index === 0 ? cells[index - 1]?.piece.text : piece.text.slice(0, match.index);
      if (!isAddress(printed) || isHostOf(emails, printed, rest)) continue;
      const source = piece === whole ? slicePiece(piece, match.index, match.index + printed.length) : whole;
      const value = completed(printed, annotations).replaceAll('˜', '~');
      if (/linkedin\./i.test(value)) linkedin ??= found(value, [source], LINKEDIN.test(value) ? 0.97 : 0.7);
      else if (!seen.has(keyOf(value))) seen.set(keyOf(value), found(value, [source], 0.92));
    }
    linkedin ??= linkedinName(cell);
  }
  linkedin ??= linkedinAnnotation(annotations);
  const behindNames = sitesBehindNames(cells, byPage).filter(({ value }) => !seen.has(keyOf(value)));
  return { linkedin, websites: [...seen.values()], behindNames };
}

/** The rest of a mail address that a line's end or a space cut, or a host where everybody has one. */
function isHostOf(emails: readonly string[], printed: string, before = ''): boolean {
  const ends = (tail: string) => emails.some((email) => email.toLowerCase().endsWith(tail.toLowerCase()));
  const cut = /@[\w.-]*(?=\s*$)/.exec(before)?.[0];
  return ends(printed) && (MAIL_HOST.test(printed) || (cut !== undefined && ends(cut + printed)));
}

const MAIL_HOST =
  /^(?:gmail|yahoo|ymail|outlook|hotmail|live|icloud|proton|protonmail|rocketmail|aol|mail)\./i;

/** A web address, or a host with an ending that people have. */
export function isAddress(value: string): boolean {
  if (/^(?:https?:\/\/|www\.)/i.test(value))
    return /^[\w-]+\.[a-z]/i.test(value.replace(/^https?:\/\//i, '').replace(/^www\./i, ''));
  const host = value.split('/')[0] ?? '';
  // `M.Si` is a degree.
  if (/^\p{L}\.\p{L}{2}$/u.test(host)) return false;
  return (
    ENDINGS.test(host) &&
    !/^\d+(?:\.\d+)*$/.test(host) &&
    !/^(?:(?:node|vue|next|react|express|d3|three)\.js|(?:asp|ado|vb)\.net)$/i.test(host)
  );
}

/** A link's own address where print shows only its first part, cut by a line's end. */
function completed(printed: string, annotations: readonly PageLink[]): string {
  const key = keyOf(printed);
  const link = annotations.find(({ url }) => keyOf(url).startsWith(key) && keyOf(url).length > key.length);
  const whole = annotations.some(({ url }) => keyOf(url) === key);
  if (!link || whole) return printed;
  const rest = keyOf(link.url).slice(key.length);
  // `https://siti.stud`: no host has such an ending, and the link's goes on within it.
  const isCutHost = !key.includes('/') && !isAddress(key) && /^[a-z]/.test(rest);
  if (!isCutHost && !/[/?=_-]|\.[a-z]+\//i.test(key)) return printed;
  // `github.com/siti` is whole, whatever of hers a link leads to: a line's end cuts behind a slash.
  if (!rest.startsWith('/')) return printed + rest;
  return printed.endsWith('/') ? printed + rest.slice(1) : printed;
}

function keyOf(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

const MOST_LINES = 3;
const SAME_SIZE = 1;
/** In sizes of the letters: the rest of an address stands no further below. */
const NEXT_LINE = 2.5;

/** An address that a line's end cut: only where the cut shows, or where the column was full to the last letter. */
function withNextLines(cells: readonly ContactCell[], index: number, widest: WidestRights): Piece {
  const first = cells[index]!;
  let whole = first.piece;
  let { line } = first;
  for (const next of cells.slice(index + 1, index + MOST_LINES)) {
    // A host with a slash is whole, unless something begins right below it.
    const edge = (next.piece.items[0]?.x ?? 0) - (first.piece.items[0]?.x ?? 0);
    if (/(?:^|\s|\/\/)[^\s/]+\/$/.test(whole.text) && !first.below && Math.abs(edge) > 4) break;
    if (!next.below || next.line.page !== line.page || next.line === line) break;
    if (Math.abs(next.line.size - line.size) > SAME_SIZE) break;
    if (next.line.baseline - line.baseline > NEXT_LINE * line.size) break;
    const tail = whole.text.split(' ').at(-1) ?? '';
    if (!goesOn(tail, next.piece.text, line, widest.get(columnOf(line))!)) break;
    whole = joinPieces([whole, next.piece], '');
    ({ line } = next);
  }
  return whole;
}

type WidestRights = ReadonlyMap<string, number>;

function columnOf(line: ContactCell['line']): string {
  return `${line.page}|${line.columnLeft}|${line.columnRight}`;
}

/** How far the lines of each column reach. */
function widestRights(cells: readonly ContactCell[]): WidestRights {
  const widest = new Map<string, number>();
  for (const { line } of cells) {
    const column = columnOf(line);
    widest.set(column, Math.max(widest.get(column) ?? -Infinity, line.right));
  }
  return widest;
}

function goesOn(tail: string, below: string, line: ContactCell['line'], widest: number): boolean {
  const bare = below.replace(/\s+\(\p{L}[\p{L} ]*\)$/u, '');
  if (!/^[\w.~/%?=&@-]*\w[\w.~/%?=&@-]*$/.test(bare) || /@.*\./.test(bare)) return false;
  if (
    !/https?:\/\/|www\.|\w\.[a-z]{2,}\/|^\w[\w-]*\.\w+$/i.test(tail) ||
    (tail.includes('@') && !tail.includes('/'))
  )
    return false;
  const isWhole = /^[\w.-]+\//.test(below) && isAddress(below);
  if (isWhole && tail.endsWith('/')) return false;
  if (/[-/._=]$/.test(tail) || below.startsWith('/')) return true;
  if (isWhole) return false;
  if (isLabel(below)) return false;
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  const full = widest - line.right < 2.2 * letter;
  if (/^\p{Lu}/u.test(below) || isPlace(below) || /^\+?\d{7,}$/.test(below)) return false;
  if (!isAddress(tail) || (full && below.length < 4)) return true;
  return full && !ENDINGS.test(tail) && !isAddress(below);
}

/** `/in/siti-aminah` beside an icon: an address without its host. */
const PATH = /^\s*(\/?in\/[\p{L}\p{N}][\p{L}\p{N}_.%-]{2,60})\/?\s*$/iu;

/** `LinkedIn: siti-aminah`: a label and a name instead of an address. */
function linkedinName(cell: ContactCell): Found<string> | undefined {
  const text = cell.piece.text;
  const path = PATH.exec(text);
  if (path)
    return found(
      `linkedin.com/${path[1]!.replace(/^\//, '')}`,
      [slicePiece(cell.piece, path.index, text.length)],
      0.85,
    );
  const beside = /\blinked ?in\b\s*:?\s+([\p{L}\p{N}][\p{L}\p{N}_.-]{2,60})/iu.exec(text);
  const start = valueStart(text);
  const labelled = cell.label !== undefined && labelKind(cell.label) === 'linkedin';
  const name = labelled ? text.slice(start).trim() : beside?.[1];
  if (!name || !isHandle(name, labelled)) return undefined;
  const from = text.indexOf(name, labelled ? start : (beside?.index ?? 0));
  return found(`linkedin.com/in/${name}`, [slicePiece(cell.piece, from, from + name.length)], 0.8);
}

function isHandle(name: string, labelled: boolean): boolean {
  if (
    !/^[\p{L}\p{N}][\p{L}\p{N}_.-]{2,60}$/u.test(name) ||
    /^https?$|linkedin|^\d+$/i.test(name) ||
    isAddress(name)
  )
    return false;
  if (isLabel(name) || isPlace(name)) return false;
  return /[\d_.-]/.test(name) || (labelled && name === name.toLowerCase());
}

const LONGEST_NAME = 30;
/** Maps, chats and LinkedIn are no sites of somebody's own. */
const NO_SITE = /linkedin\.com|maps|\bwa\.me|whatsapp/i;

/** `Portofolio` or `GitHub` among the contacts, where only the file's own link says what it leads to. */
function sitesBehindNames(
  cells: readonly ContactCell[],
  byPage: readonly (readonly PageLink[])[],
): Found<string>[] {
  return byPage.flatMap((links, page) =>
    links
      .filter(({ url }) => /^https?:\/\/[^/]/i.test(url) && !NO_SITE.test(url))
      .flatMap((link) => {
        const onPage = cells.filter(({ piece }) => piece.page === page);
        const items = onPage.flatMap(({ piece }) => piece.items.filter((item) => isUnder(item, link)));
        const text = items.map((item) => item.text).join(' ');
        const isName = /\p{L}{2}/u.test(text) && text.length <= LONGEST_NAME && !/[@/]|\w\.\w/.test(text);
        return isName ? [found(link.url, [{ text, page, items }], 0.6)] : [];
      }),
  );
}

function isUnder(item: Box, link: PageLink): boolean {
  const [x, y] = [item.x + item.width / 2, item.y + item.height / 2];
  return x > link.x && x < link.x + link.width && y > link.y && y < link.y + link.height;
}

function linkedinAnnotation(annotations: readonly PageLink[]): Found<string> | undefined {
  const link = annotations.find((each) => LINKEDIN.test(each.url));
  return link && found(link.url, [], 0.6);
}
