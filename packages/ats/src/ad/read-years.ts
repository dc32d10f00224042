import type { AdYears } from './job-ad.ts';
import { NUMBER_PATTERN, numberOf } from './numbers.ts';

const IN_BRACKETS = '(?:\\s?\\((?:\\w{1,12}|\\d{1,2})\\))?';
const TO = '\\s?(?:-|–|—|to|sampai(?: dengan)?|hingga|s/d|sd|until|~)\\s?';
const UNIT = "(tahun|thn|th|taun|years?['’]?|yrs?|bulan|bln|months?['’]?)";
/** `pengalaman setahun`, `kurang dari setahun`: one year in one word. */
const ONE_YEAR =
  /\bseta(?:h)?un\b(?! (?:sekali|terakhir|ini|penuh))|\b(?:at least |over |more than |minimum |for )an? (?:full )?year\b|\ban? year or (?:more|longer)\b/giu;
const LEAST_ONE_YEAR =
  /\b(?:min(?:imal|imum)?\.?|setidaknya|paling (?:tidak|sedikit)|sekurang-kurangnya) seta(?:h)?un\b/iu;
/** `You have sold insurance for a year or more` */
const YEAR_OF_DEEDS =
  /\byou(?:['’]ve| have)? (?:already )?\p{Ll}{3,}\b.*\b(?:for|at least|over|more than) an? (?:full )?year\b/iu;
const SPAN = new RegExp(
  `(?<![\\d.,:/-])(?<min>${NUMBER_PATTERN})${IN_BRACKETS}\\s?(?:\\+|plus)?(?:${TO}(?<max>${NUMBER_PATTERN})${IN_BRACKETS})?\\s?\\+?(?:\\s(?:or more|atau lebih))?(?:[\\s-]|(?<!\\p{L}))${UNIT}(?![a-z\\d])`,
  'giu',
);
const AGE = /\b(?:usia|umur|berumur|berusia|age|aged|ages|years? old|yo|tidak lebih dari|kelahiran|born)\b/i;
/** `children aged 3-6`, `anak usia 3 sampai 6 tahun`: an age in full words, behind which years of work may follow. */
const AGE_RANGE =
  /\b(?:aged?|ages|usia|umur|berusia) \d+\s?(?:-|–|to|sampai|hingga|s\/d)\s?\d+(?: ?(?:tahun|thn|th|years?|yrs?))?/giu;
const SEX_FIRST =
  /\b(?:pria|wanita|laki|laki-laki|laki2|perempuan|cowok|cewek|male|female|man|woman|max\.?|maks\.?|maksimal|maximum)\s{0,3}[:/]?\s{0,3}(?:\p{L}{0,9}\s){0,2}$/iu;
const NOT_WORK =
  /\b(?:mengabdi|bersedia|commit\p{L}*|kontrak|contract|ikatan dinas|probation|garansi|sisa|masih berlaku|berdiri|sejak|leave|cuti|masa berlaku|valid|libur|program|magang selama|within|setelah|after|ipk|gpa|history|established|pindah|mutasi|mengundurkan diri)\b/iu;
const WORK =
  /\b(?:pengalaman|berpengalaman|pengalamn|exp|experience[d]?|bekerja|kerja|pernah|working|worked|have taught|as an?|sebagai|sbg|di bidang|in the field|in (?:\p{L}+ ){1,2}(?:teams?|roles?|firms?|industry|sector)|track record|post-qualification|masa kerja|jam terbang|me?gang|pegang|bergelut|berkecimpung)\b/iu;
const FRESH =
  /\b(?:fresh[- ]?graduates?|freshgrad\w*|fresh ?grads?|lulusan baru|baru lulus|new grad(?:uate)?s?|recent graduates?|FG\b|non[- ]?pengalaman|tanpa pengalaman|belum (?:ber)?pengalaman|no experience(?=\s*(?:$|[,.;!)]|needed|required|necessary))|pengalaman (?:tidak|gak|bukan)|(?:tidak|gak|ga) (?:perlu|harus|wajib|butuh|ada) (?:ber|punya |ada )?pengalaman(?=\s*(?:$|[,.;!)]|kerja|sebelumnya|dulu|boleh|silakan|ok))|entry[- ]level|fresh (?:boleh|welcome|ok))/i;
const NOT_FRESH =
  /\b(?:not|no|bukan|tidak|tanpa|gak|cannot)\b(?=.{0,40}\b(?:fresh|lulusan baru|new grad))|fresh ?graduates?.{0,30}\b(?:not|tidak|belum)\b/i;
/** A clean record, as public offices ask for: `tidak pernah dipidana penjara 2 (dua) tahun atau lebih`. */
const SENTENCE = /\b(?:(?:di)?pidana|penjara|hukuman|kurungan|imprison\p{L}*|convicted|sentenced)\b/iu;
const MOST_YEARS = 30;
const BARE_YEAR_GAP = 24;

interface YearSpan {
  from: number;
  to: number;
  min: number;
  max: number | null;
}

/** Lengths of work experience in a line; ages and contracts are none. */
export function yearSpans(text: string): YearSpan[] {
  const spans = [...text.matchAll(SPAN)];
  if (spans.length === 0 && (WORK.test(text) || LEAST_ONE_YEAR.test(text) || YEAR_OF_DEEDS.test(text)))
    spans.push(...text.matchAll(ONE_YEAR));
  return spans.flatMap((match) => {
    const { min = '1', max } = (match.groups ?? {}) as { min?: string; max?: string };
    const from = match.index;
    const to = from + match[0].length;
    const before = text.slice(Math.max(0, from - 40), from);
    const after = text.slice(to, to + BARE_YEAR_GAP);
    const nearest = before.replaceAll(AGE_RANGE, ' ').split(/[,;(]/).at(-1) ?? '';
    const months =
      /^(?:bulan|bln|month)/i.test(match[3] ?? match.at(-2) ?? '') ||
      /(?:bulan|bln|months?['’]?)$/i.test(match[0]);
    const scale = months ? 1 / 12 : 1;
    const least = numberOf(min) * scale;
    const most = max ? numberOf(max) * scale : null;
    const clause = text.slice(0, from).replaceAll(AGE_RANGE, ' ').split(/[;.]/).at(-1) ?? '';
    if (
      AGE.test(nearest) ||
      (AGE.test(clause) && !WORK.test(clause)) ||
      /^\s?(?:old\b|of age\b)/i.test(after)
    )
      return [];
    if (SEX_FIRST.test(nearest) && !WORK.test(text)) return [];
    if (SENTENCE.test(nearest) || (NOT_WORK.test(nearest) && !WORK.test(nearest))) return [];
    if (least > MOST_YEARS || (least >= 16 && most !== null && !WORK.test(nearest))) return [];
    const upTo =
      /\b(?:maks(?:imal|imum)?|max(?:imum)?|up to|paling lama|tidak lebih dari|(?<!(?:tidak|tak) )kurang dari|(?<!\bnot? )less than|di ?bawah|under)\.?\s*$/i.test(
        nearest,
      );
    const round = (value: number) => Math.round(value * 10) / 10;
    return [
      {
        from,
        to,
        min: upTo ? 0 : round(least),
        max: upTo ? round(least) : most === null ? null : round(most),
      },
    ];
  });
}

/** Whether a line welcomes people without experience. */
export function welcomesBeginners(text: string): boolean {
  return FRESH.test(text) && !NOT_FRESH.test(text);
}

const NICE_CUE =
  /\b(?:(?:lebih )?di ?utamakan|(?:lebih )?disukai|preferred|preferable|desirable|nilai (?:plus|tambah|lebih)|(?:is |would be )?an? (?:plus|advantage|bonus|asset))\b/i;

/** "Pengalaman 2 tahun lebih diutamakan": in the same breath as the years. */
function isOnlyNice(text: string, { from, to }: YearSpan): boolean {
  const after = text.slice(to).split(/[,;(.]/)[0] ?? '';
  const before = text.slice(0, from).split(/[,;(]/).at(-1) ?? '';
  if (/\b(?:di ?utamakan|preferably|ideally)\b/i.test(before)) return true;
  const cue = NICE_CUE.exec(after);
  // "2 tahun, diutamakan dari …" prefers the place, not the years.
  return cue !== null && after.slice(cue.index + cue[0].length).trim() === '';
}

interface YearLine {
  text: string;
  nice: boolean;
}

/**
 * Least years of work over all lines that ask for something: the longest that is a must, 0 where graduates without experience are welcome.
 * @returns null where the ad doesn't speak of it
 */
export function readYears(lines: readonly YearLine[]): AdYears | null {
  const fresh = lines.find(({ text }) => welcomesBeginners(text));
  const spans = lines
    .filter(({ nice }) => !nice)
    .flatMap(({ text }) =>
      yearSpans(text)
        .filter((span) => !isOnlyNice(text, span))
        .map((span) => ({ ...span, quote: text })),
    )
    .sort((a, b) => b.min - a.min || (b.max ?? 0) - (a.max ?? 0));
  const longest = spans[0];
  if (fresh) return { min: 0, max: longest?.max ?? null, quote: fresh.text };
  return longest ? { min: longest.min, max: longest.max, quote: longest.quote } : null;
}
