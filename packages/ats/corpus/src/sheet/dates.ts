import type { Lang, Month, Period } from '../content/cv.ts';
import type { Random } from '../random.ts';

const longId = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
const shortId = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const longEn = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const shortEn = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type MonthForm =
  | 'long'
  | 'short'
  | 'short-dot'
  | 'upper'
  | 'apostrophe'
  | 'slash'
  | 'slash-year-first'
  | 'iso'
  | 'dot'
  | 'dash'
  | 'year'
  | 'comma'
  | 'hyphen'
  | 'two-digit'
  | 'year-word'
  | 'lower';

/** How one document prints its dates. */
export interface DateStyle {
  lang: Lang;
  form: MonthForm;
  join: string;
  present: string;
  august: string;
  /** "Mar – Jul 2020" where both ends fall in one year. */
  compress: boolean;
  /** "Sejak Mei 2021" for what still runs. */
  since: boolean;
  duration: boolean;
  seasons: boolean;
  /** "2021" on its own where a period starts and ends in one year and only years are printed. */
  collapse: boolean;
}

interface PrintedPeriod {
  text: string;
  start: string | null;
  end: string | null;
}

export function drawDateStyle(random: Random, lang: Lang, forms?: MonthForm[]): DateStyle {
  const form = random.pick<MonthForm>(
    forms ?? [
      'long',
      'long',
      'short',
      'short',
      'short',
      'short-dot',
      'upper',
      'apostrophe',
      'slash',
      'slash',
      'slash-year-first',
      'iso',
      'dot',
      'dash',
      'year',
      'year',
      'year',
    ],
  );
  const dash = random.pick([
    ' - ',
    ' - ',
    ' – ',
    ' – ',
    ' — ',
    '-',
    '–',
    ' s/d ',
    ' s.d. ',
    ' sampai ',
    ' hingga ',
    ' ke ',
  ]);
  const join =
    lang === 'id'
      ? dash
      : random.pick([' - ', ' - ', ' – ', ' – ', ' — ', '-', '–', ' to ', ' until ', ' → ', ' ~ ']);
  const tight = form === 'iso' || form === 'dash';
  return {
    lang,
    form,
    join: (tight && join.trim() === join && !/[a-z]/.test(join)) || join === ' ke ' ? ' - ' : join,
    present:
      lang === 'id'
        ? random.pick(['Sekarang', 'sekarang', 'Saat ini', 'kini', 'Sekarang', 'Present', 'sekarang'])
        : random.pick(['Present', 'present', 'Now', 'Current', 'Today', 'Present', 'Ongoing']),
    august: lang === 'id' ? random.pick(['Agu', 'Agt', 'Ags', 'Agust']) : 'Aug',
    compress: random.chance(0.15),
    since: random.chance(0.08),
    duration: random.chance(0.06) && form !== 'year',
    seasons: lang === 'en' && random.chance(0.3),
    collapse: random.chance(0.5),
  };
}

/** The stock that the usual style never draws from: rarer words, joints and forms. */
export function drawWideDateStyle(random: Random, lang: Lang): DateStyle {
  const usual = drawDateStyle(random, lang, [
    'comma',
    'hyphen',
    'two-digit',
    'year-word',
    'lower',
    'long',
    'short',
    'slash',
    'year',
    'year',
  ]);
  const join =
    lang === 'id'
      ? random.pick([' s/d ', ' sampai dengan ', ' s.d. ', ' hingga ', ' -- ', ' – ', ' - ', '–', ' s/d '])
      : random.pick([' – ', ' - ', ' to ', ' through ', ' till ', ' -- ', '–', ' / ']);
  const tight = usual.form === 'hyphen' || usual.form === 'slash';
  return {
    ...usual,
    join: tight && join === ' / ' ? ' - ' : join,
    present:
      lang === 'id'
        ? random.pick(['Sekarang', 'saat ini', 'SEKARANG', 'Skrg', 'sekarang', 'Now', 'Present'])
        : random.pick(['Present', 'PRESENT', 'date', 'Current', 'present', 'now']),
    august: lang === 'id' ? random.pick(['Agt', 'Agust', 'Ags']) : 'Aug',
  };
}

export function printMonth(value: Month, style: DateStyle): string {
  const i = value.month - 1;
  const long = (style.lang === 'id' ? longId : longEn)[i] ?? '';
  const short = style.lang === 'id' ? (i === 7 ? style.august : (shortId[i] ?? '')) : (shortEn[i] ?? '');
  const two = String(value.month).padStart(2, '0');
  switch (style.form) {
    case 'long':
      return `${long} ${value.year}`;
    case 'short':
      return `${short} ${value.year}`;
    case 'short-dot':
      return `${short}${short === long ? '' : '.'} ${value.year}`;
    case 'upper':
      return `${short.toUpperCase()} ${value.year}`;
    case 'apostrophe':
      return `${short} ’${String(value.year).slice(2)}`;
    case 'slash':
      return `${two}/${value.year}`;
    case 'slash-year-first':
      return `${value.year}/${two}`;
    case 'iso':
      return `${value.year}-${two}`;
    case 'dot':
      return `${two}.${value.year}`;
    case 'dash':
      return `${two}-${value.year}`;
    case 'year':
      return String(value.year);
    case 'comma':
      return `${long}, ${value.year}`;
    case 'hyphen':
      return `${short}-${value.year}`;
    case 'two-digit':
      return `${short} ${String(value.year).slice(2)}`;
    case 'year-word':
      return `${value.year} ${short}`;
    case 'lower':
      return `${long.toLowerCase()} ${value.year}`;
  }
}

function atPrecision(value: Month, style: DateStyle): string {
  return style.form === 'year' ? String(value.year) : `${value.year}-${String(value.month).padStart(2, '0')}`;
}

export function printPeriod(period: Period, style: DateStyle, asOf: Month): PrintedPeriod {
  const { start, end } = period;
  const season =
    end && style.seasons && start.year === end.year && style.form !== 'year'
      ? seasonOf(start.month, end.month)
      : null;
  if (season) return { text: `${season} ${start.year}`, start: String(start.year), end: String(start.year) };
  const truth = { start: atPrecision(start, style), end: end ? atPrecision(end, style) : null };
  if (!end && style.since)
    return { text: `${style.lang === 'id' ? 'Sejak' : 'Since'} ${printMonth(start, style)}`, ...truth };
  if (end && style.form === 'year' && start.year === end.year && style.collapse)
    return { text: String(start.year), ...truth };
  const wordy = style.form === 'long' || style.form === 'short';
  const from =
    wordy && end && style.compress && start.year === end.year
      ? printMonth(start, style).replace(/ \d{4}$/, '')
      : printMonth(start, style);
  const text = `${from}${style.join}${end ? printMonth(end, style) : style.present}`;
  return { text: style.duration ? `${text} (${duration(start, end ?? asOf, style.lang)})` : text, ...truth };
}

function seasonOf(from: number, to: number): string | null {
  if (from >= 6 && to <= 9) return 'Summer';
  if (from >= 2 && to <= 5) return 'Spring';
  if (from >= 9 && to <= 12) return 'Fall';
  return null;
}

function duration(from: Month, to: Month, lang: Lang): string {
  const months = (to.year - from.year) * 12 + to.month - from.month + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts =
    lang === 'id'
      ? [years && `${years} tahun`, rest && `${rest} bulan`]
      : [years && `${years} yr${years > 1 ? 's' : ''}`, rest && `${rest} mo${rest > 1 ? 's' : ''}`];
  return parts.filter(Boolean).join(' ');
}

/** The printed birth date: "9 Maret 1998", "09-03-1998", "09/03/1998". */
export function printBirth(
  birth: { year: number; month: number; day: number },
  lang: Lang,
  random: Random,
): string {
  const long = (lang === 'id' ? longId : longEn)[birth.month - 1] ?? '';
  const [dd, mm] = [String(birth.day).padStart(2, '0'), String(birth.month).padStart(2, '0')];
  const forms =
    lang === 'id'
      ? [
          `${birth.day} ${long} ${birth.year}`,
          `${dd} ${long} ${birth.year}`,
          `${dd}-${mm}-${birth.year}`,
          `${dd}/${mm}/${birth.year}`,
          `${birth.day} ${long} ${birth.year}`,
        ]
      : [
          `${birth.day} ${long} ${birth.year}`,
          `${long} ${birth.day}, ${birth.year}`,
          `${birth.year}-${mm}-${dd}`,
          `${dd}/${mm}/${birth.year}`,
        ];
  // 03/09 could be read both ways in an English CV, so that form needs a day past 12.
  return random.pick(lang === 'en' && birth.day <= 12 ? forms.slice(0, 3) : forms);
}
