import { findDates, precisionOf, toIsoDate } from '../dates/find-dates.ts';
import { isSentence } from '../entries/sentences.ts';
import { slicePiece } from '../text/piece.ts';
import { labelKind, type ContactCell } from './contact-zone.ts';
import { found, type Found } from './found.ts';

/** No one with a CV is younger; a later date is something else. */
const YOUNGEST = 13;

/**
 * The day of birth as `yyyy-MM-dd`.
 * @param thisYear the year in which the CV is read
 * @param summary what somebody tells about themselves, read where no fact is printed
 */
export function readBirthDate(
  cells: readonly ContactCell[],
  thisYear: number,
  summary?: Found<string>,
): Found<string> | undefined {
  let unlabelled: Found<string> | undefined;
  for (const { piece, label } of cells) {
    const labelled = (label !== undefined && labelKind(label) === 'birth') || BORN.test(piece.text);
    const inFigures = labelled ? BY_SPACES.exec(piece.text) : null;
    if (inFigures) return found(inFigures.slice(1).join('-'), [piece], 0.95);
    const apart = labelled ? BY_DASHES_APART.exec(piece.text) : null;
    if (apart) return found(apart.slice(1).toReversed().map(inTwo).join('-'), [piece], 0.95);
    for (const span of findDates(piece.text)) {
      const date = span.single ? span.end : undefined;
      if (!date || precisionOf(date) !== 'day' || date.year > thisYear - YOUNGEST) continue;
      const value = found(toIsoDate(date), [slicePiece(piece, span.from, span.to)], labelled ? 0.97 : 0.85);
      if (labelled) return value;
      if (!isSentence(piece.text)) unlabelled ??= value;
    }
  }
  return unlabelled ?? brokenBirthDate(cells, thisYear) ?? birthDateInSentence(summary, thisYear);
}

const BORN = /\b(?:lahir|born|birth|geboren)\b|(?:^|\s)née?(?:\(e\))? le\s/iu;

/** `1989 01 06` */
const BY_SPACES = /(?<!\d)((?:19|20)\d{2}) (0[1-9]|1[0-2]) (0[1-9]|[12]\d|3[01])(?!\d)/;

/** `17 – 08 – 1987` */
const BY_DASHES_APART =
  /(?<!\d)(0?[1-9]|[12]\d|3[01])\s+[-–—]\s+(0?[1-9]|1[0-2])\s+[-–—]\s+((?:19|20)\d{2})(?!\d)/;

const inTwo = (figures: string) => figures.padStart(2, '0');

/** `… lahir di Palembang pada tanggal 23 Mei 2003 dan …` in what somebody tells about themselves. */
function birthDateInSentence(
  summary: Found<string> | undefined,
  thisYear: number,
): Found<string> | undefined {
  const born = /\b(?:lahir|born)\b(?=.{1,60}\d)/i.exec(summary?.value ?? '');
  if (!summary || !born) return undefined;
  const [span] = findDates(summary.value.slice(born.index, born.index + MOST_LETTERS));
  const date = span?.single ? span.end : undefined;
  if (!date || precisionOf(date) !== 'day' || date.year > thisYear - YOUNGEST) return undefined;
  return found(toIsoDate(date), summary.pieces, 0.8);
}

const MOST_LETTERS = 90;
const BIRTH = /\b(?:lahir|born|birth|ttl|d\.?o\.?b|nacimiento|nascimento|nascita|naissance)\b/i;

/** A date that a narrow column broke, its label perhaps too: `Tempat &` `: Surabaya, 17` `Tgl. Lahir` `November 2000`. */
function brokenBirthDate(cells: readonly ContactCell[], thisYear: number): Found<string> | undefined {
  for (const [index, cell] of cells.entries()) {
    const around = cells.slice(Math.max(0, index - 2), index + 3);
    if (!around.some((each) => BIRTH.test(each.piece.text) || BIRTH.test(each.label ?? ''))) continue;
    for (const rest of cells.slice(index + 1, index + 4)) {
      const glue = cell.piece.text.endsWith('-') ? '' : ' ';
      const span = findDates(`${cell.piece.text}${glue}${rest.piece.text}`).find(
        ({ from, to }) => from < cell.piece.text.length && to > cell.piece.text.length,
      );
      const date = span?.single ? span.end : undefined;
      if (!date || precisionOf(date) !== 'day' || date.year > thisYear - YOUNGEST) continue;
      return found(toIsoDate(date), [cell.piece, rest.piece], 0.75);
    }
  }
  return undefined;
}
