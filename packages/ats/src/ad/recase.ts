import { spacedPattern } from '../text/spaced-pattern.ts';
import type { AdLine } from './ad-lines.ts';
import type { PlacedLine } from './sections.ts';

/** Further ads that a portal prints below the one that was opened. */
const OTHER_ADS = spacedPattern(
  String.raw`
    ^(?:
      (?:lowongan|pekerjaan|loker) (?:kerja )?(?:
        serupa|lainnya|lain|terkait|mirip|sejenis|untuk ?mu|yang (?:serupa|mirip|mungkin)
      )|
      similar (?:jobs?|vacancies|positions)|related jobs?|(?:people|others) also (?:viewed|applied)|
      more jobs (?:like|from|at|for)|jobs you (?:may|might)|recommended (?:jobs|for you)|
      rekomendasi (?:lowongan|pekerjaan|untuk)|(?:set|create|get|turn on) (?:an? )?(?:job )?alerts?\b|
      (?:aktifkan|buat|nyalakan) (?:notifikasi|pemberitahuan)|
      (?:laporkan|report) (?:(?:this|iklan) )?(?:lowongan|loker|job|pekerjaan|iklan)
    )\b.{0,40}$
    `,
  'i',
);
const LEAST_LINES = 6;

/** Buttons of a portal, copied along with the ad. */
const BUTTON =
  /^(?:(?:show|see|read|view|load) (?:more|less|all)|(?:lihat|tampilkan|baca) (?:lebih (?:banyak|sedikit|lengkap)|selengkapnya|semua)|selengkapnya|easy apply|quick apply|apply on company (?:web)?site|simpan|save(?: job)?|share|bagikan|report this job|…\s?(?:more|lainnya))$/i;

/** The lines of the ad itself. */
export function withoutOtherAds<Line extends AdLine>(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }, at) => at >= LEAST_LINES && OTHER_ADS.test(text));
  return (end < 0 ? lines : lines.slice(0, end)).filter(({ text }) => !BUTTON.test(text));
}

const KEPT_LOUD = /^(?:pt|cv|ud|pd|rs|rsu|rsud|rsia|sd|smp|sma|smk|tk|paud|kap|kja)$/;
const LONGEST_RECASED = 110;

/**
 * The lines of an ad that is written in small letters throughout, with the capitals that names would have; other ads as they are. Names of firms
 * and places are recognised by their capitals.
 */
export function withCapitals(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const all = lines.map(({ full }) => full).join(' ');
  const loud = all.match(/\p{Lu}/gu)?.length ?? 0;
  if (loud > (all.match(/\p{L}/gu)?.length ?? 0) * 0.015) return lines;
  return lines.map((line) =>
    line.full.length > LONGEST_RECASED
      ? line
      : { ...line, text: capitalised(line.text), full: capitalised(line.full) },
  );
}

/** Words that stand in no name. */
const SMALL_WORDS =
  /^(?:ke|di|dari|dan|atau|yang|yg|untuk|utk|dengan|dgn|via|lewat|kirim|kirimkan|sebelum|sampai|paling|hub|wa|tes)$/;
/** `kirim cv ke …` sends a CV, `cv maju jaya` is a firm. */
const SENT = /^\s*(?:$|[+&,/]|(?:ke|dan|via|lewat|terbaru|lengkap|foto|kamu|mu)\b)/i;

/** A text with the capitals that the names in it would have. */
export const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}@.])\p{Ll}[\p{L}'’]*/gu, (word, at: number) => {
    if (SMALL_WORDS.test(word) || (word === 'cv' && SENT.test(text.slice(at + 2)))) return word;
    return KEPT_LOUD.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
  });
