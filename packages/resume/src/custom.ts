import * as z from 'zod';
import { line, onByDefault } from './fields.ts';
import { customItemSchema } from './items.ts';
import type { CustomType } from './items.ts';
import { LIMITS } from './limits.ts';
import type { Language } from './reference-lists.ts';
import { toSection, toEntries, withIds } from './sections.ts';

/*
 * Sections of a person's own: any heading, items of several types. They stand in a list, each with an id, and a layout places them
 * under the name that `customName` gives.
 */

const customSection = z.object({
  id: line,
  heading: line,
  visible: onByDefault,
  items: z.array(customItemSchema).max(LIMITS.items),
});

export type CustomSection = z.output<typeof customSection>;
export type CustomItem = z.output<typeof customItemSchema>;

/** The list of them; takes what `listSection` takes, and an object in place of a list. */
export const customSections = z
  .preprocess(toCustomSections, z.array(customSection).max(LIMITS.customSections))
  .prefault([]);

function toCustomSections(value: unknown): unknown[] {
  const sections = toEntries(value).map((entry) => {
    const section = toSection(entry, 'item', 'title');
    return 'id' in section ? section : { ...section, id: '' };
  });
  return withIds(sections, 'own');
}

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
