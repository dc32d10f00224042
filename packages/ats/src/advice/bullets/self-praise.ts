import { SOFT_SKILLS } from '../../skills/lexicon/soft-skills.ts';
import { CLICHES } from '../words/phrases.ts';

/** Adjectives by their ending, and what follows where they speak of the writer: `Adaptable and eager`, `Resourceful under pressure`. */
const ADJECTIVE =
  /^(?:(?:highly|very|truly|extremely|genuinely|naturally|deeply) \p{L}+|(?!executive\b|representative\b|table\b|cable\b)\p{L}+(?:able|ible|ful|ous|ive))(?:$|[,.]| (?:and|with|to|under|in)\b)/iu;
/** `Kreatif, inovatif, …`: two of the adjectives that end so. */
const TWO_OF_NATURE = /^\p{L}+[tsnr]if(?:,|,? dan) \p{L}+[tsnr]if(?!\p{L})/iu;
/** What goes on in somebody's mind: `Loves challenges`, `Senang belajar`. */
const MIND =
  /^(?:(?:i )?(?:love|enjoy|believe|like|value|aspire|desire|hope|wish|dream|strive|radiate|exude)s?|(?:senang|gemar|suka|menyukai|mencintai|menghargai|percaya diri))\b/iu;
/** All of oneself, given: `Mencurahkan segenap tenaga`, `Pours heart and soul into`. */
const DEVOTION =
  /^(?:(?:selalu|senantiasa|terus|siap|always|consistently) )*(?:(?:mencurahkan|mengerahkan|mendedikasikan|mengabdikan|mempersembahkan|memberi(?:kan)?) (?:segenap|seluruh|sepenuh|segala|diri\b|hati\b|jiwa\b|tenaga\b|yang terbaik)|(?:giv(?:es?|ing)|gave|put(?:s|ting)?|pour(?:s|ed|ing)?|devot(?:es?|ed|ing)|dedicat(?:es?|ed|ing)) (?:my |his |her |their |the )?(?:all\b|heart|soul|everything|full(?:est)?\b|utmost|every ounce|whole))/iu;
/** What somebody calls themselves: `A natural leader`, `Strong communicator who`, `Pribadi yang`. */
const PERSON =
  /^(?:an? )?(?!(?:team|section|project|group|shift|squad|crew|deputy|assistant|vice|head)\b)(?:\p{L}[\p{L}-]+ ){1,3}(?:leader|communicator|individual|person|professional|learner|thinker|solver|people person|colleague|player|listener|worker|achiever|performer|starter|speaker)(?=$|[,.]| (?:who|whom|with|and|that|eager|able)\b)|^(?:dikenal|known) (?:sebagai|karena|atas|as|for)\b|^(?:(?:seorang|menjadi) )?(?:(?:pribadi|individu|sosok|figur)(?: (?!di\b|yang\b)\p{L}+)?|pekerja keras|orang) (?:yang|yg|dengan|dan|\p{L}+,)/iu;
/** Several natures before such a word: `Vigilant, loyal and physically fit professional`. */
const NATURES =
  /^(?:an? )?\p{L}[\p{L}-]+(?:, \p{L}[\p{L}-]+){0,3},? (?:and |& )?(?:\p{L}+ly )?\p{L}[\p{L}-]+ (?:professional|individual|person|worker|learner|thinker|(?:team |people )?player|problem solver)(?=$|[,.]| (?:who|with|and)\b)/iu;
/** What somebody always or never is: `Always ready to face any challenge`, `Selalu tampil prima`, `Pantang menyerah`. */
const ALWAYS =
  /^(?:(?:always|ever|forever|constantly) (?:ready|willing|eager|happy|keen|open|on time|smiling|positive|striv\p{L}+|giv\p{L}+|seek\p{L}+|look\p{L}+ for(?:ward)?)|never (?:afraid|gives? up|giving up|stops? learning|complains?|backs? down)|(?:selalu|senantiasa|siap) (?:tampil|siap|sedia|menghadapi|mau|bersedia|semangat|bersemangat|antusias|optimis|ceria|tersenyum|belajar|berpikir|mengutamakan|mengedepankan|menjunjung|memberi\p{L}* (?:yang )?(?:terbaik|hasil|pelayanan))|terus (?:melangkah|maju|bertumbuh|berkembang|berinovasi|belajar|berusaha)|(?:sangat|amat) (?!(?:banyak|sering|jarang|sedikit)\b)\p{L}+|(?:pantang|tidak (?:mudah|kenal|pernah|takut)) (?:gagal|tantangan|mencoba|menyerah|mundur|putus asa|lelah|patah|puas|berhenti (?:belajar|berusaha|berkembang)))(?!\p{L})/iu;
/** Pictures and sayings in which nothing is done: `Wears many hats`, `Turns every obstacle into an opportunity`, `Inspires those around`. */
const SAYING =
  /^(?:lives? and breathes?|wears? (?:many|multiple|several) hats|leads? by example|(?:a |like a )?breath of fresh air|(?:treats?|sees?|views?|takes?|turns?|embraces?) (?:every|each|any) (?:day|task|challenge|obstacle|mistake|problem|setback)|(?:inspir|motivat|energi[sz]|uplift)\p{L}* (?:others|people|everyone|everybody|those|all)\b|(?:menjadikan|menganggap|melihat|memandang|mengubah) (?:setiap|tiap|segala|semua) (?:hari|tantangan|masalah|tugas|rintangan|kesalahan|hambatan|kegagalan)|(?:menginspirasi|memotivasi|menyemangati|menularkan) (?:orang|semua|sesama|sekitar|lingkungan|banyak|energi|semangat)|rela (?:berkorban|bekerja|meluangkan))(?!\p{L})/iu;
const PHRASE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...SOFT_SKILLS.flatMap((line) => line.split('|')), ...CLICHES]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}-])`,
  'giu',
);

/** Whether a statement opens by saying what the writer is like. */
export function opensWithPraise(text: string): boolean {
  return (
    PERSON.test(text) ||
    NATURES.test(text) ||
    ALWAYS.test(text) ||
    SAYING.test(text) ||
    ADJECTIVE.test(text) ||
    TWO_OF_NATURE.test(text) ||
    MIND.test(text) ||
    DEVOTION.test(text)
  );
}

/** The text with every praise that a dictionary knows (`eager to learn`, `bertanggung jawab`) in place of its words. */
export function markPraise(text: string): string {
  return text.replaceAll(PHRASE, (phrase) => phrase.replaceAll(/\p{L}[\p{L}-]*/gu, 'skills'));
}
