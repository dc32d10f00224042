import type { Language } from '@setapak/resume';
import { NAME_LENGTH } from '~/features/cv-sync/public.ts';

const endings: Record<Language, string> = { en: ' (English)', id: ' (Indonesia)' };

/** The name of a CV's version in a language, shortened where it would grow too long. */
export function twinName(name: string, language: Language): string {
  const bare = Object.values(endings).reduce(
    (text, ending) => (text.endsWith(ending) ? text.slice(0, -ending.length) : text),
    name,
  );
  const ending = endings[language];
  return `${bare.slice(0, NAME_LENGTH - ending.length).trimEnd()}${ending}`;
}
