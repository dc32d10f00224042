import { MONTH_PATTERN, PRESENT_PATTERN } from '../../dates/calendar-words.ts';
import { findDates } from '../../dates/find-dates.ts';
import { areAligned, sameLook } from '../../layout/fragment.ts';
import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { wrapsFrom, wrapsInStyles } from '../../layout/wraps.ts';
import { schoolScore, startsWithLevel } from '../../lexicon/education-words.ts';
import { isPlace } from '../../places/find-place.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isSentence } from '../sentences.ts';

/** `Juru Ukur - CV Titik   2015 – 2018 -` over `Koordinat   Sanggau`: a column broke the facts as well as the period with its place beside them. */
export function wrapsOnBothSides(above: Line, line: Line): boolean {
  const [[facts, period], [rest, end]] = [above.cells, line.cells];
  if (!facts || !period || !rest || !end || above.cells.length + line.cells.length > 4) return false;
  if (above.bullet || line.bullet || facts.label || line.gap > 0.5 * line.size) return false;
  if (!OPEN_PERIOD.test(period.text) || findDates(`${period.text} ${end.text}`).length === 0) return false;
  if (!sameLook(facts, rest) || !sameLook(period, end) || Math.abs(facts.x - rest.x) > 1.5) return false;
  if (!areAligned(period, end) || /[.:;!?]$/.test(facts.text)) return false;
  return Math.min(period.x, end.x) - facts.right < rest.items[0]!.width + 3 * line.size;
}

const OPEN_PERIOD = new RegExp(`(?:[–—|,-]|(?:^|\\s)${MONTH_PATTERN})$`, 'iu');

/** `… (IPK 3,45` over `dari 4,00)`, beside its date as well. @returns the cell whose bracket the line closes */
export function bracketClosedBy(above: Line, line: Line): number | undefined {
  const lower = line.cells[0]!;
  if (line.bullet || above.bullet || !/^(?:[^()]|\([^()]*\)){1,25}\)$/.test(lower.text)) return undefined;
  if (line.gap >= 0.6 * line.size) return undefined;
  const last = above.cells.length - 1;
  const at = last > 0 && isMostlyDate(above.cells[last]!.text) ? last - 1 : last;
  const upper = above.cells[at]!;
  return /\([^)]*$/.test(upper.text) && Math.abs(upper.size - lower.size) < 0.4 ? at : undefined;
}

const BEGINS_WITH_PRESENT = new RegExp(`^${PRESENT_PATTERN}(?!\\p{L})`, 'iu');

/** `• B.Sc. Forestry, Kiel University — Mar 2016 –` over `Feb 2021`, `• Orders team (Mar 2023 – Dec` over `2023)` or `(2021–` over `sekarang)`: a bullet's period, broken by the margin. */
export function endsPeriod(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells[0]!, line.cells[0]!];
  if (!above.bullet || line.bullet) return false;
  if (above.cells.length > 1 || line.gap > 0.6 * line.size) return false;
  if (Math.abs(line.x - above.textX) > 3) return false;
  if (findDates(line.text).length === 0 && !BEGINS_WITH_PRESENT.test(lower.text)) return false;
  return /\s[—–-]$/.test(upper.text) || (/\([^)]*$/.test(upper.text) && /^[^()]*\)/.test(lower.text));
}

/** `• SMK Garuda Cimahi` over `(2016 - 2019)`, `• Praktik Kerja Lapangan,` over `UNJANI (2018)`, `2. Arunika Motor sebagai Operator` over `(2015-2018)`: a point whose period did not fit. */
export function isPeriodOfBullet(above: Line, line: Line): boolean {
  const isPoint = above.bullet || /^\d{1,2}[.)]\s/.test(above.text);
  if (!isPoint || line.bullet || hasOwnDate(above)) return false;
  if (above.cells.length > 1 || line.gap > 0.6 * line.size) return false;
  if (Math.abs(line.x - above.textX) > 3 && Math.abs(line.x - above.x) > 3) return false;
  const bracket = /\(([^()]+)\)$/.exec(line.text);
  const isAlone = bracket?.index === 0;
  return bracket !== null && isMostlyDate(bracket[1]!) && (isAlone || above.text.endsWith(','));
}

const MOST_BEFORE_DATE = 3;

/** `Institut Teknologi Sepuluh` over `Nopember | Agustus 2018`, `PT Arunika Logistik` over `Nusantara • 2019 – 2021`: a name that a narrow column broke. */
export function breaksBeforeDate(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const fact = /^([^|•·]+?)\s+[|•·]\s+(.+)$/u.exec(line.text);
  if (!upper || !fact || above.cells.length > 1 || above.bullet || !wrapsFrom(above, line)) return false;
  if (upper.bold || hasOwnDate(above) || isSentence(upper.text) || /[|•·.,:]/.test(upper.text)) return false;
  return (
    isMostlyDate(fact[2]!) &&
    fact[1]!.split(' ').length <= MOST_BEFORE_DATE &&
    !isPlace(fact[1]!) &&
    !startsWithLevel(fact[1]!) &&
    upper.font === line.font
  );
}

/** `Arunika Network, 04/2019 –` over `Present`, `…, Jan 2021 – Saat` over `ini`: nothing but the rest of a period stands below it. */
export function breaksWithinPeriod(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  if (line.bullet || line.page !== above.page || line.gap > 0.6 * line.size) return false;
  if (Math.abs(upper.size - lower.size) > 0.4 || lower.text.split(' ').length > MOST_BEFORE_DATE)
    return false;
  const whole = `${upper.text} ${lower.text}`;
  const span = findDates(whole).at(-1);
  if (!span || span.single || span.from >= upper.text.length || span.to <= upper.text.length) return false;
  return /^[)\].]*$/.test(whole.slice(span.to));
}

/** What parts two facts of a line. */
const PARTED = /,\s|\s(?:[|•·@–—-]|at|di|pada)\s/;
const REST_AND_PERIOD = /^(\p{Lu}[^()|•·,:\d]*?)(?:\s*\(([^()]+)\)|(?:,|\s[|•·–—-])\s+(.+))$/u;

/**
 * `Institut Teknologi Arunika, S1 Teknik` over `Mekatronika (2018 - 2022)`, `Relawan | Dapur Umum` over `Arunika, Okt 2018 – Feb 2019`: a full
 * line of facts whose last words stand before the period.
 */
export function breaksBeforePeriod(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells[0]!, line.cells[0]!];
  const [, rest, inBrackets, behind] = REST_AND_PERIOD.exec(line.text) ?? [];
  const period = inBrackets ?? behind;
  if (!rest || !period || above.cells.length > 1 || above.bullet) return false;
  if (!wrapsFrom(above, line) && !wrapsInStyles(above, line)) return false;
  if (hasOwnDate(above) || isSentence(upper.text) || !PARTED.test(upper.text) || /[.:]$/.test(upper.text))
    return false;
  return (
    isMostlyDate(period) &&
    rest.split(' ').length <= MOST_BEFORE_DATE &&
    schoolScore(rest) < 3 &&
    (inBrackets !== undefined || !isPlace(rest)) &&
    upper.size === lower.size
  );
}
