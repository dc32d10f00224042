const ID =
  /\b(?:dan|yang|di|dengan|untuk|pada|dari|sebagai|pengalaman|pendidikan|kerja|saya|dalam|tahun|keahlian|keterampilan|melakukan|membuat|menyusun|mengelola)\b/gi;
const EN =
  /\b(?:and|the|of|with|for|in|to|from|as|experience|education|skills|work|managed|led|developed|university|years?)\b/gi;
/** Above this share of letters outside the Latin script the reader would only guess. */
const FOREIGN_SHARE = 0.3;
const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu;

interface LanguageReading {
  language: 'id' | 'en' | 'other';
  /** The script that most foreign letters belong to. */
  script?:
    | 'Arabic'
    | 'Chinese or Japanese'
    | 'Korean'
    | 'Cyrillic'
    | 'Hebrew'
    | 'Thai'
    | 'Devanagari'
    | 'Greek'
    | 'another script';
}

const SCRIPTS: [NonNullable<LanguageReading['script']>, RegExp][] = [
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Chinese or Japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Cyrillic', /\p{Script=Cyrillic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Devanagari', /\p{Script=Devanagari}/gu],
  ['Greek', /\p{Script=Greek}/gu],
];

/** Indonesian or English by their small words; `other` where the letters are of a script that this reader does not know. */
export function detectLanguage(text: string): LanguageReading {
  const foreign = (text.match(FOREIGN) ?? []).length;
  if (foreign > 0 && foreign > FOREIGN_SHARE * (text.match(/\p{L}/gu) ?? []).length) {
    const counts = SCRIPTS.map(([name, pattern]) => ({ name, count: (text.match(pattern) ?? []).length }));
    const most = counts.toSorted((a, b) => b.count - a.count)[0]!;
    return { language: 'other', script: most.count > 0 ? most.name : 'another script' };
  }
  const indonesian = (text.match(ID) ?? []).length;
  const english = (text.match(EN) ?? []).length;
  return { language: indonesian >= english ? 'id' : 'en' };
}
