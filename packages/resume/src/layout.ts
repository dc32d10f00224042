import { isCustomName, type CustomName } from './custom-names.ts';
import { isOneOf, isRecord } from './guards.ts';
import { LIMITS } from './limits.ts';
import { sectionNames, type SectionName, type TemplateName } from './reference-lists.ts';

/** The columns of a template, each an ordered list of sections. The first is the main column; it is also read first. */
export type Layout = SectionId[][];

/** What a layout places: a section that every document has, or one of the person's own. */
export type SectionId = SectionName | CustomName;

const ONE_COLUMN: Layout = [[...sectionNames]];

/** For fresh graduates: what they studied and led comes before the little they were paid for. */
const STUDY_FIRST: Layout = [
  [
    'objective',
    'education',
    'work',
    'informalEducation',
    'projects',
    'skills',
    'certifications',
    'awards',
    'languages',
    'social',
    'hobbies',
    'references',
  ],
];

/** For scholars: study, then what was found and won, then the rest. */
const ACADEMIC: Layout = [
  [
    'objective',
    'education',
    'work',
    'projects',
    'awards',
    'certifications',
    'informalEducation',
    'skills',
    'languages',
    'social',
    'hobbies',
    'references',
  ],
];

const SIDEBAR: Layout = [
  ['objective', 'work', 'education', 'projects', 'informalEducation', 'references'],
  ['skills', 'certifications', 'languages', 'awards', 'social', 'hobbies'],
];

/** What closes a CV: publications or courses of one's own come before it. */
const CLOSING = ['social', 'hobbies', 'references'] as const satisfies SectionName[];

/** The layout that each template starts with; it also fixes how many columns the template has. */
export const DEFAULT_LAYOUTS: Readonly<Record<TemplateName, Layout>> = {
  onyx: ONE_COLUMN,
  pikachu: SIDEBAR,
  gengar: SIDEBAR,
  castform: ONE_COLUMN,
  glalie: STUDY_FIRST,
  celebi: ONE_COLUMN,
  empoleon: ONE_COLUMN,
  rapidash: ONE_COLUMN,
  smeargle: ONE_COLUMN,
  alakazam: ACADEMIC,
  arcanine: ONE_COLUMN,
  ditto: ONE_COLUMN,
};

/**
 * Makes any stored layout whole: unknown and repeated names go, columns beyond the template's are joined to its last,
 * and sections that the layout doesn't name (a later release may add some) come last in the column that the default has them in.
 *
 * @param own the document's own sections, which a layout need not name: then they end the main column, before what closes a CV.
 * Without them every name of such a section stays, for a layout alone can't tell which there are.
 */
export function completeLayout(template: TemplateName, stored: unknown, own?: readonly CustomName[]): Layout {
  const defaults = DEFAULT_LAYOUTS[template];
  const seen = new Set<SectionId>();
  const isKnown = (name: unknown): name is SectionId =>
    isOneOf(sectionNames, name) ||
    (isCustomName(name) &&
      (own ? own.includes(name) : seen.size < sectionNames.length + LIMITS.customSections));
  const columns: Layout = defaults.map(() => []);
  toColumns(stored).forEach((names, index) => {
    for (const name of names) {
      if (!isKnown(name) || seen.has(name)) continue;
      seen.add(name);
      columns[Math.min(index, columns.length - 1)]?.push(name);
    }
  });
  defaults.forEach((names, index) => {
    columns[index]?.push(...names.filter((name) => !seen.has(name)));
  });
  const [main] = columns;
  const last = main?.findLastIndex((name) => !isOneOf(CLOSING, name)) ?? -1;
  main?.splice(last + 1, 0, ...(own ?? []).filter((name) => !seen.has(name)));
  return columns;
}

/** Columns as stored: `[[…], […]]`, one flat list, or either as an object keyed by position (Firebase's arrays). */
function toColumns(stored: unknown): unknown[][] {
  const columns = toArray(stored);
  if (columns.length > 0 && columns.every((entry) => typeof entry === 'string')) return [columns];
  return columns.map(toArray);
}

function toArray(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}
