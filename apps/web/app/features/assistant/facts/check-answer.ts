import { detectTextLanguage } from '@setapak/resume';
import { findFigures } from './figures.ts';
import { findForeign, type Evidence } from './find-foreign.ts';
import { withGaps } from './gaps.ts';
import { wordsOf } from './words.ts';

type Language = 'id' | 'en';

/** What an answer is to be, and what it is held against. */
export interface Expectation extends Evidence {
  /** Of the answer. */
  language: Language;
  /** `same`: says what the source says, in its words; `translated`: in other words; `about`: questions about it. */
  relation: 'same' | 'translated' | 'about';
  /** Characters. */
  longest: number;
  /** The text that is rewritten: its gaps must stay gaps. */
  gapsIn?: string;
  /** More invented facts than this are no slip. */
  mostGaps: number;
}

/** Why an answer is not shown. */
type Refusal = 'empty' | 'long' | 'invents' | 'astray' | 'speaks' | 'contacts' | 'language';

export type Checked = { ok: true; text: string; gaps: number } | { ok: false; why: Refusal };

/** What no answer of ours holds unless the source does: ways to reach somebody, and what asks for money or secrets. */
const CONTACTS = [
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|me|ly|app|xyz|info|id|co)\b/i,
  /[\w.+-]+@[\w-]/,
  /\d(?:[\s().-]?\d){8,}/,
  /@[a-z][\w.]{2,}/i,
];
const DEMANDS =
  /\b(?:transfer(?:kan)?|rekening|deposit|password|passcode|kata sandi|otp|cvv|nik|bank account|credit card|kartu kredit|whatsapp|telegram|klik|click here|bayar(?:kan|lah)?|biaya pendaftaran|gift card|kirim(?:kan)? (?:uang|dana|foto ktp))\b/i;
/** A model that speaks for itself, to the reader or of its orders. */
const SPEECH =
  /\b(?:as an? (?:ai|language model|assistant)\b|language model|model bahasa|sebagai (?:ai|asisten|model)\b|chatgpt|openai|system prompt|prompt sistem|(?:my|your|the|previous|all|above) (?:instructions?|prompt)|instruksi|perintah (?:di atas|sebelumnya|ini)|jailbreak|developer mode|ignore (?:all|any|the|previous)|abaikan|i (?:cannot|can['’]t|am unable|am sorry)|maaf,? (?:saya|aku)|here (?:is|are) (?:the|your|a)|berikut (?:adalah |ini )?(?:versi|hasil|terjemahan|saran)|(?:harus|wajib|layak|pantas) (?:diterima|dipekerjakan|diloloskan)|must (?:be )?hired?|should (?:be )?hired?|hire (?:me|him|her|this)|(?:best|perfect|ideal|top|strongest) (?:candidate|applicant)|(?:kandidat|pelamar|calon) (?:terbaik|sempurna|ideal|nomor satu|paling)|rekrut(?:er|ment)? (?:harus|wajib)|recruiters? (?:must|should)|skor (?:sempurna|penuh|maksimal)|perfect score)/i;
const MARKUP = /<\/?[a-z!][^>]*>|```|\{\{|\}\}|javascript:/i;
/** Holds an answer against its source: facts that are not there become gaps; what is no answer to us is refused. Pure. */
export function checkAnswer(answer: string, expected: Expectation): Checked {
  const text = tidied(answer);
  if (!/\p{L}/u.test(text)) return { ok: false, why: 'empty' };
  if (text.length > expected.longest) return { ok: false, why: 'long' };
  // An ad is no source here: what it orders is not said after it.
  if (MARKUP.test(text) || isNew(SPEECH, text, expected.source)) return { ok: false, why: 'speaks' };
  if (
    CONTACTS.some((contact) => isNew(contact, text, expected.source)) ||
    isNew(DEMANDS, text, spelledOut(expected.source))
  )
    return { ok: false, why: 'contacts' };
  const language = detectTextLanguage(text);
  if (language !== undefined && language !== expected.language) return { ok: false, why: 'language' };
  if (gapsOf(expected.gapsIn ?? '').some((gap) => !text.includes(gap))) return { ok: false, why: 'invents' };
  const foreign = findForeign(text, {
    isTranslated: expected.relation === 'translated',
    ...expected,
    source: spelledOut(expected.source),
  });
  if (foreign.length > expected.mostGaps) return { ok: false, why: 'invents' };
  const shown = withGaps(text, foreign, expected.language);
  if (isAstray(shown.replaceAll(/\[[^[\]]*\]/g, ' '), expected)) return { ok: false, why: 'astray' };
  return { ok: true, text: shown, gaps: foreign.length };
}

/** One line, without what cannot be seen; signs that our texts would read as marks stay letters. */
function tidied(answer: string): string {
  return answer
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^(?:[-*•]|\d+[.)])\s+/, '')
    .replaceAll(/\*\*|__/g, '')
    .trim();
}

/** What people write in short. */
const spelledOut = (source: string) => source.replaceAll(/\bwa\b/gi, 'WhatsApp');

const gapsOf = (text: string) => text.match(/\[[^[\]\n]{1,200}\]/g) ?? [];

/** Whether a text has something of a kind that its source has none of: all that is found must stand there. */
function isNew(pattern: RegExp, text: string, source: string): boolean {
  const known = source.toLowerCase();
  const all = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  return [...text.matchAll(all)].some(([found]) => !known.includes(found.toLowerCase()));
}

/** Of the words that carry sense so many must come from the source. */
const LEAST_SHARED = 0.34;

/** An answer that speaks of something else than its source. Translations share no words: there the length tells. */
function isAstray(text: string, { source, relation }: Expectation): boolean {
  if (relation === 'about') return false;
  if (relation === 'translated')
    return text.length > 2.2 * source.length + 40 || text.length < 0.3 * source.length - 20;
  // Figures carry sense as words do: `120 karyawan` stays where `payroll` becomes `penggajian`.
  const parts = [...stems(text), ...figuresOf(text)];
  if (stems(text).length === 0) return false;
  const known = new Set([...stems(source), ...figuresOf(source)]);
  return parts.filter((stem) => known.has(stem)).length < LEAST_SHARED * parts.length;
}

const figuresOf = (text: string) => findFigures(text).map(({ values: [value] }) => `${value}`);

/** Coarse on purpose: `menyusun` and `penyusunan` are one. */
function stems(text: string): string[] {
  return wordsOf(text)
    .map(({ lower }) => lower)
    .filter((word) => word.length > 3)
    .map((word) =>
      word
        .replace(/^(?:meny|peny)/, 's')
        .replace(/^(?:meng|peng|mem|pem|men|pen|ber|per|ter|di|me|pe)(?=\p{L}{3})/u, ''),
    )
    .map((word) => word.slice(0, 4));
}
