import type { Section } from '../classify/section.ts';
import { readHeading } from '../classify/read-heading.ts';
import { findDates } from '../dates/find-dates.ts';
import { isSentence, wordCount } from '../entries/sentences.ts';
import { sameLook, type Fragment } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { wrapsFrom } from '../layout/wraps.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace } from '../places/find-place.ts';
import { pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import { labelKind } from './contact-zone.ts';
import { found, type Found } from './found.ts';
import { postOver } from './read-summary.ts';

const NEAR = 3.2;
const DESCENT = 0.35;
const MAX_WORDS = 12;
const CONTACT =
  /@|https?:|www\.|linkedin|github|\p{L}\.(?:com|net|org|id|io|dev|me|co)\b|\bno\.? ?\d|\b(?:jl|jalan|blok|gg|komp|kompleks?|perum|rt|rw|street|road|avenue)\b|\d{4,}|\d[\d\s().-]{7,}|:|,\s*$/iu;

/** What announces a post in a table of personal data. */
const POST_LABEL =
  /^(?:posisi|jabatan|profesi|pekerjaan|peran|role|(?:posisi|jabatan) (?:yang )?(?:di|ter)?(?:lamar|tuju|inginkan|incar|akhir)|melamar (?:sebagai|untuk posisi)|position|job title|profession|occupation|(?:desired|target) (?:position|role)|position applied(?: for)?|applied position|applying for)$/i;
const LABELLED_POST = /^([\p{L} ]{4,40}?)\s*:\s*(?=\S)/u;

const isPostLabel = (text: string) => POST_LABEL.test(text.replace(/^\d{1,2}\.\s*|\s*:\s*$/g, '').trim());

/** The post of `Posisi: Analis Data`, in one cell or in two, where nothing has begun but the person's own data. */
function readLabelledPost(sections: readonly Section[]): Found<string> | undefined {
  const lines = sections
    .filter(({ type }) => type === 'header' || type === 'title' || type === 'personal' || type === 'contact')
    .flatMap((section) => section.lines);
  for (const { cells } of lines) {
    for (const [index, cell] of cells.entries()) {
      const within = LABELLED_POST.exec(cell.text);
      const next = cells.slice(index + 1).find(({ text }) => !/^\s*:\s*$/.test(text));
      const piece =
        within && isPostLabel(within[1]!)
          ? slicePiece(pieceOf(cell), within[0].length, cell.text.length)
          : next && isPostLabel(cell.text)
            ? slicePiece(pieceOf(next), /^[\s:]*/.exec(next.text)![0].length, next.text.length)
            : undefined;
      if (piece && isPost(piece.text)) return found(piece.text, [piece], 0.9);
    }
  }
  return undefined;
}

/** `Posisi yang dituju` over the post, or in a table's first column, where the paper's other rows are its sections. */
function readPostSection(sections: readonly Section[]): Found<string> | undefined {
  const posts = sections.filter(
    ({ type, heading }) => type === 'other' && heading && isPostLabel(heading.text),
  );
  const [line, ...others] = posts[0]?.lines ?? [];
  const [cell] = line?.cells ?? [];
  return cell && others.length === 0 && isPost(cell.text)
    ? found(cell.text, [pieceOf(cell)], 0.85)
    : undefined;
}

function isPost(text: string): boolean {
  return (
    !/^(?:belum|tidak|-)/i.test(text) &&
    !CONTACT.test(text) &&
    /\p{L}{3}/u.test(text) &&
    wordCount(text) <= MAX_WORDS &&
    findDates(text).length === 0
  );
}

/** Points: as much white as a photo beside the name leaves below it. */
const TALLEST_PHOTO = 110;

/** The post that comes next below the name and the photo beside it. */
function belowPhoto(below: readonly Fragment[], bottom: number): Fragment[] {
  const [next] = below.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return next && next.y - bottom < TALLEST_PHOTO && postScore(next.text) >= 1.5 ? [next] : [];
}

/** The post or trade that stands behind its label in a table of personal data, or under a name (`Staf Keuangan | Audit dan Pajak`), before any section begins. */
export function readHeadline(
  sections: readonly Section[],
  name: Found<string> | undefined,
): Found<string> | undefined {
  const labelled = readLabelledPost(sections) ?? readPostSection(sections);
  if (labelled) return labelled;
  const header = sections.filter((section) => section.type === 'header').flatMap((section) => section.lines);
  const at = name?.pieces[0];
  if (!at || at.items.length === 0) return name ? undefined : overContacts(header);
  // The box of a tall font reaches far below its letters.
  const bottom = Math.max(
    ...at.items.map((item) => Math.min(item.y + item.height, item.baseline + DESCENT * item.size)),
  );
  const size = Math.max(...at.items.map((item) => item.size));
  // What stands below the name comes before what stands beside it.
  const right = Math.max(...at.items.map((item) => item.x + item.width));
  const isBeside = (cell: Fragment) => Number(cell.x > right);
  const below = header
    .filter((line) => line.page === at.page)
    .flatMap((line) => line.cells)
    .filter((cell) => cell.y >= bottom - 0.35 * size);
  const near = below
    .filter((cell) => cell.y - bottom < NEAR * Math.min(size, 14))
    .filter((cell) => !goesOnWithText(cell, header))
    .toSorted((a, b) => isBeside(a) - isBeside(b) || a.y - b.y || a.x - b.x);
  const cells = near.length > 0 ? near : belowPhoto(below, bottom);
  const own = behindName(header, at);
  const broken = own && goesOnBelow(own, header);
  if (broken && postScore(`${own.text} ${broken.text}`) >= 1.5)
    return found(`${own.text} ${broken.text}`, [own, broken], 0.85);
  const behind = own && postScore(own.text) >= 1.5 ? own : undefined;
  const first = cells.find((cell) => isHeadline(cell));
  const over = !first || postScore(first.text) < 1.5 ? rightOver(header, at, size) : undefined;
  if (over) return found(over.text, [pieceOf(over)], 0.7);
  // A sentence below the name is about somebody; beside it stands what somebody is.
  const beside = !first || first.text.endsWith('.') ? besideName(header, at) : undefined;
  if (beside) return found(beside.text, [pieceOf(beside)], 0.8);
  if (first) {
    const printed = [withoutTown(withoutRules(first)), ...wrappedBelow(first, header)];
    const text = printed.map((piece) => piece.text).join(' ');
    // Two sentences are a text about somebody.
    if (/\p{Ll}{3}\.\s+\p{Lu}.*\.$/u.test(text)) return undefined;
    return found(text, printed, postScore(first.text) >= 1.5 ? 0.9 : 0.7);
  }
  if (behind) return found(behind.text, [behind], 0.85);
  const [post] = cells.flatMap((cell) => postBeforeContacts(cell) ?? titleBeforePlace(cell) ?? []);
  if (post) return found(post.text, [post], 0.85);
  const [title] = sections.flatMap((section) => postOver(section) ?? []);
  return title && found(title.text, title.cells.map(pieceOf), 0.8);
}

/** The second sentence of a text about somebody, however short it is. */
function goesOnWithText(cell: Fragment, header: readonly Line[]): boolean {
  const at = header.findIndex(({ cells }) => cells.length === 1 && cells[0] === cell);
  const [above, line] = [header[at - 1], header[at]];
  return (
    above?.cells.length === 1 &&
    line !== undefined &&
    isSentence(above.text) &&
    sameLook(above, line) &&
    line.gap < 0.6 * line.size &&
    cell.text.endsWith('.')
  );
}

/** A post alone in the line over the name, as magazines print what a text is about. */
function rightOver(header: readonly Line[], name: Piece, size: number): Fragment | undefined {
  const top = Math.min(...name.items.map((item) => item.y));
  const above = header.findLast((line) => line.page === name.page && line.bottom < top + 0.35 * size);
  const [cell, ...others] = above?.cells ?? [];
  if (!cell || others.length > 0 || top - cell.bottom > NEAR * Math.min(size, 14)) return undefined;
  return isHeadline(cell) && postScore(cell.text) >= 1.5 ? cell : undefined;
}

const LONGEST = 260;

/** The rest of a headline that is longer than its column, as on profiles of LinkedIn. */
function wrappedBelow(first: Fragment, header: readonly Line[]): Piece[] {
  const from = header.findIndex(({ cells }) => cells.length === 1 && cells[0] === first);
  const pieces: Piece[] = [];
  if (from < 0) return pieces;
  let { length } = first.text;
  for (let at = from + 1; at < header.length; at += 1) {
    const [above, line] = [header[at - 1]!, header[at]!];
    const [cell] = line.cells;
    length += line.text.length + 1;
    const goesOn = wrapsFrom(above, line) && !isPlace(line.text) && !CONTACT.test(line.text);
    if (!cell || !goesOn || length > LONGEST || readHeading(line.text)) break;
    pieces.push(pieceOf(cell));
  }
  return pieces;
}

/** `Perawat` of `Perawat · Kudus · 0812-3456-7890` or `Perawat — Kudus — 0812…` below a name. */
function postBeforeContacts(cell: Fragment): Piece | undefined {
  const end = /\s*[|•·]\s|\s+[—–/◆⋄]\s+(?=.*(?:@|\d{4}))/u.exec(cell.text)?.index ?? 0;
  const post = slicePiece(pieceOf(cell), cell.bullet, end);
  return end > 0 && isPost(post.text) && postScore(post.text) >= 1.5 ? post : undefined;
}

/** `Lulusan Baru Akuntansi — Semarang`, also before other contacts: `… / Semarang / 0812…` */
function titleBeforePlace(cell: Fragment): Piece | undefined {
  const match = /\s+[—–/|•·-]\s+([^—–/|•·]+)/u.exec(cell.text);
  const [index, place] = [match?.index ?? 0, match?.[1] ?? ''];
  const title = slicePiece(pieceOf(cell), cell.bullet, index);
  const isOne = index > 0 && isPlace(place.trim()) && isPost(title.text);
  return isOne && /^\p{Lu}/u.test(title.text) && !isPlace(title.text) ? title : undefined;
}

/** `— Apoteker —`, `~ Apoteker ~` */
function withoutRules(cell: Fragment): Piece {
  const [, before = '', text = ''] = /^([—–~|•·-]\s*)(.+?)\s*[—–~|•·-]$/u.exec(cell.text) ?? [];
  return text ? slicePiece(pieceOf(cell), before.length, before.length + text.length) : pieceOf(cell);
}

/** `Frontend Engineer · Yogyakarta`, `Frontend Engineer — Yogyakarta, Indonesia`: the town behind a post is where somebody lives. */
function withoutTown(headline: Piece): Piece {
  const [, post, town] = /^(.*\S)\s+[|•·—–-]\s+([^|•·—–]+)$/u.exec(headline.text) ?? [];
  return post && town && isPlace(town) && postScore(post) >= 1.5
    ? slicePiece(headline, 0, post.length)
    : headline;
}

/** At the right of a name: a post over the contacts, or in the line of the name. */
function besideName(header: readonly Line[], { page, items }: Piece): Fragment | undefined {
  const bottom = Math.max(...items.map(({ baseline }) => baseline));
  const right = Math.max(...items.map(({ x, width }) => x + width));
  return header
    .filter((line) => line.page === page && line.y < bottom)
    .flatMap((line) => line.cells)
    .find((cell) => cell.x > right && isHeadline(cell) && postScore(cell.text) >= 1.5);
}

const BEHIND_NAME = /^\s*(?:\||\(|,\s|[–—-]\s)\s*(.{3,60}?)\)?$/u;

/** `Siti Aminah — Analis Data`, in one cell with the name. */
function behindName(header: readonly Line[], { text, items }: Piece): Piece | undefined {
  const cell = header.flatMap(({ cells }) => cells).find((each) => each.items.includes(items.at(-1)!));
  const whole = cell && pieceOf(cell);
  // The name may begin in the line above.
  const words = text.split(' ');
  const own = words.map((_, at) => words.slice(at).join(' ')).find((end) => whole?.text.startsWith(end));
  if (!whole || own === undefined) return undefined;
  const post = BEHIND_NAME.exec(whole.text.slice(own.length))?.[1];
  if (post === undefined || !isPost(post)) return undefined;
  const from = whole.text.indexOf(post, own.length);
  return slicePiece(whole, from, from + post.length);
}

const LARGE_LETTERS = 14;

/** `Siti Aminah | Akuntan` over `Pajak` in the same large letters, which the line had no room for. */
function goesOnBelow({ items, page }: Piece, header: readonly Line[]): Piece | undefined {
  const last = items.at(-1)!;
  const below = header.find((line) => line.page === page && line.baseline > last.baseline + 0.5 * last.size);
  const [cell, ...others] = below?.cells ?? [];
  if (!cell || others.length > 0 || last.size < LARGE_LETTERS || !isPost(cell.text)) return undefined;
  const isSame = cell.items.every(
    ({ font, size, colour }) => font === last.font && size === last.size && colour === last.colour,
  );
  const isNext = cell.baseline - last.baseline < 1.6 * last.size;
  return isSame && isNext && !isPlace(cell.text) ? pieceOf(cell) : undefined;
}

/** Where the name is a picture: a post alone in the first line, over the contacts. */
function overContacts([top]: readonly Line[]): Found<string> | undefined {
  const [cell, ...others] = top?.cells ?? [];
  if (!cell || others.length > 0 || !isHeadline(cell) || postScore(cell.text) < 1.5) return undefined;
  return found(cell.text, [pieceOf(cell)], 0.7);
}

function isHeadline(cell: Fragment): boolean {
  const { text } = cell;
  if (cell.bullet > 0 || cell.role || isPostLabel(text) || !isPost(text)) return false;
  if (isPlace(text) || labelKind(text) || readHeading(text)) return false;
  const parts = text.split(/\s*[|•·/,–—]\s*/u);
  if (parts.some((part) => postScore(part) >= 1.5)) return true;
  return !isSentence(parts[0]!) && !parts.some(isPlace) && /^\p{Lu}/u.test(text) && !/\d/.test(text);
}
