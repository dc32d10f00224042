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
  if (section.lines.length > 0 && section.lines.every(isLabelledLink)) return { ...section, type: 'contact' };
  const rows = section.lines.filter(isRow).length;
  return rows >= FEWEST_ROWS && rows >= section.lines.length / 2 ? { ...section, type: 'contact' } : section;
}

const LABELLED = /^(\p{L}[\p{L} ]{1,20}?)\s*:\s+(\S+)$/u;

/** `GitHub: github.com/siti` and nothing else under `Portofolio`. */
function isLabelledLink({ cells, text }: Line): boolean {
  const [, label, value] = (cells.length === 1 && LABELLED.exec(text)) || [];
  return (
    label !== undefined && value !== undefined && WAYS.has(labelKind(label) ?? '') && WEB_ADDRESS.test(value)
  );
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
