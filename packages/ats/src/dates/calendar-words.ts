/**
 * Months in Indonesian and English, full and short as people write them (`Agt`, `Sept`, `Nop` and `Pebruari` included), and in the other
 * languages in which CVs of Europe and America date.
 */
const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'january', 'jan', 'januar', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'janeiro'],
  [
    'februari',
    'february',
    'febuari',
    'febuary',
    'feburary',
    'pebruari',
    'feb',
    'peb',
    'februar',
    'février',
    'fevrier',
    'févr',
    'febrero',
    'febbraio',
    'fevereiro',
    'fev',
  ],
  ['maret', 'march', 'maart', 'mar', 'mrt', 'märz', 'mars', 'marzo', 'março'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['mei', 'may', 'mai', 'mayo', 'maggio', 'maio'],
  ['juni', 'june', 'jun', 'juin', 'junio', 'giugno', 'giu', 'junho'],
  ['juli', 'july', 'jul', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho'],
  [
    'agustus',
    'august',
    'augustus',
    'agus',
    'agust',
    'agu',
    'agt',
    'agst',
    'ags',
    'aug',
    'août',
    'aout',
    'agosto',
    'ago',
  ],
  ['september', 'sept', 'sep', 'septembre', 'septiembre', 'setiembre', 'settembre', 'setembro'],
  ['oktober', 'october', 'okt', 'oct', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro'],
  ['november', 'nopember', 'nov', 'nop', 'novembre', 'noviembre', 'novembro'],
  [
    'desember',
    'december',
    'des',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'déc',
    'diciembre',
    'dicembre',
    'dic',
    'dezembro',
  ],
];

/** A season counts from its first month of the northern academic year, as CVs that write `Fall 2019` mean it, a semester from its own. */
const SEASONS: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  ganjil: 9,
  gasal: 9,
  genap: 2,
};

const NUMBER_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** @returns 1..12 for a month's or a season's name, in any case and with or without a full stop */
export function monthNumber(name: string): number | undefined {
  const key = name.toLowerCase().replace(/\.$/, '');
  return NUMBER_OF.get(key) ?? SEASONS[key];
}

const byLength = (a: string, b: string) => b.length - a.length;
export const MONTH_PATTERN = `(?:${[...MONTHS.flat(), ...Object.keys(SEASONS)].sort(byLength).join('|')})\\.?`;

/** A month whose year has not come yet: `Juli`, `Juli tahun`, `julio del`. */
export const OPEN_MONTH_PATTERN = `${MONTH_PATTERN}(?:\\s+(?:del?|of|tahun))?`;

/** Words that stand for "still there". */
export const PRESENT_PATTERN =
  '(?:sampai (?:dengan )?(?:sekarang|saat ini|kini)|hingga (?:sekarang|saat ini|kini)|sekarang|saat ini|kini|hari ini|' +
  "(?:masih|sedang) (?:berlangsung|berjalan|bekerja|aktif|kuliah|studi|sekolah|belajar|ditempuh|menempuh(?: (?:studi|pendidikan))?|diselesaikan)|berjalan|(?:in|on) progress|skrg|skr|saat skrg|hari ini|at present|presently|present|currently|current year|current|now|today|ongoing|to date|on[- ]going|belum (?:lulus|selesai)|till (?:date|now)|until now|onwards?|seterusnya|dan seterusnya|date(?! of)|(?:bis )?heute|(?:tot )?heden|aujourd[’']hui|à ce jour|en cours|actuellement|(?:la )?(?:actualidad|fecha)|actualmente|présent|laufend|oggi|presente|in corso|atual(?:mente)?|attuale|actual(?=\\s*$)|on(?=\\s*$))";

const PRESENT = new RegExp(`^${PRESENT_PATTERN}$`, 'iu');

/** Whether a text says "still there" and nothing else. */
export function isPresent(text: string): boolean {
  return PRESENT.test(text);
}

/** What stands between the two ends of a period; Ghostscript up to 10.00 makes `3` and `4` of dashes, whose bytes it adds. */
export const RANGE_PATTERN =
  '(?:\\s*(?:(?<=\\s)[34](?=\\s)|[-–—−‐‑‒―~→]+>?|=>|\\.{2,3}|…|\\bs\\s*[./]\\s*d\\.?|\\bsd\\b\\.?|\\bs/d\\b|\\bsampai(?: dengan)?\\b|\\bhingga\\b|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bthru\\b|\\bbis\\b|\\bhasta\\b|\\baté\\b|\\btot\\b|(?<=\\s)à(?=\\s)|\\bt/m\\b|\\/)(?:\\s*\\b(?:to|until|sampai|hingga|hasta)\\b)?\\s*)';

/** Words that say of a date beside them what it is: `Lulus 2019`, `Class of 2019`. */
export const ANNOUNCING_PATTERN =
  '(?:graduat(?:ed|ion)|finished|completed|obtained|grad\\.|class of|(?:lulus(?:an)?|tamat(?:an)?|selesai)(?: (?:pada )?tahun)?|expected|since|sejak|depuis|seit|sinds)';

/** `Awal 2022`, `Mid 2019`: about when, and `Tahun 2019`; the final paper that students write (`Tugas Akhir 2020`) is no end of a year. */
export const ABOUT_PATTERN =
  '(?:(?<!\\b(?:tugas|ujian|proyek|project|laporan|nilai|semester)\\s)\\b(?:awal|pertengahan|akhir|early|mid|late)(?:\\s+(?:bulan|tahun))?[\\s-]+|\\btahun\\s+(?=(?:19|20)\\d\\d)|' +
  `\\b(?:de|du|von|van)\\s+(?=(?:${MONTH_PATTERN}\\s|\\d{1,2}[./])?(?:19|20)\\d\\d))?`;
