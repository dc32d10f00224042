import { quoted } from './gaps.ts';
import type { LetterLanguage } from './kinds.ts';

/*
 * Lines of a CV as parts of a sentence. "Menyusun laporan …" goes behind "saya", "Cut the close …" behind "I"; what is
 * neither a verb nor a noun that can stand there is left out: a letter must not bend what somebody wrote.
 */

/**
 * How a line goes on from its beginning: `verb` behind "saya" or "I", `present` behind "I" of a job that is still held,
 * `noun` behind "pekerjaan saya mencakup" or "my work included".
 */
export interface Clause {
  form: 'verb' | 'present' | 'noun';
  text: string;
}

const LONGEST = 230;
const SHORTEST = 12;

/** Words that look like verbs with me-, ber- and are none. */
const NO_VERB =
  /^(?:media|mesin|menu|menteri|metode|member|mentor|mentoring|merek|merchandise|meja|medis|medical|meter|mekanik|mekanisme|melalui|memang|menit|menengah|meeting|mebel|mega|mental|messaging|metrik|merah|menara|menurut|mengenai|meskipun|melayu)$/;
const ID_VERB = /^(?:mem|men|meng|meny|me)\p{L}{3,}$/u;
const ID_OTHER_VERBS =
  /^(?:berhasil|bekerja|berkoordinasi|berkolaborasi|bertanggung|berpartisipasi|bernegosiasi|berkomunikasi|berperan|bertugas|belajar|berkontribusi|berdiskusi|berbagi|bermitra|dipercaya|ditunjuk|dipromosikan|diangkat|terpilih|terlibat|ikut|turut|lulus|aktif)$/;
/** What people write in short, with the verb that they mean. */
const ID_SHORT: Record<string, string> = {
  kelola: 'mengelola',
  buat: 'membuat',
  bantu: 'membantu',
  susun: 'menyusun',
  pimpin: 'memimpin',
  tangani: 'menangani',
  layani: 'melayani',
  catat: 'mencatat',
  hitung: 'menghitung',
  jaga: 'menjaga',
  antar: 'mengantar',
  rawat: 'merawat',
  ajar: 'mengajar',
  latih: 'melatih',
  cek: 'mengecek',
  tulis: 'menulis',
  kirim: 'mengirim',
  jual: 'menjual',
  olah: 'mengolah',
  siapkan: 'menyiapkan',
  lakukan: 'melakukan',
  kembangkan: 'mengembangkan',
  rancang: 'merancang',
  bangun: 'membangun',
  urus: 'mengurus',
  atur: 'mengatur',
  pantau: 'memantau',
  kumpulkan: 'mengumpulkan',
  koordinasi: 'berkoordinasi',
};
const ID_NOUN = /^(?:pem|pen|peng|peny|per|pe)\p{L}{3,}an$/u;

/** Simple pasts that do not end in -ed. */
const EN_PAST =
  /^(?:led|built|cut|wrote|ran|grew|made|won|found|kept|taught|sold|held|set|brought|oversaw|drove|took|gave|got|rebuilt|spoke|met|spent|sent|became|began|rose|put|dealt|drew|shot|redid|bought|saw|did|paid|upheld|undertook|shrank|split|broke)$/;
const NO_PAST = /^(?:need|feed|speed|seed|breed|red|bed|united|embed|shed)$/;
const EN_PRESENT =
  /^(?:manage|run|lead|build|maintain|design|develop|write|prepare|handle|support|monitor|coordinate|create|train|review|analy[sz]e|own|drive|work|operate|plan|deliver|conduct|oversee|test|automate|help|teach|serve|sell|report|translate|produce|edit|supervise|process|advise|assist|draft|organi[sz]e|negotiate|inspect|resolve|answer|present|implement|track|mentor|reconcile|recruit|schedule|treat|assess|forecast|audit|file|greet|guide)$/;
const EN_ING = /^\p{L}{3,}ing$/u;
const NO_ING =
  /^(?:marketing|engineering|accounting|building|training|meeting|planning|bring|spring|during|banking|king)$/;

/** A line as part of a sentence in that language; undefined where it cannot be one. */
export function clauseOf(line: string, language: LetterLanguage): Clause | undefined {
  const text = trimmed(line);
  if (text.length < SHORTEST || text.length > LONGEST) return undefined;
  const [, first = '', rest = ''] = /^(\S+)(.*)$/su.exec(text) ?? [];
  const word = first.toLowerCase().replace(/[,:]$/, '');
  if (/[,:]$/.test(first)) return undefined;
  const clause = language === 'id' ? indonesian(word, first, rest) : english(word, first, rest);
  return clause && { ...clause, text: smoothed(clause, language) };
}

const OUTCOME =
  /\b(?:turun|naik|menjadi|meningkat|berkurang|bertambah|tumbuh|sehingga|rose|fell|dropped|grew|increased|decreased|went|improved)\b/i;

/** Notes are strung together with `;` and commas: what follows is joined on as a verb, kept as an outcome, or left out. */
function smoothed({ form, text }: Clause, language: LetterLanguage): string {
  const [head = text, ...tail] = text.split(/(?<!\s)\s*;\s*/);
  const and = language === 'id' ? ' dan ' : ' and ';
  if (tail.length > 0) {
    const [next = ''] = tail;
    const more = clauseOf(next, language);
    if (more && more.form === form && tail.length === 1) return `${head}${and}${more.text}`;
    return tail.length === 1 && OUTCOME.test(next) ? text : head;
  }
  const parts = text.split(', ');
  const [before = '', after = ''] = parts;
  const second = parts.length === 2 ? clauseOf(after, language) : undefined;
  if (
    parts.length === 2 &&
    OUTCOME.test(after) &&
    !/^(?:sehingga|yang|which|that|and|dan|lalu)\b/i.test(after) &&
    !second
  )
    return `${before}; ${after}`;
  return second?.form === form && form !== 'noun' && !/ (?:dan|and) /.test(before)
    ? `${before}${and}${second.text}`
    : text;
}

function indonesian(word: string, first: string, rest: string): Clause | undefined {
  if (word === 'saya') return clauseOf(rest, 'id');
  const short = ID_SHORT[word];
  if (short) return { form: 'verb', text: short + rest };
  if (ID_OTHER_VERBS.test(word) || (ID_VERB.test(word) && !NO_VERB.test(word)))
    return { form: 'verb', text: lowered(first) + rest };
  return ID_NOUN.test(word) ? { form: 'noun', text: lowered(first) + rest } : undefined;
}

/** What one is given or made: `Awarded Best Intern`, `Promoted to supervisor`; not `Awarded 12 contracts`, `Promoted products`. */
const PASSIVE =
  /^(?:(?:awarded|named|elected|nominated|shortlisted|entrusted|tasked)(?= (?!\d))|(?:promoted|selected|chosen|invited|appointed|hired|recogni[sz]ed|certified|trained|assigned)(?= (?:to|as|by|for|among|from|in)\b))/i;
/** `Following the launch, we decided …`: a subject of its own. */
const OWN_SUBJECT = /, (?:we|i|they|it|our team|the team) /i;

function english(word: string, first: string, rest: string): Clause | undefined {
  if (word === 'i') return clauseOf(rest, 'en');
  if (PASSIVE.test(first + rest)) return { form: 'verb', text: `was ${lowered(first)}${rest}` };
  if (OWN_SUBJECT.test(rest)) return undefined;
  if (EN_PAST.test(word) || (/^\p{L}{2,}ed$/u.test(word) && !NO_PAST.test(word)))
    return { form: 'verb', text: lowered(first) + rest };
  if (EN_PRESENT.test(word)) return { form: 'present', text: lowered(first) + rest };
  return EN_ING.test(word) && !NO_ING.test(word) ? { form: 'noun', text: lowered(first) + rest } : undefined;
}

/** The first sentence of a line, without its bullet and its full stop. */
function trimmed(line: string): string {
  const text = quoted(line).replace(/^[-–—•*·▪◦]\s*/, '');
  const [sentence = text] = text.split(/(?<=[\p{L}\d)%][.!?]) (?=\p{Lu})/u);
  return (sentence.length >= SHORTEST * 2 ? sentence : text).replace(/(?<![\s.;,!])[\s.;,!]+$/, '');
}

/** `Menyusun` → `menyusun`; `SQL` and `iOS` stay. */
export function lowered(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}

/** `a`, `a dan b`, `a, b, dan c`; in English without the comma before `and`. */
export function joined(parts: readonly string[], language: LetterLanguage): string {
  const and = language === 'id' ? 'dan' : 'and';
  if (parts.length < 2) return parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 2) return `${parts[0]} ${and} ${last}`;
  return `${parts.slice(0, -1).join(', ')}${language === 'id' ? ',' : ''} ${and} ${last}`;
}

/** `Profesional (TOEFL 567)` → `Profesional, TOEFL 567`, to stand within brackets. */
export const flat = (text: string) => text.replaceAll(/(?<!\s)\s*\(/g, ', ').replaceAll(')', '');

/** A text that ends in exactly one full stop. */
export const sentence = (text: string) => {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
};

const KEPT_CAPITALS = /^(?:[A-Z]{1,3}|HRGA|HRBP|SCADA|HVAC|FMCG|CPNS|PPPK|PPIC|[A-Z]{1,3}\/[A-Z]{1,3})$/;
/** Short words that are words. */
const NO_ACRONYM =
  /^(?:TAX|OIL|GAS|WEB|APP|BAR|SPA|ART|CAR|TIM|PRO|PER|NON|TOP|KEY|LAB|BUS|AIR|SEA|TBK|ADA|IBU|KOPI|BIO)$/;
const SMALL = new Set([
  'DAN',
  'DI',
  'KE',
  'OF',
  'AND',
  'FOR',
  'THE',
  'UNTUK',
  'DARI',
  'IN',
  'TO',
  'A',
  'DE',
  'DU',
  'LA',
]);

/** `STAF ACCOUNTING & TAX` → `Staf Accounting & Tax`: a post is not shouted in a letter. Mixed case stays. */
export function calmTitle(title: string): string {
  const text = quoted(title);
  const loud = text.match(/\p{Lu}{4,}/gu)?.length ?? 0;
  if (loud === 0 || (loud === 1 && /\p{Ll}/u.test(text))) return text;
  return text.replaceAll(/[\p{L}/]+/gu, (word) => {
    if (/\p{Ll}/u.test(word)) return word;
    if (SMALL.has(word)) return word.toLowerCase();
    return KEPT_CAPITALS.test(word) && !NO_ACRONYM.test(word)
      ? word
      : word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** `RS MITRA KASIH` → `RS Mitra Kasih`; a name of one word in capitals may be a brand and stays. */
export function calmName(name: string): string {
  return (name.match(/\p{Lu}{4,}/gu)?.length ?? 0) > 1 ? calmTitle(name) : quoted(name);
}

/** A skill within a sentence: `Separasi warna` → `separasi warna`; names such as `Power BI` stay. */
export function skillWords(name: string): string {
  const isWords = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) || /^\p{Lu}\p{Ll}+(?:asi|isi|ansi)(?: |$)/u.test(name);
  return isWords ? lowered(name) : name;
}
