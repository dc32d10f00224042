import { itemSectionNames, type Language } from './reference-lists.ts';
import type { Resume } from './schema.ts';
import { textsOf } from './texts-of.ts';
import { languageOfWords } from './word-language/language-of-words.ts';

const INDONESIAN =
  /\b(?:dan|yang|untuk|dengan|dari|dalam|pada|ke|di|sebagai|tahun|serta|oleh|kerja|bahasa|universitas|mengelola|menyusun|membuat)\b/gi;
const ENGLISH =
  /\b(?:and|the|of|for|with|in|to|a|an|as|from|on|by|year|years|work|language|university|managed|led|built)\b/gi;

/**
 * The language that a document is written in, detected by its small words; where there are none, as in lists of a few words, by its
 * headings, posts and skills; English when they say nothing, either.
 */
export function detectLanguage(resume: Resume): Language {
  const lists = itemSectionNames.map((name) => resume[name].items);
  const { subtitle } = resume.profile;
  const small = detectTextLanguage(textsOf([subtitle, resume.objective.body, lists]).join(' '));
  if (small) return small;
  const words = [
    ...[resume.objective, ...itemSectionNames.map((name) => resume[name]), ...resume.custom].map(
      ({ heading }) => heading,
    ),
    subtitle,
    ...resume.work.items.map(({ position }) => position),
    ...resume.education.items.map(({ field }) => field),
    ...resume.skills.items.map(({ name }) => name),
  ];
  return languageOfWords(words.join(' ')) ?? 'en';
}

/** The language of a text by its small words; undefined where they do not tell. */
export function detectTextLanguage(text: string): Language | undefined {
  const words = withoutAddresses(text);
  const difference = count(words, INDONESIAN) - count(words, ENGLISH);
  if (difference === 0) return undefined;
  return difference > 0 ? 'id' : 'en';
}

/** `linkedin.com/in/…` is no English. */
function withoutAddresses(text: string): string {
  const words = text.split(/\s+/);
  return words.filter((word) => !/\/\/|@|\w\.\w/.test(word)).join(' ');
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
