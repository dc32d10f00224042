import { isStudyField } from '../lexicon/study-fields.ts';
import { findSkills } from '../skills/find-skills.ts';

/** Spoken languages by their Indonesian name; `tests` show one without naming it. */
export const SPOKEN_LANGUAGES: readonly { name: string; english: string; pattern: RegExp; tests?: RegExp }[] =
  [
    {
      name: 'Inggris',
      english: 'English',
      pattern: /\b(?:(?:bahasa |bhs\.? |b\. ?|berbahasa )?inggris|english)\b/i,
      tests: /\b(?:toefl|ielts|toeic|duolingo english|cambridge (?:fce|cae))\b/i,
    },
    {
      name: 'Indonesia',
      english: 'Indonesian',
      pattern:
        /\b(?:(?:bahasa|bhs|berbahasa) indonesia|indonesian(?! (?:citizen|national|tax|law|labou?r|market|app|cuisine|kitchen|food|regulation|accounting|resident|driving|driver|licen|passport)\w*)(?: language)?|bahasa(?= (?:and\b|or\b|&|is\b|fluen|native|speak|required|dan english)|$|[,.;)]))\b/i,
    },
    {
      name: 'Mandarin',
      english: 'Chinese',
      pattern: /\b(?:(?:bahasa |berbahasa )?(?:mandarin|tionghoa)|chinese|bahasa china|bahasa cina)\b/i,
      tests: /\bhsk\b/i,
    },
    {
      name: 'Jepang',
      english: 'Japanese',
      pattern: /\b(?:(?:bahasa|berbahasa) jepang|japanese|jlpt|nihongo)\b/i,
      tests: /\bjlpt\b/i,
    },
    {
      name: 'Korea',
      english: 'Korean',
      pattern: /\b(?:(?:bahasa|berbahasa) korea|korean)\b/i,
      tests: /\btopik (?:i|ii|[1-6])\b/i,
    },
    { name: 'Arab', english: 'Arabic', pattern: /\b(?:(?:bahasa|berbahasa) arab|arabic)\b/i },
    {
      name: 'Jerman',
      english: 'German',
      pattern: /\b(?:(?:bahasa|berbahasa) jerman|german)\b/i,
      tests: /\b(?:goethe|testdaf)\b/i,
    },
    {
      name: 'Prancis',
      english: 'French',
      pattern: /\b(?:(?:bahasa|berbahasa) (?:prancis|perancis)|french)\b/i,
      tests: /\b(?:delf|dalf)\b/i,
    },
    { name: 'Belanda', english: 'Dutch', pattern: /\b(?:(?:bahasa|berbahasa) belanda|dutch)\b/i },
    {
      name: 'Spanyol',
      english: 'Spanish',
      pattern: /\b(?:(?:bahasa|berbahasa) spanyol|spanish)\b/i,
      tests: /\bdele\b/i,
    },
    { name: 'Rusia', english: 'Russian', pattern: /\b(?:(?:bahasa|berbahasa) rusia|russian)\b/i },
    {
      name: 'Italia',
      english: 'Italian',
      pattern: /\b(?:(?:bahasa|berbahasa) italia|italian)(?! (?:food|cuisine|kitchen|restaurant))\b/i,
    },
    {
      name: 'Thailand',
      english: 'Thai',
      pattern: /\b(?:(?:ber)?bahasa thai(?:land)?|thai(?= (?:language|speak)))\b/i,
    },
    { name: 'Vietnam', english: 'Vietnamese', pattern: /\b(?:(?:ber)?bahasa vietnam|vietnamese)\b/i },
    { name: 'Hokkien', english: 'Hokkien', pattern: /\b(?:(?:ber)?bahasa |berbahasa )?hokk?ien\b/i },
    { name: 'Kanton', english: 'Cantonese', pattern: /\b(?:(?:bahasa|berbahasa) kanton|cantonese)\b/i },
    { name: 'Hindi', english: 'Hindi', pattern: /\b(?:(?:bahasa|berbahasa) (?:hindi|india)|hindi)\b/i },
    { name: 'Turki', english: 'Turkish', pattern: /\b(?:(?:bahasa|berbahasa) turki|turkish)\b/i },
    {
      name: 'Portugis',
      english: 'Portuguese',
      pattern: /\b(?:(?:bahasa|berbahasa) portugis|portuguese)\b/i,
    },
    { name: 'Tagalog', english: 'Tagalog', pattern: /\b(?:(?:bahasa|berbahasa) filipina|tagalog)\b/i },
    { name: 'Tetun', english: 'Tetum', pattern: /\b(?:(?:ber)?bahasa )?(?:tetun|tetum)\b/i },
    { name: 'Melayu', english: 'Malay', pattern: /\b(?:ber)?bahasa (?:melayu|malaysia)\b/i },
    { name: 'Jawa', english: 'Javanese', pattern: /\b(?:(?:ber)?bahasa jawa|javanese)\b/i },
    { name: 'Sunda', english: 'Sundanese', pattern: /\b(?:(?:ber)?bahasa sunda|sundanese)\b/i },
    { name: 'Bali', english: 'Balinese', pattern: /\b(?:ber)?bahasa bali\b/i },
    ...'Aceh Gayo Batak Minang Lampung Palembang Betawi Madura Osing Banjar Dayak Bugis Makassar Toraja Manado Gorontalo Sasak Bima Sumba Rote Ambon Papua'
      .split(' ')
      .map((name) => ({
        name,
        english: name,
        pattern: new RegExp(String.raw`\b(?:ber)?bahasa ${name}\b`, 'i'),
      })),
    {
      name: 'Isyarat',
      english: 'Sign language',
      pattern: /\b(?:(?:ber)?bahasa isyarat|bisindo|sign language)\b/i,
    },
  ];

/** Names that stand alone in a list of languages ("Mandarin atau Jepang"). */
const ALONE: Readonly<Record<string, string>> = {
  jepang: 'Jepang',
  korea: 'Korea',
  arab: 'Arab',
  jerman: 'Jerman',
  prancis: 'Prancis',
  perancis: 'Prancis',
  belanda: 'Belanda',
  spanyol: 'Spanyol',
  rusia: 'Rusia',
  italia: 'Italia',
  indonesia: 'Indonesia',
  jawa: 'Jawa',
  sunda: 'Sunda',
};

interface LanguageMention {
  name: string;
  from: number;
  to: number;
}

/** What a country's adjective says of things, not of speech: `French press`, `Korean food`. */
const OF_THINGS =
  /^\s+(?:press|fries|toast|horn|pastry|pastries|bakery|food|cuisine|kitchen|cooking|dish(?:es)?|restaurants?|director|compan(?:y|ies)|studies|law|market|clients?|citizens?|nationals?|investors?|products?|brands?|style|tissue|paper|arts?|gardens?|guests?|tourists?|script)\b/i;

/** Languages named in a text. A country's bare name counts only beside another language or a word for language. */
export function languageMentions(text: string): LanguageMention[] {
  const found = SPOKEN_LANGUAGES.flatMap(({ name, pattern, tests }) => {
    const match = pattern.exec(text) ?? tests?.exec(text);
    if (!match || OF_THINGS.test(text.slice(match.index + match[0].length))) return [];
    return [{ name, from: match.index, to: match.index + match[0].length }];
  });
  const spoken = found.length > 0 || /\b(?:bahasa|language|speaking|speaker)\b/i.test(text);
  if (spoken)
    for (const match of text.matchAll(/\p{L}+/gu)) {
      const name = ALONE[match[0].toLowerCase()];
      const from = match.index;
      if (
        name &&
        !found.some((each) => each.name === name) &&
        /(?:[,/&(]|\b(?:atau|dan|or|and|bahasa))\s*$/i.test(text.slice(0, from))
      )
        found.push({ name, from, to: from + match[0].length });
    }
  found.push(...oddOnes(text, found));
  return found.sort((a, b) => a.from - b.from);
}

/** A name beside a language that no list holds: "Tetun or Dawan". */
const ODD = /^\p{Lu}\p{Ll}{3,}$/u;
export function isOddLanguage(word: string): boolean {
  const name = word.trim();
  return ODD.test(name) && findSkills(name).length === 0 && !isStudyField(name);
}

function oddOnes(text: string, known: readonly LanguageMention[]): LanguageMention[] {
  return known.flatMap(({ to }) => {
    const beside =
      /^\s*(?:\/|or\b|atau\b)\s*(\p{L}+)(?=\s*(?:$|[,.;)(]|\b(?:is|are|would|merupakan|menjadi|akan|adalah|lebih|di ?utamakan|preferred|desirable|a)\b))/iu.exec(
        text.slice(to),
      );
    const name = beside?.[1];
    if (
      !name ||
      !isOddLanguage(name) ||
      known.some((each) => each.from < to + beside[0].length && each.from >= to)
    )
      return [];
    const from = to + beside[0].indexOf(name);
    return [{ name, from, to: from + name.length }];
  });
}

const LEVEL =
  /\b(?:aktif(?: maupun pasif| dan pasif|\/pasif)?|pasif|percakapan|lisan(?: (?:dan|&|maupun) tulisan)?|fluent(?:ly)?|native(?:ly)?|professional(?:ly)?(?: working)?|conversational|intermediate|upper[- ]intermediate|advanced|basic|dasar|working|business(?: level)?|fasih|lancar|(?:JLPT )?N[1-5]|HSK ?[1-6]|(?:TOEFL|IELTS|TOEIC)(?: \w+)?(?: ?(?:min(?:imal|imum)?\.?|score|skor|of|:|≥|>=))* ?\d{1,3}(?:[.,]\d)?|[ABC][12]\b)/i;

export function languageLevel(text: string): string | null {
  return LEVEL.exec(text)?.[0] ?? null;
}
