import { found, type Found } from '../fields/found.ts';
import { headOf } from '../layout/cut-fragment.ts';
import { joinFragments, type Fragment } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { isLevel, languageAtStart, languageWithKind } from '../lexicon/language-words.ts';
import { isPlace } from '../places/find-place.ts';
import { pieceOf, slicePiece, splitPiece, type Piece } from '../text/piece.ts';
import { withoutMark } from './list-blocks.ts';
import { groupPrefix, splitItems } from './split-items.ts';

/** Languages by name, as printed (`Bahasa Inggris`), without their level. */
export function readLanguages(lines: readonly Line[]): Found<string>[] {
  const languages = new Map<string, Found<string>>();
  const unknown: Found<string>[] = [];
  let last: { found: Found<string>; line: Line } | undefined;
  // `Inggris / English` below `Indonesia / Indonesian` names each language twice.
  const isLone = lines.filter(({ text }) => text.includes(' / ')).length === 1;
  for (const line of withLevelsBelow(withWholeBrackets(ofOneList(lines))))
    for (const cell of line.cells.filter(({ role }) => role === undefined || role === 'name'))
      for (const whole of atStops(withoutColon(withoutMark(cell)))
        .flatMap(atBars)
        .flatMap((part) => (isLone ? atSlash(part) : [part]))
        .flatMap(atRated)
        .flatMap(splitItems)
        .flatMap((item) => (isLone ? atSlash(item) : [item]))
        .flatMap(atAnd)) {
        const item = withoutLevelBefore(whole);
        const name = languageWithKind(item.text) ?? ofIndonesia(item.text, cell.text);
        if (name) {
          const own = GROUP_OF_LANGUAGES.test(whole.text) ? item : whole;
          const language = {
            ...found(name, [slicePiece(item, 0, name.length)], 0.95),
            beside: { ...ofMothers(cell), ...levelOfRow(line), ...levelIn(own, name) },
          };
          if (!languages.has(name.toLowerCase())) languages.set(name.toLowerCase(), language);
          last = { found: language, line };
          continue;
        }
        const level = levelOfSkills(item) ?? withoutRings(item);
        if (last && isLevel(level.text) && isBeside(last.line, line)) {
          last.found.beside = { level: found(level.text, [level], 0.85), ...last.found.beside };
          continue;
        }
        const bare = item.text.replace(/\s*[(:–—-].*$/u, '').trim();
        const isName = /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(bare) || isKindOf(bare);
        if (isName && !isLevel(item.text) && !isLevel(bare)) {
          const other = {
            ...found(bare, [slicePiece(item, 0, bare.length)], 0.5),
            beside: { ...levelOfRow(line), ...levelIn(item, bare) },
          };
          unknown.push(other);
          last = { found: other, line };
        }
      }
  if (languages.size === 0) return unknown;
  // Among languages that are known, a single word that is none of them is one of the thousands that no list holds.
  const rare = unknown.filter(
    ({ value, beside }) =>
      !SKILL_OF_LANGUAGE.test(value) &&
      (/^\p{Lu}\p{Ll}+$/u.test(value) ||
        isKindOf(value) ||
        (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(value) && isLevel(beside?.level?.value ?? ''))),
  );
  const kinds = rare.filter(({ value }) => isKindOf(value));
  const isPaired = rare.length <= languages.size && lines.every(isOneWord);
  const isFew = rare.length - kinds.length < languages.size || isPaired;
  return [...languages.values(), ...(isFew ? rare : kinds)];
}

/** `English` over `Auslan`: a line for each, and nothing else in it. */
function isOneWord({ cells: [cell, ...others] }: Line): boolean {
  return others.length === 0 && /^\p{Lu}\p{Ll}+$/u.test(cell!.text.slice(cell!.bullet).trim());
}

/** `Scots Gaelic`, `te reo Māori`: of words before a language that is known. */
function isKindOf(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && words.length <= 3 && languageAtStart(words.at(-1)!) === words.at(-1);
}

const OF_MOTHERS = /^\P{L}*((?:mother|native|first) (?:tongue|language)|bahasa ibu)(?:s|\(s\))?\s*:/iu;

/** `Mother tongue(s): Polish, Silesian` says it of them all. */
function ofMothers(cell: Fragment): Record<string, Found<string>> {
  const level = OF_MOTHERS.exec(cell.text)?.[1];
  return level ? { level: found(level, [pieceOf(cell)], 0.85) } : {};
}

const OF_SKILLS = /^(?:(?:listening|reading|writing|spoken (?:production|interaction))\s+)([abc][12])\b/i;

/** `LISTENING C2 READING C2 WRITING C1` below a language: the first of the levels that Europass gives it. */
function levelOfSkills(item: Piece): Piece | undefined {
  const [whole, level] = OF_SKILLS.exec(item.text) ?? [];
  return whole && level ? slicePiece(item, whole.length - level.length, whole.length) : undefined;
}

/** The first of the levels that a table's row gives a language: `Inggris   Baik   Cukup`. */
function levelOfRow({ cells }: Line): Record<string, Found<string>> {
  const cell = cells.find(({ role, text }) => role === 'level' && /\p{L}{2}|^[ABC][12]\b/u.test(text));
  return cell ? { level: found(cell.text, [pieceOf(cell)], 0.85) } : {};
}

/** `Bahasa   : Indonesia, Inggris` under a heading of its own. */
function withoutColon(piece: Piece): Piece {
  const colon = /^:\s*/.exec(piece.text)?.[0].length ?? 0;
  return colon > 0 && colon < piece.text.length ? slicePiece(piece, colon, piece.text.length) : piece;
}

const FAR = 4;

/** A line without a bullet far below a list of bullets is none of them: a column ends in its owner's accounts. */
function ofOneList(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(
    (line, index) =>
      index > 0 &&
      !line.bullet &&
      line.gap > FAR * line.size &&
      lines.slice(0, index).every(({ bullet }) => bullet),
  );
  return end === -1 ? lines : lines.slice(0, end);
}

/** `Indonesia   Inggris` over `Penutur asli   Fasih`: languages side by side, each with its level below it, go one below the other. */
function withLevelsBelow(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const levels = lines[index + 1];
    const above = lines[index - 1];
    if (above && areLevelsOf(above, line)) continue;
    if (!levels || !areLevelsOf(line, levels)) result.push(line);
    else
      for (const cell of line.cells) {
        const level = levels.cells.find((below) => isUnder(below, cell));
        result.push(withCells(line, [cell]), ...(level ? [withCells(levels, [withoutDots(level)])] : []));
      }
  }
  return result;
}

const FLUSH = 4;

/** At the same edge, or on the same axis. */
function isUnder(below: Fragment, above: Fragment): boolean {
  return (
    Math.abs(below.x - above.x) < FLUSH || Math.abs(below.x + below.right - above.x - above.right) < 2 * FLUSH
  );
}

function areLevelsOf(names: Line, levels: Line): boolean {
  return (
    names.cells.length > 1 &&
    names.page === levels.page &&
    names.cells.every(({ text }) => languageAtStart(text) === text.trim()) &&
    levels.cells.every(
      (level) => isLevel(withoutDots(level).text) && names.cells.some((cell) => isUnder(level, cell)),
    )
  );
}

/** `Penutur asli ●●●●○`: what is drawn beside a level says the same again. */
function withoutDots(level: Fragment): Fragment {
  const dots = /\s+[●○•◦◉◯■□▪▫★☆\s]+$/u.exec(level.text);
  return dots ? headOf(level, dots.index) : level;
}

/** `Tamil (Native or` over `Bilingual)`: what a bracket opened goes on until it is closed. */
function withWholeBrackets(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const open = above?.cells.at(-1);
    const [rest, ...others] = line.cells;
    const isRest = rest && others.length === 0 && /^[^()]*\)/.test(rest.text);
    if (above && open && isRest && /\([^()]*$/.test(open.text) && above.page === line.page)
      whole.splice(-1, 1, withCells(above, [...above.cells.slice(0, -1), joinFragments(open, rest)]));
    else whole.push(line);
  }
  return whole;
}

/** `Hindi and Marathi`, `Indonesia - Sunda`, `Dutch (Native) French (Fluent)`, `English: Native   Malay: Basic` */
function atAnd(item: Piece): Piece[] {
  const parts = splitPiece(
    item,
    /\s+(?:and|dan|&|[-–—])\s+|(?<=\))\s+(?=\p{Lu})|\s+(?=\p{Lu}\p{L}+\s*:\s*\p{Lu})/gu,
  );
  return parts.every(({ text }) => languageAtStart(text)) ? parts : [item];
}

/** `English - Native Dutch - Basic`, in one row with nothing between them. */
function atRated(cell: Piece): Piece[] {
  const parts = splitPiece(cell, /\s+(?=(?:Bahasa )?\p{Lu}\p{L}+\s+[-–—]\s+\p{Lu})/gu);
  const isRated = ({ text }: Piece) =>
    languageAtStart(text) && isLevel(text.replace(/^.*?\s[-–—]\s+/u, '').trim());
  return parts.length > 1 && parts.every(isRated) ? parts : [cell];
}

/** `Inggris: Lancar. Jawa: Dasar.` */
function atStops(cell: Piece): Piece[] {
  const parts = splitPiece(cell, /\.\s+(?=\p{Lu}\p{L}+\s*:)|\.$/gu);
  return parts.every(({ text }) => languageAtStart(text)) ? parts : [cell];
}

/** `○○○ Dasar`, behind rings that are full. */
function withoutRings(item: Piece): Piece {
  const rings = /^[○◯☆\s]+/u.exec(item.text)?.[0].length ?? 0;
  return rings > 0 ? slicePiece(item, rings, item.text.length) : item;
}

/** `Inggris: Mahir | Batak: Dasar`: no group of a list. */
const atBars = (cell: Piece) => splitPiece(cell, /\s+\|\s+/g);

/** `Bahasa: Native`, or `Bahasa, English`: what Indonesian is called in English for short. */
function ofIndonesia(item: string, cell: string): string | undefined {
  const [name, level] = /^(bahasa)(?:\s*[(:–—-]\s*(.+?)\)?)?$/iu.exec(item.trim())?.slice(1) ?? [];
  const isListed = cell.replace(/^\P{L}+/u, '').trim() !== item.trim();
  return name && (level ? isLevel(level) : isListed) ? name : undefined;
}

/** `Bahasa Indonesia / Inggris`, `Inggris – Aktif / Lamaholot – Pasif`: each is a language, or has a level behind it. */
function atSlash(item: Piece): Piece[] {
  const parts = splitPiece(item, /\s+\/\s+/g);
  const isOne = ({ text }: Piece) =>
    languageAtStart(text) ||
    isLevel(/^\p{Lu}[\p{L} ]+?(?:\s+[–—-]\s+|:\s*|\s*\()([^()]+)\)?$/u.exec(text)?.[1] ?? '');
  return parts.every(isOne) ? parts : [item];
}

const SKILL_OF_LANGUAGE =
  /^(?:lisan|tulisan|tertulis|berbicara|membaca|menulis|mendengar(?:kan)?|speaking|reading|writing|listening|spoken|written|oral|sertifikat|score|skor|nilai|levels?|tingkat|keterangan|bahasa|languages?|kemampuan|penguasaan|tingkat|level|proficiency|fluency|keterangan|aktif|pasif|dan|and)$/i;

/** A row of nothing but languages between the contacts. */
export function languagesAmongContacts(cells: readonly { piece: Piece }[]): Found<string>[] {
  return cells.flatMap(({ piece }, index) => {
    const rated = ratedLanguage(piece, cells[index + 1]?.piece);
    if (rated) return [rated];
    const items = splitItems(piece).flatMap((item) => splitPiece(item, /\s+(?:and|dan|&)\s+/g));
    const named = items.flatMap((item) => {
      const name = languageAtStart(item.text);
      const rest = name === undefined ? '' : item.text.slice(item.text.indexOf(name) + name.length);
      if (name === undefined || (rest !== '' && !isLevel(rest.replace(/^[\s:–—(-]+|\)$/gu, '')))) return [];
      return [{ ...found(name, [slicePiece(item, 0, name.length)], 0.8), beside: levelIn(item, name) }];
    });
    // `Bali, Indonesia` is where somebody lives.
    return items.length > 1 && named.length === items.length && !isPlace(piece.text) ? named : [];
  });
}

/** `English : C1`, in one cell or in two beside each other. */
function ratedLanguage(piece: Piece, next: Piece | undefined): Found<string> | undefined {
  const name = languageAtStart(piece.text);
  const rest = name === undefined ? undefined : /^\s*:\s*(.*)$/u.exec(piece.text.slice(name.length))?.[1];
  if (name === undefined || rest === undefined) return undefined;
  const isBesideNext = next && Math.abs(next.items[0]!.baseline - piece.items[0]!.baseline) < 2;
  const level = rest === '' && isBesideNext ? next.text : rest;
  if (!isLevel(level)) return undefined;
  return {
    ...found(name, [slicePiece(piece, 0, name.length)], 0.85),
    beside: { level: found(level, [rest === '' ? next! : piece], 0.85) },
  };
}

/** A level at the right of its language, or alone below it. */
function isBeside(language: Line, level: Line): boolean {
  return language === level || (language.cells.length === 1 && level.cells.length === 1);
}

/** What an item says of its language beside the name: `Inggris – TOEFL 560`, `English (Fluent)`, `Fluent: English`. */
export function levelIn(item: Piece, language: string): Record<string, Found<string>> {
  const at = item.text.indexOf(language);
  const [before, after] = [slicePiece(item, 0, at), slicePiece(item, at + language.length, item.text.length)];
  const rest = [before, after].find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (!rest) return {};
  const text = rest.text.replace(/^[\s:,–—-]+|[\s:,–—-]+$/gu, '').replace(/^\((.*)\)$/su, '$1');
  return { level: found(text, [rest], 0.85) };
}

/** `Mother tongue(s): Polish`, `Bahasa asing: Inggris`. */
const GROUP_OF_LANGUAGES =
  /^\s*(?:(?:mother|native|first|other|second|foreign|human|natural|spoken|working) (?:tongue|language)(?:s|\(s\))?|languages? (?:known|spoken)|bahasa (?:ibu|asing|daerah|lain(?:nya)?|sehari-hari))\s*:\s*(?=\S)/i;

/** `Fluent English`, `Fasih berbahasa Inggris` */
const FLUENT_IN =
  /^(?:fluent|native|basic|good|excellent|advanced|intermediate|conversational|elementary|fasih|lancar|aktif)(?: in)?\s+(?:berbahasa\s+)?/i;

/** `Fluent: English` puts the level first. */
export function withoutLevelBefore(item: Piece): Piece {
  const group = GROUP_OF_LANGUAGES.exec(item.text);
  if (group) return slicePiece(item, group[0].length, item.text.length);
  const spoken = FLUENT_IN.exec(item.text);
  if (spoken && languageAtStart(item.text.slice(spoken[0].length)))
    return slicePiece(item, spoken[0].length, item.text.length);
  const prefix = groupPrefix(item.text);
  return prefix && isLevel(prefix.name) ? slicePiece(item, prefix.length, item.text.length) : item;
}
