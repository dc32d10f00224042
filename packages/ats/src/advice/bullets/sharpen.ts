import { POST_WORDS } from '../../lexicon/job-words.ts';
import { behindDuty, roleIn } from './duties.ts';
import { pastOf } from './english-verbs.ts';
import { indonesianOpening, opensWithStem } from '../../lexicon/indonesian-verbs.ts';
import type { BulletReason } from './bullet-types.ts';

interface Judged {
  language: 'id' | 'en';
  startsWithAction: boolean;
  reasons: readonly BulletReason[];
  hasResult: boolean;
  hasFigure: boolean;
  /** What stands before the deed: a clause, a date, a label. */
  before: string;
}

const QUESTIONS = {
  id: {
    deed: '[Apa yang kamu kerjakan?]',
    part: '[Bagianmu apa?]',
    whom: 'untuk [siapa?]',
    many: '[berapa?]',
    amount: '[seberapa banyak?]',
    outcome: 'hasilnya [apa yang berubah?]',
    what: '[apa tepatnya?]',
    as: 'Sebagai',
  },
  en: {
    deed: '[What did you do?]',
    part: '[Your own part?]',
    whom: 'for [whom?]',
    many: '[how many?]',
    amount: '[how much?]',
    outcome: 'so that [what changed?]',
    what: '[what exactly?]',
    as: 'As',
  },
} as const;

/** Words before which `[how many?]` cannot stand. */
const NO_NOUN =
  /^(?:the|a|an|my|our|their|its|his|her|all|every|each|this|that|with|in|at|on|for|to|of|as|by|from|and|or|well|hard|di|ke|dari|pada|untuk|dengan|sebagai|dalam|oleh|secara|agar|dan|atau|semua|seluruh|setiap|para|ulang|kembali|bersama|sama|\p{L}+ly)$/iu;
/** Words of a deed up to which the question is for the amount of its object, and up to which for what exactly was done. */
const WHOLE = 12;
const SHORT = 3;

/**
 * A frame for a stronger version: the words that say something stay, in their order, and a question in brackets stands where only the person knows. Nothing is
 * invented, and the question is only for what is missing: the deed, the amount, the outcome.
 */
export function sharpen(
  text: string,
  { language, startsWithAction, reasons, hasResult, hasFigure, before }: Judged,
): string {
  const ask = QUESTIONS[language];
  const [reason] = reasons;
  const ending = hasResult ? '' : `, ${ask.outcome}`;
  const amount = hasFigure ? '' : ` ${ask.amount}`;
  const role = roleIn(text);
  if (role) return `${ask.as} ${role}: ${ask.deed.toLowerCase()} ${ask.whom}${amount}${ending}`;
  if (reason === 'trait' || reason === 'vague') return `${ask.deed} ${ask.whom}${amount}${ending}`;
  // "Membantu atasan": nothing of it can stand in a frame.
  if (reason === 'shared' && reasons.includes('vague')) return `${ask.part} ${ask.whom}${amount}${ending}`;
  const behind = reason === 'duty' || reason === 'shared';
  const deed = behind ? behindDuty(text) : withoutSubject(text);
  // A change wants its size, not a count of its object: "Menghemat ongkos cetak [seberapa banyak?]".
  if (hasResult && !hasFigure && startsWithAction && !behind) return `${capital(deed)} ${ask.amount}`;
  const isDeed = startsWithAction && !behind;
  const opening = isDeed && deed.startsWith(before) ? before : '';
  const own = language === 'en' ? inPast(deed.slice(opening.length)) : deed.slice(opening.length);
  const verb = behind ? deedBehind(deed, language) : isDeed ? own : undefined;
  if (verb !== undefined) {
    const framed = counted(withoutSubject(verb), language, hasFigure, reasons.includes('bare'));
    return `${capital(opening + framed)}${ending}`;
  }
  if (deed === '') return `${ask.deed} ${ask.whom}${amount}${ending}`;
  if (!behind && namesPost(deed, language))
    return `${ask.as} ${small(deed)}: ${ask.deed.toLowerCase()} ${ask.whom}${amount}${ending}`;
  return `${reason === 'shared' ? ask.part : ask.deed} ${small(deed)}${amount}${ending}`;
}

/** `Wali kelas 8B`, `Logistic coordinator for Surabaya`: who one was. Indonesian posts come first, English ones last. */
function namesPost(text: string, language: 'id' | 'en'): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]*|[,;:]/gu) ?? [];
  if (language === 'id') return POST_WORDS.has(words[0] ?? '') && words[1] !== ',' && words[1] !== 'dan';
  const end = words.findIndex((word) => /^(?:for|of|at|in|with|to|on|[,;:])$/.test(word));
  return POST_WORDS.has((end < 0 ? words : words.slice(0, end)).at(-1) ?? '');
}

/** What stands behind a duty as a deed that opens with its verb, where it holds one: `scheduling staff` as `Scheduled staff`. */
function deedBehind(text: string, language: 'id' | 'en'): string | undefined {
  const [first = '', ...rest] = text.split(' ');
  if (language === 'id')
    return indonesianOpening(text.toLowerCase().split(' ')) === 'deed' ? capital(text) : undefined;
  const gerund =
    /^\p{L}+ing$/iu.test(first) &&
    rest.length > 0 &&
    !/^(?:and|or|of|in|at|for|to|with)$/.test(rest[0] ?? '');
  return gerund ? inPast(text) : undefined;
}

/** `Greeting guests and answering calls` as `Greeted guests and answered calls`. */
function inPast(text: string): string {
  const opening = text.replace(/^\p{L}+ing(?=\s)/iu, (gerund) => pastOf(gerund.toLowerCase()));
  const also = opening.replaceAll(
    /(?<=(?:,| and) )\p{Ll}{2,}ing(?= (?:the|an?|our|all|\p{L}+s)(?!\p{L}))/gu,
    (gerund) => pastOf(gerund),
  );
  return capital(also);
}

function counted(deed: string, language: 'id' | 'en', hasFigure: boolean, bare: boolean): string {
  const ask = QUESTIONS[language];
  const [verb = '', next = '', ...rest] = deed.split(' ');
  const what = bare && deed.split(' ').length <= SHORT ? ` ${ask.what}` : '';
  if (hasFigure) return `${deed}${what}`;
  const short =
    deed.split(' ').length <= WHOLE &&
    next !== '' &&
    /^\p{Ll}/u.test(next) &&
    !NO_NOUN.test(next) &&
    isCounted([next, ...rest], language);
  return short ? `${[verb, ask.many, next, ...rest].join(' ')}${what}` : `${deed}${what || ` ${ask.amount}`}`;
}

/** What is not counted: `pelayanan`, `kebersihan`; without `pelanggan` and others that are. */
const UNCOUNTED =
  /^(?:(?:pe|ke)(?!langgan|sanan|kerjaan|giatan|latihan|rtemuan|rtanyaan|rmintaan|luhan|ndaraan|riksaan)\p{L}{3,}an|asuhan|uang|kas|piutang|suhu|rambut|air|listrik|darah|stok|omzet|gaji|volume|informasi|mutu|kualitas|administrasi|komunikasi|koordinasi)$/u;
const ENDS_OBJECT =
  /^(?:and|or|for|to|of|in|on|at|with|by|from|into|through|as|per|before|after|during|using)$/;

/** Whether `[how many?]` may stand before these words: English things in the plural, Indonesian ones that can be counted. */
function isCounted(object: readonly string[], language: 'id' | 'en'): boolean {
  const [first = ''] = object;
  if (language === 'id') return !UNCOUNTED.test(first) && !opensWithStem([first, 'x']);
  const end = object.findIndex((word) => ENDS_OBJECT.test(word));
  return /[^su]s[.,;]?$/.test((end < 0 ? object : object.slice(0, end)).at(-1) ?? '');
}

function withoutSubject(text: string): string {
  return text
    .replace(
      /^(?:saya|aku|kami|I|we)\s+(?:(?:juga|pun|selalu|sering|biasa|also|always|often|usually)\s+)*/iu,
      '',
    )
    .replace(/[.\s]+$/u, '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A first letter made small, unless the word is a name or an abbreviation. */
function small(text: string): string {
  // "KURIR motor": a post in capitals, not "SPV", "HRBP" or a whole line in capitals
  const loud = /^\p{Lu}{5,}(?=\s\p{Ll})/u.exec(text)?.[0].toLowerCase();
  if (loud && POST_WORDS.has(loud)) return loud + text.slice(loud.length);
  return /^\p{Lu}\p{Ll}+(?:\s|,|$)/u.test(text) && !/^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
