import { toPartialDate, type PartialDate } from '@setapak/resume';

const YEAR_WORD = /^(?:tahun|thn?|year)\b\.?/i;

/** What somebody typed, read as a date: `''` for nothing, undefined while it cannot be read. */
export function readDate(text: string): PartialDate | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  // `15 Agustus` lacks its year; `Agustus 15` has it.
  if (/^\d{1,2}\.?\s*\p{L}+\.?$/u.test(trimmed)) return undefined;
  const date = toPartialDate(trimmed);
  // `0820` is the beginning of `082023`, and nobody studied in the year 820.
  if (!/^(?:19|20)/.test(date)) return undefined;
  // 31/02/2024 would be read as 02/2024: a day that does not exist is a slip of the finger.
  const numbers = trimmed.match(/\d+/g)?.length ?? 0;
  const known = date.split('-').length;
  // Of a whole period, `Agustus 2020 - Juli 2023`, the year alone would be left.
  const words = /\p{L}/u.test(trimmed.replace(YEAR_WORD, ''));
  // Beside a word that names no month, `Ahustus 2023`, the month would go without notice.
  const lost = words ? known === 1 || (known < 3 && numbers > 1) : known < numbers;
  return lost ? undefined : date;
}

/** Study and plans reach so many years ahead; what lies beyond is more likely a slip of the finger. */
const AHEAD = 8;

interface RemarkOptions {
  /** The date that this one should not be before. */
  after?: PartialDate | undefined;
  /** Years that this one may lie ahead. */
  ahead?: number | undefined;
  now?: Date;
}

/** What is odd about a date, in words for the screen; undefined where nothing is. */
export function remarkOn(
  date: PartialDate,
  { after = '', ahead = AHEAD, now = new Date() }: RemarkOptions = {},
): string | undefined {
  if (date === '') return undefined;
  // Of two dates that are known to different lengths only what both know is compared.
  const known = Math.min(date.length, after.length);
  if (after !== '' && date.slice(0, known) < after.slice(0, known))
    return 'Tanggal ini sebelum tanggal mulai. Sudah benar?';
  if (Number(date.slice(0, 4)) > now.getFullYear() + ahead)
    return 'Tanggal ini masih jauh di depan. Sudah benar?';
  return undefined;
}
