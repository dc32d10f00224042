import { findDates } from '../dates/find-dates.ts';
import { isSentence } from '../entries/sentences.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isPlace, isTownInRegion, mentionsPlace, placeKind } from '../places/find-place.ts';
import { edgesOf, joinPieces, slicePiece, splitPiece, type Piece } from '../text/piece.ts';
import { isLabel, labelKind, valueStart, type ContactCell } from './contact-zone.ts';
import { found, type Found } from './found.ts';

/** Bars and dashes, and what stands before the label of another contact: `…, Kudus; HP 0812…`. */
const SEPARATOR =
  /\s*[|•·∙⋅●▪◦♦◆◇⋄]\s*|\s+[—–]\s+|\s+\/\s+|\s*[,;]\s+(?=(?:no\.?\s?(?:hp|wa|telp?)|hp|wa|whatsapp|telp?|telepon|phone|mobile|e-?mail)\b\.?(?:\s*:|\s+[+(\d]|\s*$))|\s+(?=(?:no\.?\s?(?:hp|wa|telp?)|hp|wa|whatsapp|telp?|telepon|phone|mobile)\b\.?\s+[+(]?\d{3})/gi;
const STREET =
  /\b(?:jl|jln|jalan|gg|gang|perum|perumahan|komplek|kompleks|kec|kecamatan|kel|kelurahan|kab|kabupaten|desa|dusun|blok|apartemen|rt\s?\.?\d|rw\s?\.?\d|street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|square|close|row|way|terrace|place|apt|suite|no\.?\s?\d|rue|all[ée]e|quai|chauss[ée]e|impasse|calle|avenida|via|viale|piazza|rua|\w{3,}(?:weg|stra(?:ss|ß)e|gasse|allee|platz|straat|laan|plein|gracht|gatan|v[äa]gen|gade|katu))\b/i;
const CAPITALISED_PAIR =
  /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}, \p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]+){0,2}$/u;
/** A house number, a street's name and a town. */
const NUMBERED = /^\d{1,5}\p{L}? \p{Lu}[\p{L}'’. -]+,\s*\p{Lu}[\p{L}'’. -]+$/u;
/** The label of what follows in the same row: `…, Norwich T:`. */
const NEXT_LABEL = /\s+(?:[temphfw]|tel|telp|mobile|hp|wa|phone|e-?mail)\s*\.?:\s*$/i;
/** `Oslo, Norway siti.design`: nothing but a space parts a site from the address before it. */
const SITE_BEHIND = /(?:\s+(?:www\.)?[a-z\d][a-z\d-]+(?:\.[a-z]{2,})+(?:\/\S*)?)+$/;
/** `Via Po 41, Turin, Italy (Home)` */
const KIND_OF_ADDRESS =
  /\s*\((?:home|work|private|rumah|domisili|kantor|ktp|sekarang|current|permanent)\)\s*$/i;
const NOT_HERE = /[@]|https?:|www\.|\.com\b|linkedin/i;

/** `Currently in Dublin, Ireland`, `Berdomisili di Kudus` */
const LIVES =
  /^(?:(?:currently|now|based|living|located|residing) (?:(?:based|living|located|residing) )?in|(?:saat ini )?(?:(?:ber)?domisili|tinggal|menetap) di)\s+(?=[\p{Lu}\d])/iu;

/** `Alamat Jl. Kenanga 3`, `Address Dublin`: a label that only its look parts from what it names; `Home: Via Po 41`, which is no label elsewhere. */
const LABEL_BEFORE = /^(?:(?:alamat|domisili|lokasi|address|location)\s+|home:\s*)(?=[\p{Lu}\d])/iu;

interface Candidate {
  piece: Piece;
  score: number;
  cell: ContactCell;
}

/**
 * Where a person lives, as printed: from a labelled cell, or from the cell that reads most like an address.
 * @param name read from the same cells: `Dr. Sri Wahyuni, M.Pd.` is no drive, and `Via Lestari, S.Kom.` no street
 */
export function readLocation(all: readonly ContactCell[], name?: Found<string>): Found<string> | undefined {
  const cells = name ? all.filter(({ piece }) => !isOf(name, piece) && !isTitle(name, piece)) : all;
  const parts = cells.filter(({ label }) => label !== undefined && labelKind(label) === 'part');
  if (parts.length >= FEWEST_PARTS) return ofParts(parts);
  const candidates: Candidate[] = [];
  const hasLetterLabels = cells.some(({ piece }) => LETTER_LABEL.test(piece.text));
  for (const cell of cells) {
    const kind = cell.label === undefined ? undefined : labelKind(cell.label);
    if (kind !== undefined && kind !== 'address') continue;
    const printed = slicePiece(cell.piece, valueStart(cell.piece.text), cell.piece.text.length);
    const lead = LIVES.exec(printed.text) ?? LABEL_BEFORE.exec(printed.text);
    const value = slicePiece(printed, lead?.[0].length ?? 0, printed.text.length);
    for (const whole of splitPiece(value, SEPARATOR)) {
      const part = withoutPost(hasLetterLabels ? withoutLetter(whole) : whole);
      const score = isLabel(part.text) ? 0 : scoreOf(part.text, kind === 'address', cell);
      if (score > 0) candidates.push({ piece: part, score, cell });
    }
  }
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best)
    return (
      streetOverTown(cells) ??
      townAmongContacts(cells) ??
      townBehindContacts(cells) ??
      townOverContacts(cells)
    );
  const beside = besideInRow(best, cells);
  const stacked = beside.length > 1 ? beside : aroundTown(best, cells);
  const near = stacked.length > 1 ? stacked : withNeighbours(best, cells, candidates);
  const next = near.length > 1 ? undefined : cells[cells.indexOf(best.cell) + 1];
  const region = regionBelow(best, next);
  const rest = region ?? restOfRegion(best, next);
  const pieces = rest ? [...near, rest] : near;
  const isListed = stacked.length > 1 || region || isTownUnderStreet(pieces);
  const text = joinPieces(pieces, isListed ? ', ' : ' ')
    .text.replace(SITE_BEHIND, '')
    .replace(NEXT_LABEL, '')
    .replace(KIND_OF_ADDRESS, '')
    .replace(/^[^\p{L}\p{N}(#]+|[\s,;/|–—-]+$/gu, '');
  return found(text, pieces, Math.min(0.97, 0.5 + best.score / 10));
}

/** `Jl. Kenanga 14` over `Bontang, Kalimantan Timur`: nothing but the line's end parts them. */
function isTownUnderStreet([street, town, country, ...others]: readonly Piece[]): boolean {
  const isStreet = street !== undefined && STREET.test(street.text) && HOUSE_NUMBER.test(street.text);
  const isTown = town !== undefined && namesTown(town.text.replace(POSTCODE, ''));
  const areAll = others.length === 0 && (!country || placeKind(country.text) === 'country');
  return isStreet && isTown && areAll;
}

/** `Jl. Kenanga 14`, `31 Coldharbour Road` */
const HOUSE_NUMBER = /\d\p{L}?$|^\d{1,5}\p{L}? \p{Lu}[^,]*$/u;
/** `Bristol, BS6 7JT`, `Manado, 95111` */
const POSTCODE = /,?\s+(?:\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}|\d{4,6})$/u;

const namesTown = (text: string): boolean => isPlace(text) || isTownInRegion(text);

const MOSTLY_NAME = 0.8;

/** The piece says hardly more than the name. */
function isOf({ pieces }: Found<string>, piece: Piece): boolean {
  const items = new Set(pieces.flatMap((each) => each.items));
  const own = piece.items.filter((item) => items.has(item));
  const letters = (list: readonly { text: string }[]) => list.reduce((sum, { text }) => sum + text.length, 0);
  return letters(own) >= MOSTLY_NAME * letters(piece.items) && own.length > 0;
}

const LARGE = 16;

/** What is set as large as a large name is the end of what stands beside it: `Intan — Guru Bahasa` over `Inggris`. */
function isTitle({ pieces }: Found<string>, { items: [item] }: Piece): boolean {
  const size = pieces[0]?.items[0]?.size ?? 0;
  return size >= LARGE && item !== undefined && item.size > 0.95 * size;
}

const FEWEST_PARTS = 2;

/** `a. Jalan   Jl. Arunika 3`, `b. Kelurahan   Sukamaju`, `d. Kabupaten   Arunika`: an address in the rows of a form. */
function ofParts(cells: readonly ContactCell[]): Found<string> {
  const pieces = cells
    .map(({ piece }) => slicePiece(piece, valueStart(piece.text), piece.text.length))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
  return found(joinPieces(pieces, ', ').text, pieces, 0.9);
}

/** `T +62 812…`, `E: a@b.id`: labels of one letter. */
const LETTER_LABEL = /^[TPME](?:$| ?: ?\S| (?:\+?\(?\d|\S+@))/;

/** `A Kiembe Samaki, Zanzibar`, `A: Jl. Kenanga 8` where the number stands behind a `T`. */
function withoutLetter(piece: Piece): Piece {
  const letter = /^[AL] ?: ?(?=\S)|^A (?=\p{Lu})/u.exec(piece.text);
  return letter ? slicePiece(piece, letter[0].length, piece.text.length) : piece;
}

const REACHED_ALONE = /^(?:[+(]{0,2}\d[\d\s()+.-]{7,}\d|\S+@\S+\.\p{L}{2,})$/u;

/** `Akuntan Muda, Surakarta`, `0812 3456 789, Surakarta`: a post or a number before the town is no part of the address. */
function withoutPost(piece: Piece): Piece {
  const comma = /,\s+/.exec(piece.text);
  if (!comma) return piece;
  const before = piece.text.slice(0, comma.index);
  if (postScore(before) < 1.5 && !REACHED_ALONE.test(before)) return piece;
  const rest = slicePiece(piece, comma.index + comma[0].length, piece.text.length);
  return isPlace(rest.text) ? rest : piece;
}

/** `Korenmolen 41` over `3738 WL Maartensdijk`: a house and, flush below it, the town with its postcode. */
function streetOverTown(cells: readonly ContactCell[]): Found<string> | undefined {
  for (const [index, { piece, label, line }] of cells.entries()) {
    const town = cells[index + 1];
    if (!town || label !== undefined || !STREET_AND_NUMBER.test(piece.text)) continue;
    const isBelow =
      town.line.page === line.page &&
      town.line.baseline - line.baseline < 2.2 * line.size &&
      Math.abs((town.piece.items[0]?.x ?? 0) - (piece.items[0]?.x ?? 0)) < 4;
    if (!isBelow || town.label !== undefined || !POSTCODE_AND_TOWN.test(town.piece.text)) continue;
    return found(`${piece.text}, ${town.piece.text}`, [piece, town.piece], 0.7);
  }
  return undefined;
}

const TOWN = /^\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}[\p{Ll}'’-]{2,})?$/u;
const REACHED = /@\S+\.\p{L}{2,}|\+?\(?\d[\d\s().-]{7,}\d/u;

/** A town that no list knows: the one other thing in a row of phone and e-mail, or below a heading of contacts. */
function townAmongContacts(cells: readonly ContactCell[]): Found<string> | undefined {
  for (const cell of cells) {
    if (cell.label !== undefined) continue;
    const around = cells.filter((each) =>
      cell.section === 'contact' ? each.section === 'contact' : each.line === cell.line,
    );
    const reached = around.filter((each) => REACHED.test(each.piece.text));
    const others = around.filter(
      ({ piece, label }) => TOWN.test(piece.text) && label === undefined && !isLabel(piece.text),
    );
    if (reached.length >= 2 && others.length === 1 && others[0] === cell && postScore(cell.piece.text) < 1)
      return found(cell.piece.text, [cell.piece], 0.6);
  }
  return undefined;
}

const EACH_CONTACT =
  /\S+@\S+\.\p{L}{2,}|\+?\(?\d[\d\s().-]{7,}\d|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?/gu;

/** `rani.dev Surakarta`: what is left of a contact that only a space parts from it, where it is a place that the list knows. */
function townBehindContacts(cells: readonly ContactCell[]): Found<string> | undefined {
  for (const { piece, label } of cells) {
    if (label !== undefined) continue;
    const [first, ...others] = piece.text.split(EACH_CONTACT).filter((part) => part.trim() !== '');
    const town = first?.trim() ?? '';
    if (others.length > 0 || town === piece.text.trim() || !(isPlace(town) || isTownInRegion(town))) continue;
    const from = piece.text.indexOf(town);
    return found(town, [slicePiece(piece, from, from + town.length)], 0.8);
  }
  return undefined;
}

const TOWN_AND_STATE = /^\p{Lu}[\p{Ll}'’.-]{2,}(?: \p{Lu}[\p{Ll}'’.-]{2,})? \p{Lu}{2}$/u;

/** `Germantown MD` flush above a number to call, where the comma is missing. */
function townOverContacts(cells: readonly ContactCell[]): Found<string> | undefined {
  const town = cells.find((cell, index) => {
    const next = cells[index + 1];
    if (!next || cell.label !== undefined || !TOWN_AND_STATE.test(cell.piece.text)) return false;
    return (
      isTownInRegion(cell.piece.text.replace(/ (?=\p{Lu}{2}$)/u, ', ')) &&
      REACHED.test(next.piece.text) &&
      edgesBetween(cell, next).some((edge) => edge < 2)
    );
  });
  return town && found(town.piece.text, [town.piece], 0.6);
}

/** `… di Kabupaten Arunika. Menguasai alat yang …`: a sentence ends and the next one begins. */
const SENTENCES = /\p{L}{4}\. \p{Lu}\p{Ll}+ \p{Ll}{3,} /u;

/** `Alamat KTP`, `Alamat Asal`: another one says where somebody lives now. */
const REGISTERED = /\b(?:ktp|asal|permanent|home ?town|sesuai identitas)\b/i;

function scoreOf(text: string, labelled: boolean, cell: ContactCell): number {
  if (NOT_HERE.test(text) || text.length > 160 || /\d{8,}/.test(text.replace(/[\s-]/g, ''))) return 0;
  if (findDates(text).some((span) => span.end?.day !== undefined)) return 0;
  if (
    !labelled &&
    (!STREET.test(text) || SENTENCES.test(text)) &&
    isSentence(text) &&
    text.split(' ').length > 7
  )
    return 0;
  if (!/\p{L}{2}/u.test(text) || (/[.!?]$/.test(text) && text.split(' ').length > 9)) return 0;
  let score = labelled ? (REGISTERED.test(cell.label ?? '') ? 1 : 4) : 0;
  if (isPlace(text) || isTownInRegion(text)) score += 3;
  else if (
    mentionsPlace(text) &&
    (STREET.test(text) || (text.includes(',') && (labelled || !saysMore(text))))
  )
    score += 2;
  if (STREET.test(text) && /[\d,]/.test(text)) score += 1.5;
  if (/\b\d{5}\b/.test(text)) score += 0.5;
  const addressed = CAPITALISED_PAIR.test(text) || NUMBERED.test(text);
  if (score === 0 && addressed && besideContact(cell)) score += 1;
  return score;
}

/** `Bimtek Literasi, Kendari, 2023`, `2020-now The Olive Press, Bath: fish`, `Pekalongan, siap kerja`: what somebody did in a town. */
const SAYS_MORE = /^(?:19|20)\d\d\s?[–—-]|, (?:19|20)\d\d$|: |,\s+\p{Ll}{4,}/u;
const saysMore = (text: string) => SAYS_MORE.test(text);

const STREET_AND_NUMBER = /^\p{Lu}[\p{L}'’. -]{3,}\s\d{1,4}(?: ?\p{L})?$/u;
const POSTCODE_AND_TOWN = /^\d{4,6}(?: ?\p{Lu}{2})? \p{Lu}[\p{L}'’. -]+(?:\s+[–—]\s+\p{Lu}{1,3})?$/u;
const BARE_SEPARATOR = /^[^\p{L}\p{N}]*$/u;

/** `Korenmolen 41 | 3738 WL Maartensdijk | The Netherlands`: the parts of an address in one row, with bars between. */
function besideInRow({ piece, cell }: Candidate, cells: readonly ContactCell[]): Piece[] {
  if (cell.label !== undefined) return [];
  const row = cells.filter((each) => each.line === cell.line && !BARE_SEPARATOR.test(each.piece.text));
  const isPart = ({ piece: { text }, label }: ContactCell) =>
    label === undefined &&
    (STREET_AND_NUMBER.test(text) || POSTCODE_AND_TOWN.test(text) || isPlace(text)) &&
    !NOT_HERE.test(text);
  const at = row.indexOf(cell);
  let [from, to] = [at, at];
  while (from > 0 && isPart(row[from - 1]!)) from -= 1;
  while (to < row.length - 1 && isPart(row[to + 1]!)) to += 1;
  return row.slice(from, to + 1).map((each) => (each === cell ? piece : each.piece));
}

/** `Korte Gracht 8` over `2312 Leiden` over `The Netherlands`, flush below each other, whatever stands beside them. */
function aroundTown({ piece, cell }: Candidate, cells: readonly ContactCell[]): Piece[] {
  if (cell.label !== undefined || !POSTCODE_AND_TOWN.test(piece.text)) return [];
  const at = (rows: 1 | -1) =>
    cells.find(({ line, label, piece: other }) => {
      const away = rows * (line.baseline - cell.line.baseline);
      const isNext = line.page === cell.line.page && away > 0 && away < 2.2 * line.size;
      const isFlush = Math.abs((other.items[0]?.x ?? 0) - (piece.items[0]?.x ?? 0)) < 4;
      return isNext && isFlush && label === undefined;
    })?.piece;
  const [street, country] = [at(-1), at(1)];
  if (!street || !STREET_AND_NUMBER.test(street.text)) return [];
  return [street, piece, ...(country && isPlace(country.text) ? [country] : [])];
}

function besideContact(cell: ContactCell): boolean {
  return cell.line.cells.some((each) => /@|\+?\d[\d\s-]{7,}/.test(each.text)) || cell.section === 'contact';
}

/** `Pematangsiantar` over `Sumatera Utara`, flush at either side: each part of the address in a line of its own. */
function regionBelow({ piece, cell }: Candidate, below: ContactCell | undefined): Piece | undefined {
  if (!below || below.label !== undefined || below.line === cell.line || cell.label !== undefined)
    return undefined;
  const [own, other] = [piece.items[0]!, below.piece.items[0]!];
  const isFlush = edgesBetween(below, { piece }).some((edge) => edge < 2);
  const isNext = other.baseline - own.baseline < 1.8 * own.size && own.size === other.size;
  const areNames =
    isPlace(piece.text) && isPlace(below.piece.text) && !/[,\d]/.test(piece.text + below.piece.text);
  return isFlush && isNext && areNames && isPlace(`${piece.text}, ${below.piece.text}`)
    ? below.piece
    : undefined;
}

/** `… | Magelang, Jawa` over `Tengah`, `Kupang, Nusa` over `Tenggara Timur`: the margin broke a region's name. */
function restOfRegion({ piece, cell }: Candidate, below: ContactCell | undefined): Piece | undefined {
  const last = piece.text.split(/,\s*/).at(-1)!;
  const isBelow =
    below &&
    below.line !== cell.line &&
    below.label === undefined &&
    // `WA` before a number is no Western Australia.
    !isLabel(below.piece.text) &&
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(below.piece.text);
  const isEnd = cell.piece.text.trimEnd().endsWith(piece.text);
  return isBelow && isEnd && isPlace(`${last} ${below.piece.text}`) ? below.piece : undefined;
}

/** An address may run over several lines; the ones above and below that also read like one belong to it. */
function withNeighbours(
  best: Candidate,
  cells: readonly ContactCell[],
  candidates: readonly Candidate[],
): Piece[] {
  const at = cells.indexOf(best.cell);
  const pieces = [best.piece];
  const wholeCell = isWhole(best);
  if (!wholeCell) return pieces;
  const near = (index: number, from: ContactCell) => {
    const cell = cells[index];
    const candidate = candidates.find((each) => each.cell === cell);
    if (!cell || !candidate || !isWhole(candidate) || hasDay(candidate.piece.text)) return undefined;
    // `Alamat KTP` over `Alamat Domisili`: each label has an address of its own.
    if (cell.label !== undefined && from.label !== undefined && cell.label !== from.label) return undefined;
    const distance = Math.abs(cell.line.baseline - from.line.baseline);
    const alike = Math.abs((cell.piece.items[0]?.size ?? 0) - (from.piece.items[0]?.size ?? 0)) < 0.6;
    return alike &&
      cell.line.page === from.line.page &&
      distance < 2.2 * from.line.size &&
      cell.line !== from.line &&
      !(isPlace(candidate.piece.text) && isBehindOthers(cell) && isInOtherColumn(cell, from))
      ? candidate
      : undefined;
  };
  for (let index = at - 1, from = best.cell; index >= 0 && pieces.length < 4; index -= 1) {
    const above = near(index, from);
    if (!above && isInOtherColumn(cells[index]!, from)) continue;
    if (!above || !goesOn(above.piece.text)) break;
    pieces.unshift(above.piece);
    from = above.cell;
  }
  for (let index = at + 1, from = best.cell; index < cells.length && pieces.length < 5; index += 1) {
    const below = near(index, from);
    if (!below && isInOtherColumn(cells[index]!, from)) continue;
    const last = pieces.at(-1)!.text;
    const lacksPlace = !pieces.some(namesPlace);
    const isOpen = (lacksPlace && POSTCODE_AT_END.test(last)) || /,\s*$/.test(last);
    if (!below && isOpen && isTownBelow(cells[index]!, from)) return [...pieces, cells[index]!.piece];
    const isCountry = below && placeKind(below.piece.text) === 'country';
    if (!below || !(goesOn(last) || STREET.test(best.piece.text) || lacksPlace || isCountry)) break;
    pieces.push(below.piece);
    from = below.cell;
  }
  return pieces;
}

/** `Jakarta, Agustus 1995` below an address: where and when somebody was born. */
const hasDay = (text: string): boolean => findDates(text).some(({ end }) => end?.month !== undefined);

const namesPlace = ({ text }: Piece): boolean => isPlace(text) || mentionsPlace(text);

const POSTCODE_AT_END = /[\s,]\d{4,6}$/;
const TOWN_LINE = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}(?:,? \(?(?:Co\. )?\p{Lu}[\p{L} ]+\)?)?$/u;

/** The town of a postcode that the line's end parted from it. */
function isTownBelow(cell: ContactCell, from: ContactCell): boolean {
  const away = cell.line.baseline - from.line.baseline;
  return (
    (cell.label === undefined || cell.label === from.label) &&
    cell.line.page === from.line.page &&
    away > 0 &&
    away < 1.8 * from.line.size &&
    edgesBetween(cell, from).some((edge) => edge < 2) &&
    !NOT_HERE.test(cell.piece.text) &&
    TOWN_LINE.test(cell.piece.text)
  );
}

/** `8 June 1995   Swiss` below an address: other facts stand before it in its row. */
function isBehindOthers({ piece, line: { cells } }: ContactCell): boolean {
  const [first] = cells;
  return first !== undefined && (piece.items[0]?.x ?? 0) > first.right;
}

const OTHER_COLUMN = 20;

/** `siti@contoh.id` at the right of the address that goes on in the next row. */
function isInOtherColumn(cell: ContactCell, from: ContactCell): boolean {
  return edgesBetween(cell, from).every((edge) => edge > OTHER_COLUMN);
}

/** How far the left edges and the right edges of two cells are apart. */
function edgesBetween(one: { piece: Piece }, other: { piece: Piece }): number[] {
  const [[x, right], [otherX, otherRight]] = [edgesOf(one.piece), edgesOf(other.piece)];
  return [Math.abs(x - otherX), Math.abs(right - otherRight)];
}

/** The candidate is all that its cell says, a label aside. */
function isWhole({ piece, cell }: Candidate): boolean {
  return piece.text.length >= 0.8 * (cell.piece.text.length - valueStart(cell.piece.text));
}

function goesOn(text: string): boolean {
  return /,\s*$/.test(text) || STREET.test(text);
}
