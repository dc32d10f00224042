import { findDates } from '../../dates/find-dates.ts';
import type { Fragment } from '../../layout/fragment.ts';
import { type Line, withCells } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { isCentredUnder, wrapsInStyles } from '../../layout/wraps.ts';
import { isPlace, isTownInRegion } from '../../places/find-place.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isSentence } from '../sentences.ts';
import { wrapsTail } from './tails.ts';

/** `**Research Assistant**, Genetics Dept.,` over `Istanbul Bilgi University   Spring 2023`: the date follows the facts. */
export function wrapsTailBeforeDate(above: Line, line: Line, widest: number): boolean {
  const [lower, date, ...others] = line.cells;
  if (!lower || !date || others.length > 0 || above.cells.length > 1 || hasOwnDate(above)) return false;
  if (!isMostlyDate(date.text)) return false;
  const rest = withCells(line, [lower]);
  return wrapsTail(above, rest, widest);
}

/**
 * `2020 | **Master in Computer Science (Vision),**` over `*Arunika Institute*, Paris`, `2002 | **SMA Arunika**, Ilmu` over `sosial`: a comma at the
 * end of what stands beside a date asks for more, and so do facts that fill their line.
 */
export function goesOnBesideMargin(above: Line, line: Line): boolean {
  const [date, facts, ...others] = above.cells;
  const rest = line.cells[0]!;
  if (!date || !facts || others.length > 0 || rest.label) return false;
  if (!isMostlyDate(date.text) || line.bullet || hasOwnDate(line)) return false;
  if (Math.abs(facts.x - rest.x) >= 1.5 || line.gap >= 0.4 * line.size || isSentence(rest.text)) return false;
  const isOwn = isSentence(facts.text) || /^[^:]{2,30}\s?:\s/.test(rest.text);
  const areFull = /,\s/.test(facts.text) && wrapsInStyles(above, line) && !isOwn;
  return (facts.text.endsWith(',') && facts.bold) || areFull;
}

/** A title that goes on below because its date stands beside it. */
export function wrapsBesideDate(above: Line, line: Line): boolean {
  const [title, date] = above.cells;
  const rest = line.cells[0]!;
  if (!title || !date || above.cells.length !== 2) return false;
  if (title.label || !hasDate(date) || hasOwnDate(line)) return false;
  if (title.bold !== rest.bold || title.italic !== rest.italic || title.colour !== rest.colour) return false;
  if (Math.abs(title.size - rest.size) > 0.4 || line.gap > 0.5 * line.size) return false;
  if (Math.abs(title.x - rest.x) > 3 && !isCentredUnder(title, rest)) return false;
  // Columns that share the width by what they hold leave more white.
  const room = /\s[–—|-]\s|,\s/.test(title.text) ? 3 : 0.8;
  return date.x - title.right < rest.items[0]!.width + room * line.size;
}

/** `Perawat di Klinik Arunika,   2016 – 2018` over `Boyolali`: the comma asks for the place. */
export function breaksBeforeTownBesideDate(above: Line, line: Line): boolean {
  const [title, date, ...others] = above.cells;
  const rest = line.cells[0]!;
  if (!title || !date || others.length > 0 || title.label || line.bullet || !isMostlyDate(date.text))
    return false;
  const isBelow = Math.abs(title.x - rest.x) < 1 && line.gap <= 0.5 * line.size;
  return isBelow && title.text.endsWith(',') && isPlace(rest.text);
}

/** `2019 – 2021`, `Garut, 2019 – 2021` */
export function hasDate({ text }: Fragment): boolean {
  const [span, ...others] = findDates(text);
  return (
    isMostlyDate(text) || (span !== undefined && !span.single && others.length === 0 && !isSentence(text))
  );
}

/** In sizes of the letters: what columns that share the width by what they hold may leave beside a date. */
const ROOM_OF_COLUMNS = 3;

/** `**Design Engineer,** *Donau Technik* AG, Ingol-   2012 – 2017` over `stadt, Germany.`, `**Nurse** — Rainier Valley   2015 — 2016` over `Clinic`: facts in several styles that the date beside them broke. */
export function wrapsInStylesBesideDate(above: Line, line: Line): boolean {
  const [lead] = above.cells;
  const [last, date] = above.cells.slice(-2);
  const rest = line.cells[0]!;
  if (!lead || !last || !date || line.bullet || above.bullet) return false;
  if (last === date || lead.label || !isMostlyDate(date.text)) return false;
  if (isMostlyDate(last.text) || hasOwnDate(line) || line.gap > 0.5 * line.size) return false;
  const place = rest.text.replace(/\.$/, '');
  if (isPlace(place.replace(/,.*$/, '')) || isTownInRegion(place)) return false;
  const end = last.items.at(-1)!;
  const alike = end.bold === rest.bold && end.italic === rest.italic && Math.abs(end.size - rest.size) < 0.4;
  if (!alike || Math.abs(lead.x - rest.x) > 1 || /[.!?:]$/.test(last.text)) return false;
  const isParted = /\p{L}{2}-$/u.test(last.text) && /^\p{Ll}/u.test(rest.text);
  // What ends in a colour of its own goes on in that colour, however much white the columns of a row leave.
  const isColoured = end.colour === rest.colour && end.colour !== lead.items[0]!.colour;
  const room = isColoured ? ROOM_OF_COLUMNS : 1.6;
  const isFull = date.x - last.right < rest.items[0]!.width + room * line.size;
  const hasStyles =
    above.cells.length > 2 ||
    last.items.some(({ font, bold }) => font !== end.font || bold !== end.bold) ||
    isColoured;
  const isParts = /,|\s(?:[—–|@-]|at|di|pada)(?:\s|$)/.test(lead.text + last.text);
  return isParted || (isFull && hasStyles && isParts && !isSentence(rest.text));
}
