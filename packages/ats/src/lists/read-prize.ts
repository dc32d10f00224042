import { descriptionOf } from '../entries/describe.ts';
import { hasOwnDate } from '../entries/own-dates.ts';
import { isSentence } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import type { Piece } from '../text/piece.ts';
import { readCertifications } from './read-certifications.ts';

/** A prize: what it is called, who gave it, and when (yyyy, yyyy-MM or yyyy-MM-dd). */
export interface Prize {
  title: string;
  issuer?: string;
  date?: string;
  /** Lines that tell more about it. */
  description?: string;
}

/** Reads the lines of one prize as those of a certificate; undefined where they hold several or their first line is not what it is called. */
export function readPrize(lines: readonly Line[]): Prize | undefined {
  const told = lines.findIndex((line, at) => at > 0 && !hasOwnDate(line) && isSentence(line.text));
  if (told < 0) return prizeIn(lines);
  const prize = prizeIn(lines.slice(0, told));
  const more = descriptionOf(lines.slice(told))?.value;
  return prize && { ...prize, description: [prize.description, more].filter(Boolean).join('\n') };
}

function prizeIn(lines: readonly Line[]): Prize | undefined {
  const [prize, ...others] = readCertifications(lines);
  const first = lines.find(({ text }) => !isMostlyDate(text));
  if (!prize || !first || others.length > 0 || !first.text.includes(prize.value)) return undefined;
  const { issuer, date, expiryDate } = prize.beside ?? {};
  // Two dates are those of two prizes.
  if (expiryDate || (issuer && prize.value.includes(issuer.value))) return undefined;
  const ranked = RANK.test(prize.value) && issuer && `${prize.value} ${issuer.value}`;
  if (ranked && first.text.startsWith(ranked)) return { title: ranked, ...(date && { date: date.value }) };
  const read = [prize, issuer, date].flatMap((each) => each?.pieces ?? []);
  const description = lines.filter((line) => tellsMore(line, read)).map(({ text }) => text);
  return {
    title: prize.value,
    ...(issuer && { issuer: issuer.value }),
    ...(date && { date: date.value }),
    ...(description.length > 0 && { description: description.join('\n').replaceAll('\t', ' ') }),
  };
}

/** `**Juara 2** Lomba Arunika`: a place in letters of its own, and in what. */
const RANK =
  /^(?:(?:juara|peringkat|pemenang|finalis|runner[- ]up|winner)(?: \p{L}+)?(?: (?:\d|[IV]+))?|\d(?:st|nd|rd|th) place)$/iu;

/** Words are left in the line when what was read from it is taken away. */
function tellsMore({ text }: Line, read: readonly Piece[]): boolean {
  const rest = read.reduce((left, piece) => left.replace(piece.text, ''), text);
  return /[\p{L}\p{N}]/u.test(rest.replace(/^\s*\d{1,2}[.)]?\s/, ''));
}
