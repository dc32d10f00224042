import { isOneOf } from './guards.ts';
import { turnTerm, type TermKind } from './known-terms.ts';
import {
  employmentTypes,
  headingOf,
  itemSectionNames,
  type Language,
  type SectionName,
} from './reference-lists.ts';
import type { Resume } from './schema.ts';

/*
 * A CV in another language: usual headings, months, degrees and terms of employment follow the document's language by
 * themselves; here the known terms are turned. Sentences are left to the person.
 */

/** Fields that hold a term, or a list of them, by section. */
const TERMS: Readonly<Record<string, Readonly<Record<string, TermKind>>>> = {
  profile: { subtitle: 'role' },
  work: { position: 'role', employment: 'employment' },
  education: { degree: 'degree', field: 'field', courses: 'field' },
  projects: { role: 'role', keywords: 'skill' },
  skills: { name: 'skill', level: 'level', keywords: 'skill' },
  informalEducation: { position: 'role' },
  languages: { name: 'language', fluency: 'fluency' },
  hobbies: { name: 'skill', keywords: 'skill' },
  references: { position: 'role' },
};
const OF_CUSTOM: Readonly<Record<string, TermKind>> = { title: 'role', keywords: 'skill' };

/** The document in that language, with every known term turned. */
export function turnLanguage(resume: Resume, to: Language): Resume {
  const turned: Record<string, unknown> = {
    ...resume,
    metadata: { ...resume.metadata, language: to },
    profile: turnItem('profile', resume.profile, to),
    objective: turnHeading('objective', resume.objective, to),
    custom: resume.custom.map((section) => ({
      ...turnHeading('custom', section, to),
      items: section.items.map((item) => turnItem('custom', item, to)),
    })),
  };
  for (const name of itemSectionNames) {
    const { items }: { items: object[] } = resume[name];
    turned[name] = {
      ...turnHeading(name, resume[name], to),
      items: items.map((item) => turnItem(name, item, to)),
    };
  }
  return turned as Resume;
}

/** One item of a section (`custom` and `custom:{id}` for one of a person's own) with its known terms turned. */
export function turnItem<Item extends object>(section: string, item: Item, to: Language): Item {
  const terms = section.startsWith('custom') ? OF_CUSTOM : (TERMS[section] ?? {});
  const turned = Object.entries(terms).map(([field, kind]) => [
    field,
    asTerms(Reflect.get(item, field), kind, to),
  ]);
  return { ...item, ...Object.fromEntries(turned) };
}

/** A section with its heading turned where that is a known one; the usual heading follows the language by itself. */
export function turnHeading<Section extends { heading: string }>(
  name: SectionName | 'custom',
  section: Section,
  to: Language,
): Section {
  const { heading } = section;
  if (name !== 'custom' && headingOf(name, heading, to) !== heading.trim()) return section;
  return { ...section, heading: turnTerm('heading', heading, to) ?? heading };
}

function asTerms(value: unknown, kind: TermKind, to: Language): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => asTerms(each, kind, to));
  // Those of the list are printed in the document's language.
  if (typeof value !== 'string' || isOneOf(employmentTypes, value)) return value;
  return turnTerm(kind, value, to) ?? value;
}
