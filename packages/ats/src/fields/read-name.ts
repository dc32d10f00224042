import { isOn } from '../rules.ts';
import type { Section } from '../classify/section.ts';
import { readHeading } from '../classify/read-heading.ts';
import { cutFragment, headOf } from '../layout/cut-fragment.ts';
import type { Fragment } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { isPlace } from '../places/find-place.ts';
import { postScore } from '../lexicon/score-text.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import { isLabel, labelKind, valueStart, type ContactCell } from './contact-zone.ts';
import { found, type Found } from './found.ts';

const NAME =
  /^(?:(?:dr|drs|dra|drg|ir|prof|h|hj|mr|mrs|ms|miss|rev)\.?\s+)*[\p{L}][\p{L}'’.`-]*(?:\s+(?:[\p{L}][\p{L}'’.`-]*|["“”‘']\p{L}{2,12}["”’'])){0,6}(?:\s*,\s*[\p{L}. ]{1,14}){0,4}\.?$/iu;
/** A line of nothing but degrees: `S.Kom., M.T.` */
const DEGREES = /^(?:\p{L}{1,5}\.\s?)+(?:\p{L}{1,5}\.?)?(?:,\s*(?:\p{L}{1,5}\.\s?)+)*$/u;
/** What family names are joined with, in small letters: `van der Berg`, `binti Ahmad`, `da Silva`. */
const PARTICLE = /^(?:van|von|de[nrl]?|te[nr]|zu[mr]?|la|le|du|da|das|do|dos|bin|binti|binte|ibn|al|el|y|e)$/;
/** `CURRICULUM VITAE DOSEN` */
const KIND_OF_PAPER =
  /^(?:curriculum vit(?:ae|æ)|(?:daftar )?riwayat hidup|biodata|personal data sheet|r[ée]sum[ée]|lebenslauf|cv)(?!\p{L})/iu;
const TITLES = /^(?:(?:dr|drs|dra|drg|ir|prof|h|hj|mr|mrs|ms|miss|rev)\.?\s+)+/iu;
const MAX_WORDS = 7;
const FEWEST_OF_SENTENCE = 3;
const FIRST_LINES = 12;
/** `Halo, saya Siti Aminah.`: the stop behind a word that is no short form. */
const FULL_STOP = /(?<=\p{Ll}{4})\.$/u;

/** A person's name as printed, degrees after it included: labelled, or the line that stands out most near the top. */
export function readName(
  sections: readonly Section[],
  cells: readonly ContactCell[],
  bodySize: number,
): Found<string> | undefined {
  for (const [index, cell] of cells.entries()) {
    if (cell.label === undefined || labelKind(cell.label) !== 'name') continue;
    const value = slicePiece(cell.piece, valueStart(cell.piece.text), cell.piece.text.length);
    const piece = slicePiece(value, 0, REMARK.exec(value.text)?.index ?? value.text.length);
    // `Email` below `Nama Lengkap` in a form that nobody has filled in
    if (!isNameLike(piece.text) || isLabel(piece.text)) continue;
    const below = cells[index + 1]?.piece;
    // `Siti Aminah, S.Pd,` over `M.Pd`, `Arun Kumar` over `P. K.`
    if (below && (piece.text.endsWith(',') ? DEGREES : INITIALS).test(below.text))
      return found(`${piece.text} ${below.text}`, [piece, below], 0.97);
    const whole = slicePiece(piece, 0, piece.text.replace(/[\s,]+$/, '').length);
    // `Name / Surname   da Costa, Maria`
    const [, family, given] = /^([^,]+),\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)$/u.exec(whole.text) ?? [];
    if (family && given && cell.label.includes('/')) return found(`${given} ${family}`, [whole], 0.97);
    // `Name: Siti` over `Surname: Aminah`
    const surname = whole.text.includes(' ') ? undefined : partOfName(cells, 'surname');
    if (surname) return found(`${whole.text} ${surname.text}`, [whole, surname], 0.95);
    return found(whole.text, [whole], 0.97);
  }
  const inParts = nameInParts(cells);
  if (inParts) return inParts;
  const all = topFragments(sections);
  const candidates = all.filter(
    (each) => !all.some((above) => opensSentence(above.text) && (above === each || goesOn(above, each))),
  );
  const largest = Math.max(...candidates.map((fragment) => fragment.size), bodySize);
  const scored = candidates
    .map((fragment, index) => ({ fragment, index, score: scoreOf(fragment, index, largest, bodySize) }))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const best = overPost(scored) ?? scored[0];
  if (!best) return undefined;
  const whole = wholeName(best.fragment, candidates, bodySize);
  const end = FULL_STOP.exec(whole.text) ?? PAPER_BEHIND.exec(whole.text);
  const piece = end ? slicePiece(whole, 0, end.index) : whole;
  return found(piece.text, [piece], Math.min(0.97, 0.4 + best.score / 12));
}

/** A part of the name as its line is set: a post that was cut behind it counts for the middle of the line. */
interface Shown extends Fragment {
  lineRight?: number;
}

interface Scored {
  fragment: Shown;
  index: number;
  score: number;
}

/** `**Siti Aminah**` over `Perawat Gawat Darurat` in larger, plain letters: the name is what is bold and comes first, however small. */
function overPost([best, ...others]: readonly Scored[]): Scored | undefined {
  const first = others.find(({ index }) => index === 0);
  if (!best || !first || best.index !== 1 || best.fragment.bold || !first.fragment.bold) return undefined;
  const [name, post] = [first.fragment, best.fragment];
  const isRightBelow = post.y > name.y && post.y - name.bottom < post.size && post.page === name.page;
  const isLittleLarger = post.size < LITTLE_LARGER * name.size;
  return isRightBelow &&
    isLittleLarger &&
    isFullName(name.text) &&
    postScore(name.text) < 1 &&
    !isPlace(name.text)
    ? first
    : undefined;
}

const LITTLE_LARGER = 1.4;

const INITIALS = /^\p{Lu}(?:\.? |\.)\p{Lu}\.?(?: ?\p{Lu}\.?)?$/u;

/** `Siti Aminah Résumé` */
const PAPER_BEHIND = /(?<=\S\s\S+)\s+(?:curriculum vit(?:ae|æ)|r[ée]sum[ée]|cv)$/iu;

/** `Siti Aminah (Sita)`, `Siti Aminah (*28.10.1997)`, `Siti Aminah, 27 tahun` behind the label of the name. */
const REMARK = /\s*(?:\([^()]*\)|,\s+\d[^,]*)$/u;

/** `Surname   BAUTISTA`, `First name   RODERICK`, `Middle name   SANTIAGO` in the rows of a form. */
function nameInParts(cells: readonly ContactCell[]): Found<string> | undefined {
  const [first, middle, last] = ['firstname', 'middlename', 'surname'].map((kind) => partOfName(cells, kind));
  if (!first || !last) return undefined;
  const pieces = middle ? [first, middle, last] : [first, last];
  return found(joinPieces(pieces).text, pieces, 0.95);
}

function partOfName(cells: readonly ContactCell[], kind: string): Piece | undefined {
  const cell = cells.find(({ label }) => label !== undefined && labelKind(label) === kind);
  const piece = cell && slicePiece(cell.piece, valueStart(cell.piece.text), cell.piece.text.length);
  return piece && /\p{L}{2}/u.test(piece.text) ? piece : undefined;
}

/** The first lines of each column of the first page that holds more than the paper's title. */
function topFragments(sections: readonly Section[]): Shown[] {
  const top = Math.min(...sections.flatMap(({ lines }) => lines.map(({ page }) => page)));
  const perFlow = new Map<number, number>();
  const fragments: Shown[] = [];
  for (const section of sections) {
    if (
      section.type !== 'header' &&
      section.type !== 'personal' &&
      section.type !== 'contact' &&
      section.type !== 'other'
    )
      continue;
    for (const line of section.lines) {
      const count = perFlow.get(section.flow) ?? 0;
      if (line.page > top || count >= FIRST_LINES) continue;
      perFlow.set(section.flow, count + 1);
      fragments.push(
        ...withoutValues(line).map(withoutSmaller).map(withoutMarkup).map(withoutGreeting).map(withoutPost),
      );
    }
  }
  for (const section of sections)
    if (section.type === 'other' && section.heading?.page === top) fragments.push(...section.heading.cells);
  return fragments.sort((a, b) => a.y - b.y);
}

/** `Status   Belum Menikah`: what stands behind the label of another fact is no name. */
function withoutValues({ cells }: Line): readonly Fragment[] {
  const [label] = cells;
  const isOfFact =
    cells.length > 1 && labelKind(label!.text) !== undefined && labelKind(label!.text) !== 'name';
  return isOfFact ? cells.slice(0, 1) : cells;
}

const MUCH_SMALLER = 0.8;

/** `Siti Aminah` with `Web developer` behind it in much smaller letters: the name alone. */
function withoutSmaller(fragment: Fragment): Fragment {
  const [first] = fragment.items;
  const at = fragment.items.findIndex(({ size }) => size < MUCH_SMALLER * first!.size);
  if (at < 1 || fragment.items.slice(at).some(({ size }) => size >= MUCH_SMALLER * first!.size))
    return fragment;
  const [name, rest] = [fragment.items.slice(0, at), fragment.items.slice(at)].map((items) =>
    items
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s+/g, ''),
  );
  const end = lengthOf(name!, fragment.text);
  const isParted = /\s/.test(fragment.text[end] ?? '') && rest !== '';
  const head = fragment.text.slice(0, end);
  return isParted && ownWords(head).length > 1 && isNameLike(head) ? headOf(fragment, end) : fragment;
}

/** How much of a text so many letters are, whatever white stands between them. */
function lengthOf(letters: string, text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (count === letters.length) return at;
    if (!/\s/.test(text[at]!)) count += 1;
  }
  return text.length;
}

/** `<Siti Aminah/>`, `{Siti Aminah}`: people who write code set their name like it. */
const MARKUP = /^(?:<\s*([^<>]+?)\s*\/?>|\{\s*([^{}]+?)\s*\})$/u;

function withoutMarkup(fragment: Fragment): Fragment {
  // `~/Siti Aminah`: a home directory
  if (fragment.text.startsWith('~/') && isNameLike(fragment.text.slice(2))) return cutFragment(fragment, 2);
  const name = MARKUP.exec(fragment.text)?.slice(1).find(Boolean);
  if (name === undefined || !isNameLike(name)) return fragment;
  const from = fragment.text.indexOf(name);
  return headOf(cutFragment(fragment, from), name.length);
}

const GREETING =
  /^(?:(?:hi|hello|hey|halo|hai|hei|hallo)\b[\s,.!]*)?(?:i[’']?\s?a?m|my name is|(?:perkenalkan,? )?(?:nama )?(?:saya|aku)(?: adalah)?)\s+(?=\p{Lu})/iu;

/** `Halo, Saya` in a line of its own over the name. */
const GREETING_ALONE =
  /^(?:(?:hi|hello|hey|halo|hai|hei|hallo)\b[\s,.!]*)?(?:i[’']?\s?a?m|my name is|(?:perkenalkan,? )?(?:nama )?(?:saya|aku)(?: adalah)?)?[\s,.!]*$/iu;

/** `Hi, I’m Jane Doe!`, `Halo, saya Siti Aminah`: the name alone. */
function withoutGreeting(fragment: Fragment): Fragment {
  const greeting = GREETING.exec(fragment.text);
  if (!greeting) return fragment;
  const rest = cutFragment(fragment, greeting[0].length);
  const end = /[\s.!]*$/.exec(rest.text)!.index;
  return isNameLike(rest.text.slice(0, end)) ? headOf(rest, end) : fragment;
}

/** `Siti Aminah (Perawat)`, `Siti Aminah, Perawat`, `Siti Aminah | Agronom`, `Siti Aminah (she/her)`: the name alone. */
function withoutPost(fragment: Fragment): Shown {
  const name = postCut(fragment);
  return name === fragment ? name : { ...name, lineRight: fragment.right };
}

function postCut(fragment: Fragment): Fragment {
  if (!isOn('name-with-post')) return fragment;
  // `Siti Aminah · Semarang · siti@contoh.id`
  const dot = /^(.+?)\s+[·•]\s+(?=\S)/u.exec(fragment.text);
  if (dot && ownWords(dot[1]!).length > 1 && isNameLike(dot[1]!) && postScore(dot[1]!) < 1.5)
    return headOf(fragment, dot[1]!.length);
  const match = /^(.+?)(?:\s*\(|\s*,\s+|\s*\|\s*|\s+(?:[–—]|--?)\s+)(.{2,60}?)\)?$/u.exec(fragment.text);
  const isOther =
    match &&
    (postScore(match[2]!) >= 1.5 ||
      KIND_OF_PAPER.test(match[2]!) ||
      PRONOUNS.test(match[2]!) ||
      isOtherName(match[1]!, fragment.text.slice(match[1]!.length)) ||
      (isFullName(match[1]!) &&
        NICKNAME.test(fragment.text.slice(match[1]!.length)) &&
        !isPlace(match[2]!)) ||
      (BAR.test(fragment.text.slice(match[1]!.length)) && ownWords(match[1]!).length > 1) ||
      (fragment.size >= LARGE && isFullName(match[1]!) && DASH.test(fragment.text.slice(match[1]!.length))));
  if (!match || !isOther || !isNameLike(match[1]!) || postScore(match[1]!) >= 2) return fragment;
  return headOf(fragment, match[1]!.length);
}

const BAR = /^\s*\|/;
const LARGE = 16;
/** ` – Penenun` behind a name in large letters: a post that the reader does not know. */
const DASH = /^\s+(?:[–—]|--?)\s+\p{Lu}[\p{L} ]+$/u;
/** `(Ron)` behind `Ronald James Marsh` */
const NICKNAME = /^\s+\(\p{Lu}\p{Ll}+\)$/u;

function isFullName(text: string): boolean {
  const words = ownWords(text);
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** `(Dewi Aminah)` behind `Siti Dewi Aminah`: what somebody goes by, made of the name's own words. */
function isOtherName(name: string, rest: string): boolean {
  const other = /^\s*\(([^()]+)\)$/.exec(rest)?.[1];
  const words = new Set(name.toLowerCase().split(/\s+/));
  const own = other?.toLowerCase().split(/\s+/) ?? [];
  return own.length < words.size && own.some((word) => words.has(word));
}

const PRONOUNS = /^(?:he|she|they)\s?\/\s?\p{L}+/iu;

/** `Rina (Kirana) Dewanti`, `Ronald “Ron” Marsh`: what somebody is called besides. */
const CALLED = /\s+(?:\(\p{Lu}[\p{L}’'-]+\)|["“]\p{Lu}[\p{L}’'-]+["”])\s+/u;

/** `Conteuse et interprète, dix ans entre`: what somebody is, in a sentence. */
function opensSentence(text: string): boolean {
  const small = text.split(/[\s,]+/).filter((word) => /^\p{Ll}{3,}$/u.test(word) && !PARTICLE.test(word));
  return small.length >= FEWEST_OF_SENTENCE && /^\p{Lu}/u.test(text);
}

function isNameLike(printed: string): boolean {
  const text = printed.replace(CALLED, ' ').replace(/,\s*$/, '');
  const words = ownWords(text);
  const hasName = words.some((word) => /^\p{L}[\p{L}'’-]+$/u.test(word));
  return (
    hasName &&
    NAME.test(text.trim()) &&
    words.length <= MAX_WORDS &&
    text.trim().length >= 3 &&
    !/\d|@/.test(text) &&
    !SAYS_WHENCE.test(text) &&
    !ASKS_FOR_NAME.test(text)
  );
}

/** The words of a name without titles before it and degrees behind: any number of these may be there. */
function ownWords(name: string): string[] {
  const words = name.replace(/,.*$/s, '').trim().replace(TITLES, '');
  return words === '' ? [] : words.split(/\s+/);
}

/** `Mahasiswa Ilmu Komunikasi`, `Fresh Graduate Akuntansi`: what somebody is who has no post yet. */
const STATUS =
  /^(?:mahasisw[ai]|(?:siswa|siswi|pelajar) (?:SMA|SMK|MA|kelas)|fresh ?graduates?|lulusan|recent graduate|undergraduate|(?:final|last)[- ]year student|student of)\b(?!$)/iu;

/** `Masukkan nama…` in the field of a form */
const ASKS_FOR_NAME =
  /^(?:masukk?an|isi(?:kan)?|tulis(?:kan)?|ketik(?:kan)?|enter|type|insert|your)\s|(?:\.{2,}|…)$/iu;

/** `Perancang dari Bogor`, `Designer based in Bath`: no name joins its words so. */
const SAYS_WHENCE = /\s(?:dari|from|based|in|at|for|with|untuk|yang|sebagai)\s/u;

function scoreOf(fragment: Fragment, index: number, largest: number, bodySize: number): number {
  const text = fragment.text.trim();
  if (!isNameLike(text) || readHeading(text) || labelKind(text) || KIND_OF_PAPER.test(text)) return 0;
  if (GREETING_ALONE.test(text) || STATUS.test(text)) return 0;
  const words = ownWords(text);
  const own = words.filter((word) => !PARTICLE.test(word));
  let score = 0;
  if (fragment.size > bodySize * 1.15) score += 2 + 3 * (fragment.size / largest);
  if (fragment.bold) score += 0.7;
  if (own.every((word) => /^\p{Lu}/u.test(word))) score += 1;
  else if (own.some((word) => /^\p{Ll}{3,}/u.test(word))) score -= 2;
  score += words.length >= 2 && words.length <= 4 ? 1 : 0;
  score += index === 0 ? 1.5 : index < 3 ? 0.7 : 0;
  if (postScore(text) >= 2) score -= 2.5;
  else if (postScore(text) <= -2) score -= 2;
  if (isPlace(text)) score -= words.length === 1 ? 4 : 2;
  // `Cikarang, Jawa Barat`: a town that no list knows, and its province.
  else if (/,\s*\S/.test(text) && isPlace(text.slice(text.lastIndexOf(',') + 1).trim())) score -= 4;
  return score;
}

/** A name on two or three lines, or in two styles beside each other. */
function wholeName(best: Shown, all: readonly Shown[], bodySize: number): Piece {
  const parts = [best];
  while (parts.length < 3) {
    const fits = (each: Fragment) => isPart(each, parts, bodySize);
    const after = all.find((each) => fits(each) && goesOn(parts.at(-1)!, each));
    const before = after ? undefined : all.find((each) => fits(each) && goesOn(each, parts[0]!));
    if (after) parts.push(after);
    else if (before) parts.unshift(before);
    else break;
  }
  return parts
    .map(pieceOf)
    .reduce((whole, part) => joinPieces([whole, part], whole.text.endsWith('-') ? '' : ' '));
}

/** In the same size as the name so far and nothing else by its words. */
function isPart(each: Fragment, parts: readonly Fragment[], bodySize: number): boolean {
  const [first] = parts;
  const words = parts.reduce((sum, part) => sum + ownWords(part.text).length, 0);
  const isAsLarge = Math.abs(each.size - first!.size) <= 0.06 * first!.size;
  if (GREETING_ALONE.test(each.text)) return false;
  // In a small face only what stands beside it in one row, larger than the text.
  const isSmall = first!.size <= 12;
  if (isSmall && (first!.size < LARGER_THAN_TEXT * bodySize || !isInRow(each, first!))) return false;
  if (parts.includes(each) || !(isAsLarge || isOtherHalf(each, first!, bodySize))) return false;
  if (readHeading(each.text) || postScore(each.text) >= 2 || ownWords(each.text).length + words > MAX_WORDS)
    return false;
  return (
    isNameLike(each.text.replace(FULL_STOP, '')) || DEGREES.test(each.text) || /^\p{Lu}\.?$/u.test(each.text)
  );
}

const LARGER_THAN_TEXT = 1.15;

const isInRow = (one: Fragment, other: Fragment) => Math.abs(one.baseline - other.baseline) < 2;

const LEAST_SHARE = 0.7;

/** From this size on nothing but a name is set, whatever weight its halves have. */
const POSTER = 30;
const LEAST_SHARE_OF_POSTER = 0.85;

/** A title below a name is smaller still. */
const LEAST_SHARE_OF_FAMILY = 0.8;

/** Beside the text: no post is set as large as that. */
const LEAST_OF_CAPITALS = 2;
const LEAST_SHARE_OF_CAPITALS = 0.6;

/** `Kirana` in 26 points over `Delarosa` in 20 of the same font: a word is half a name. */
function isOtherHalf(each: Fragment, best: Fragment, bodySize: number): boolean {
  const share = Math.min(each.size, best.size) / Math.max(each.size, best.size);
  const words = [each, best].map(({ text }) => (/^\p{Lu}/u.test(text) ? ownWords(text).length : 0));
  // `INÉS` over `OLIVARES PEÑA`
  const isFamily = share >= LEAST_SHARE_OF_FAMILY && Math.min(...words) === 1 && Math.max(...words) === 2;
  // `KIRANA` in thin letters over `DELAROSA PUTRI` in bold ones
  const smaller = Math.min(each.size, best.size);
  const areCapitals = [each, best].every(({ text }) => text === text.toUpperCase());
  const isDisplay =
    areCapitals && share >= LEAST_SHARE_OF_CAPITALS && smaller >= LEAST_OF_CAPITALS * bodySize;
  if (isDisplay && Math.min(...words) === 1 && Math.max(...words) <= 2) return true;
  const areWords = isFamily || words.every((count) => count === 1);
  const isPoster = smaller > POSTER && share >= LEAST_SHARE_OF_POSTER;
  if (areWords && isPoster) return true;
  // `Alya` over `WIDURI` in much larger letters: a title would stand below.
  const isFirst =
    each.y < best.y && share >= LEAST_SHARE_OF_CAPITALS && smaller >= LEAST_OF_CAPITALS * bodySize;
  return (
    areWords &&
    (share >= LEAST_SHARE || isFirst) &&
    each.size > 12 &&
    each.bold === best.bold &&
    each.items[0]!.font === best.items[0]!.font &&
    each.colour === best.colour
  );
}

/** In sizes of the letters: lines of one name are set tight. */
const NEXT_LINE = 1.25;
const NEXT_LINE_OF_POSTER = 1.45;

function goesOn(last: Shown, next: Shown): boolean {
  // `Siti Aminah — Juru` over `Masak Pastry`: what was cut off behind the name goes on, not the name.
  if (last.lineRight !== undefined && next.baseline > last.baseline + 2) return false;
  const beside =
    Math.abs(next.baseline - last.baseline) < 2 &&
    next.x > last.right &&
    next.x - last.right < 1.5 * last.size;
  // The height of letters is not the same in every font; the distance of their base lines is.
  const isNear =
    next.y - last.bottom < 0.4 * last.size ||
    next.baseline - last.baseline < (last.size > POSTER ? NEXT_LINE_OF_POSTER : NEXT_LINE) * last.size;
  const below = next.y > last.y && isNear;
  const flush = Math.abs(next.x - last.x) < 4 || Math.abs(next.right - last.right) < 4;
  return beside || (below && (flush || centred(next, last)));
}

/** Spaces that a source leaves before or behind a large word move its middle. */
function centred(a: Shown, b: Shown): boolean {
  return Math.abs(middleOf(a) - middleOf(b)) < Math.max(3, 0.4 * a.size);
}

const middleOf = ({ x, right, lineRight = right }: Shown) => (x + lineRight) / 2;
