import {
  degrees,
  employmentTypes,
  languageOfWords,
  plainText,
  type Language,
  type Resume,
} from '@setapak/resume';
import { fieldName, nameOf } from '~/features/cv-sync/public.ts';
import { sectionsOf } from './twin-words.ts';
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

/** Names of tools and projects are the same in every language, and so are most skills: only what surely is in the other one is left. */
const SELDOM = new Set(['keywords', 'level', 'degree', 'employment', 'courses', 'name', 'fluency', 'title']);

/** Stored in one language and printed in the document's. */
const LISTED: ReadonlySet<string> = new Set([...degrees, ...employmentTypes]);

/**
 * What still stands in the twin as it stands in the original, in the document's order: of a text of several lines and of a list only
 * those lines and words.
 */
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
      if (!isWordy(section, key) || sameWords.includes(place)) return [];
      const there = piecesOf(before.get(`${section}:${id}`)?.[key]);
      const left = piecesOf(value).filter((piece) => there.includes(piece) && isLeft(key, piece, language));
      if (left.length === 0) return [];
      const field = key === 'body' ? '' : fieldName(key, fields);
      const about = [heading, id && nameOf(fields), field].filter(Boolean).join(' · ');
      return [{ place, section, id, about, text: left.join(Array.isArray(value) ? ', ' : '\n') }];
    }),
  );
}

/** The lines of a text, the members of a list. */
function piecesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? plainText(value).split('\n') : [];
}

function isLeft(key: string, text: string, language: Language): boolean {
  if (!/\p{L}{3}/u.test(text) || LISTED.has(text)) return false;
  const own = languageOfWords(text);
  return own === undefined ? !SELDOM.has(key) : own !== language;
}
