import { itemSectionNames, type Language } from './reference-lists.ts';
import type { Resume } from './schema.ts';
import { detectTextLanguage } from './detect-text-language.ts';
import { textsOf } from './texts-of.ts';
import { languageOfWords } from './word-language/language-of-words.ts';

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
