import type { CustomSection } from './custom.ts';
import type { CustomType } from './items.ts';
import type { Language } from './reference-lists.ts';

/* How sections of a person's own are named. Apart from their schema (`custom.ts`), so that a page that only names them does without it. */

export type CustomName = `custom:${string}`;

/** Under which a layout places a section of one's own. */
export function customName({ id }: Pick<CustomSection, 'id'>): CustomName {
  return `custom:${id}`;
}

export function isCustomName(name: unknown): name is CustomName {
  return typeof name === 'string' && /^custom:.{1,100}$/.test(name);
}

const typeLabels: Record<CustomType, Record<Language, string>> = {
  entry: { id: 'Bagian Lain', en: 'More' },
  list: { id: 'Bagian Lain', en: 'More' },
  text: { id: 'Bagian Lain', en: 'More' },
  publication: { id: 'Publikasi', en: 'Publications' },
  patent: { id: 'Paten', en: 'Patents' },
  volunteering: { id: 'Kegiatan Sukarela', en: 'Volunteering' },
  testScore: { id: 'Nilai Tes', en: 'Test Scores' },
};

/** The heading to print: the person's own, or what its first item is. */
export function customHeading(
  { heading, items }: Pick<CustomSection, 'heading' | 'items'>,
  language: Language,
): string {
  return heading.trim() || typeLabels[items[0]?.type ?? 'entry'][language];
}
