import { labelKind } from '../fields/contact-zone.ts';
import type { Line } from '../layout/line.ts';
import type { Section } from './section.ts';
import { REACHES, WEB_ADDRESS } from './reaches.ts';
import type { SectionType } from './section-type.ts';

const FEWEST_ROWS = 2;
const OTHERS: ReadonlySet<SectionType> = new Set<SectionType>([
  'organisation',
  'other',
  'projects',
  'interests',
]);
const WAYS = new Set(['phone', 'email', 'linkedin', 'website', 'profile']);

/** `2   Email   siti@contoh.id` over `3   LinkedIn   linkedin.com/in/siti` in a table under the writer's own words: how somebody is reached. */
export function contactsInRows(section: Section): Section {
  if (!OTHERS.has(section.type)) return section;
  const rows = section.lines.filter(isRow).length;
  return rows >= FEWEST_ROWS && rows >= section.lines.length / 2 ? { ...section, type: 'contact' } : section;
}

function isRow({ cells }: Line): boolean {
  return cells.some(({ text }, index) => {
    const value = cells[index + 1]?.text.trim();
    return (
      value !== undefined &&
      WAYS.has(labelKind(text) ?? '') &&
      (REACHES.test(value) || WEB_ADDRESS.test(value))
    );
  });
}
