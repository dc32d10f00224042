import { spacedPattern } from '../text/spaced-pattern.ts';
import { MONTH_PATTERN, monthNumber } from '../dates/calendar-words.ts';

const CUE = spacedPattern(
  String.raw`
    \b(?:
      deadline|dead ?line|dl(?=[ :])|batas(?: (?:akhir|waktu|pengiriman|lamaran|pendaftaran))?|paling (?:lambat|lama)|
      selambat(?:-?lambat)?nya|terakhir|closing(?: date)?|clos(?:es|ed|e)|ditutup|tutup|penutupan|sebelum|sblm|sblum|
      before|by|until|hingga|sampai|s/d|s\.d|sd|valid|berlaku|expire[sd]?|apply (?:by|before)|no later than|due|
      pendaftaran|unggah|upload|dibuka|periode|registrasi|registration|diterima|on or before|latest|last (?:day|date)|
      (?:tanggal|tgl\.?)\s\d{1,2}\s?(?=[-–—])
    )(?:\b|(?<=\d\s?))
    `,
  'i',
);
const NOT_DEADLINE =
  /\b(?:interview|wawancara|tes\b|test|walk[- ]?in|usia|umur|pengumuman|announce|start|mulai kerja|updated?|posted|per tanggal|berdiri|sejak|tentang|undang|law no)\b/i;
/** Not after an abbreviation (`tgl. 5`). */
const SENTENCE_END = /[.;!]\s+(?=\p{Lu}\p{L}{3})/u;
const WORDED = new RegExp(
  `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of )?(${MONTH_PATTERN})(?:,?\\s(\\d{4}))?`,
  'giu',
);
const MONTH_FIRST = new RegExp(
  `\\b(${MONTH_PATTERN})\\s(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:,?\\s(\\d{4}))?`,
  'giu',
);
const FIGURES = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d])/g;
/** `latest 27/11`: only right behind the word that speaks of an end. */
const DAY_AND_MONTH =
  /(?<=\b(?:deadline|dl|batas|lambat|lambatnya|latest|sebelum|before|by|until|hingga|sampai|terakhir|tutup|ditutup|closing|s\/d|tgl|tanggal|date)\s?:?\s)(\d{1,2})[/.-](\d{1,2})(?![\d/.:-]|\s?(?:wib|jam|pm|am)\b)/gi;
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;

/**
 * The last day to apply: the last date of the first line that speaks of an end.
 * @param asOf yyyy-MM-dd; a date without a year is the next such day
 */
export function readDeadline(lines: readonly string[], asOf: string): string | null {
  for (const [at, line] of lines.entries()) {
    const headed =
      at > 0 &&
      lines[at - 1]!.length < 40 &&
      /\b(?:deadline|batas|closing|paling lambat|penutupan|pendaftaran|registrasi|registration|periode)\b[^\d]*$/i.test(
        lines[at - 1]!,
      );
    if (!headed && !CUE.test(line)) continue;
    const dates = datesIn(line, asOf).filter(({ from }) => {
      const before = line.slice(0, from);
      const near = before.slice(-60).split(SENTENCE_END).at(-1)!;
      return (
        (headed || CUE.test(before)) &&
        !(NOT_DEADLINE.test(near) && !/\b(?:deadline|paling lambat|batas|closing|terakhir)\b/i.test(near))
      );
    });
    const last = dates.at(-1);
    if (last) return last.day;
  }
  return null;
}

function datesIn(line: string, asOf: string): { day: string; from: number }[] {
  const found = [
    ...[...line.matchAll(WORDED)].map((m) => ({
      from: m.index,
      d: Number(m[1]),
      m: monthNumber(m[2]!),
      y: m[3],
    })),
    ...[...line.matchAll(MONTH_FIRST)].map((m) => ({
      from: m.index,
      d: Number(m[2]),
      m: monthNumber(m[1]!),
      y: m[3],
    })),
    ...[...line.matchAll(FIGURES)].map((m) => ({
      from: m.index,
      d: Number(m[1]),
      m: Number(m[2]),
      y: m[3]!.length === 2 ? `20${m[3]}` : m[3],
    })),
    ...[...line.matchAll(DAY_AND_MONTH)].map((m) => ({
      from: m.index,
      d: Number(m[1]),
      m: Number(m[2]),
      y: undefined,
    })),
    ...[...line.matchAll(ISO)].map((m) => ({ from: m.index, d: Number(m[3]), m: Number(m[2]), y: m[1] })),
  ];
  return found
    .flatMap(({ from, d, m, y }) => {
      const day = m ? dayOf(d, m, y === undefined ? undefined : Number(y), asOf) : undefined;
      return day ? [{ day, from }] : [];
    })
    .sort((a, b) => a.from - b.from);
}

function dayOf(day: number, month: number, year: number | undefined, asOf: string): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const text = (y: number) => `${y}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined) return year >= 2000 && year < 2100 ? text(year) : undefined;
  const thisYear = Number(asOf.slice(0, 4));
  return text(thisYear) >= asOf ? text(thisYear) : text(thisYear + 1);
}
