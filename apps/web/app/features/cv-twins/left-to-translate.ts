import { detectTextLanguage, plainText, type Resume } from '@setapak/resume';
import { nameOf } from '~/features/cv-sync/public.ts';
import { fieldName, sectionsOf } from './twin-words.ts';
import { isWordy } from './wordy-fields.ts';

export interface Untranslated {
  /** `work:{id}:position`. */
  place: string;
  section: string;
  /** '' for what is no item. */
  id: string;
  /** `Pengalaman Kerja · Staf Data · Deskripsi`. */
  about: string;
  text: string;
}

/** Names of tools are the same in every language, and so are most skills. */
const SELDOM = new Set(['keywords', 'level', 'degree', 'employment']);

/** Sentences and titles that still stand in the twin as they stand in the original, in the document's order. */
export function leftToTranslate(
  twin: Resume,
  original: Resume,
  sameWords: readonly string[],
): Untranslated[] {
  const { language } = twin.metadata;
  const before = new Map(sectionsOf(original).map((part) => [`${part.section}:${part.id}`, part.fields]));
  return sectionsOf(twin).flatMap(({ section, id, heading, fields }) =>
    Object.entries(fields).flatMap(([key, value]): Untranslated[] => {
      const place = `${section}:${id}:${key}`;
      const isWord = isWordy(section, key) && !SELDOM.has(key) && !(section === 'skills' && key === 'name');
      if (!isWord || typeof value !== 'string' || !/\p{L}{3}/u.test(value)) return [];
      if (value !== before.get(`${section}:${id}`)?.[key] || sameWords.includes(place)) return [];
      if (detectTextLanguage(value) === language) return [];
      const about = [heading, id && nameOf(fields), fieldName(section, key)].filter(Boolean).join(' · ');
      return [{ place, section, id, about, text: plainText(value) }];
    }),
  );
}
