import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { findDates } from '../dates/find-dates.ts';
import { edgesOf, slicePiece } from '../text/piece.ts';
import { labelKind, type ContactCell } from './contact-zone.ts';
import { found, type Found } from './found.ts';
import { matchesIn } from '../text/matches-in.ts';

const CANDIDATE =
  /(?<![\p{L}\p{N}@._/-])\(?\+?\d(?:[\d\s().–‑·\u00ad-]|(?<=\+[\d\s()]{3,9})\/){5,22}\d(?![\p{L}\p{N}@_]|\.\d|[\s*]*[Xx*]{2})/gu;
/** ITU E.164 allows 15 digits; Indonesian landlines without area code have 7. */
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;
const HOME = 'ID';
/** `07.00-14.00`: hours from and to. */
const CLOCKS = /^\s*(?:[01]?\d|2[0-4])[.:][0-5]\d\s*[-–‑]\s*(?:[01]?\d|2[0-4])[.:][0-5]\d\s*$/u;

/** What an office counts a person by. */
const NUMBER_OF_PERSON =
  /^(?:\d{1,2}[.)]\s*|\p{L}[.)]\s+)?(?:NIDN|NIDK|NIK|NIP|NPWP|NRP|NIM|NUPTK|BPJS|No\.? (?:KTP|KK|BPJS|NPWP|Induk|Rekening))(?=$|[\s:])/iu;

/** Telephone numbers as printed, from the cells that say how to reach a person. */
export function readPhones(cells: readonly ContactCell[]): Found<string>[] {
  const phones = new Map<string, Found<string>>();
  for (const cell of cells) {
    const { piece, label, line } = cell;
    if (line.cells.some(({ text }) => NUMBER_OF_PERSON.test(text.trim()))) continue;
    const kind = label === undefined ? undefined : labelKind(label);
    if (kind !== undefined && kind !== 'phone' && kind !== 'address' && kind !== 'email') continue;
    for (const match of matchesIn(piece.text, CANDIDATE)) {
      const digits = match[0].replace(/\D/g, '');
      const confidence =
        phoneConfidence(match[0], digits, kind === 'phone') ||
        localConfidence(piece.text, line) ||
        nextToMail(cell, cells);
      const key = digits.replace(/^(?:0|62)/, '');
      if (confidence === 0 || phones.has(key)) continue;
      // A soft hyphen between figures is a printed one.
      const value = match[0]
        .replace(/^\((?!.*\))/, '')
        .replaceAll('\u00AD', '-')
        .trim();
      phones.set(
        key,
        found(value, [slicePiece(piece, match.index, match.index + match[0].length)], confidence),
      );
    }
  }
  return [...phones.values()];
}

/** `9399-3436`, `506 257 727` alone in a row with a mail address: a number of a country without area codes. */
function localConfidence(text: string, { cells }: ContactCell['line']): number {
  const isLocal = LOCAL.test(text.trim()) && findDates(text).length === 0;
  return isLocal && cells.some((cell) => /\S@\S+\.\p{L}/u.test(cell.text)) ? 0.7 : 0;
}

const LOCAL = /^(?:\d{4}[ -]\d{4}|\d{3}([ -])\d{3}\1\d{3})$/;

/** `1224435534` next to what holds nothing but a mail address, above or below it. */
function nextToMail({ piece, line }: ContactCell, cells: readonly ContactCell[]): number {
  if (!/^\d{9,12}$/.test(piece.text.trim())) return 0;
  const [x, right] = edgesOf(piece);
  const isNext = (other: ContactCell) => {
    const [otherX, otherRight] = edgesOf(other.piece);
    return (
      other.line.page === line.page &&
      other.line !== line &&
      Math.abs(other.line.baseline - line.baseline) < NEXT_LINE * line.size &&
      Math.abs(otherRight - right) + Math.abs(otherX - x) < SAME_COLUMN
    );
  };
  return cells.some((each) => MAIL.test(each.piece.text.trim()) && isNext(each)) ? 0.7 : 0;
}

/** In font sizes: contacts may stand wide apart. */
const NEXT_LINE = 3.5;
const SAME_COLUMN = 120;
const MAIL = /^\P{L}*\S+@\S+\.\p{L}{2,}$/u;

function phoneConfidence(text: string, digits: string, labelled: boolean): number {
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return 0;
  const dated = findDates(text).reduce((sum, span) => sum + span.to - span.from, 0);
  if (dated >= 0.75 * text.length || (dated > 0 && !/^\s*\(?[+0]/.test(text))) return 0;
  if (CLOCKS.test(text)) return 0;
  const parsed = parsePhoneNumberFromString(text, text.trim().startsWith('0') ? HOME : 'US');
  if (parsed?.isValid()) return 0.97;
  if (labelled) return 0.9;
  if (/^62\d{8,13}$/.test(digits)) return 0.9;
  const looksDialled = /^\s*(?:\(?\+|\(?0|\(\d{2,4}\)|(?:1[\s.-])?\d{3}[\s.-]\d{3}[\s.-]\d{4})/.test(text);
  return looksDialled ? 0.8 : 0;
}
