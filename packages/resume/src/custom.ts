import * as z from 'zod';
import { line, onByDefault } from './fields.ts';
import { customItemSchema } from './items.ts';
import { LIMITS } from './limits.ts';
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
