import { turnTerm, type TermKind } from './known-terms.ts';
import type { Language } from './reference-lists.ts';
import type { Resume } from './schema.ts';

/*
 * A CV in another language: usual headings, months, degrees and terms of employment follow the document's language by
 * themselves; here the known terms are turned. Sentences are left to the person.
 */

/** Fields that hold a term, by section. */
const TERMS: Readonly<Record<string, Readonly<Record<string, TermKind>>>> = {
  work: { position: 'role' },
  education: { field: 'field' },
  projects: { role: 'role' },
  informalEducation: { position: 'role' },
  skills: { level: 'level' },
  languages: { name: 'language', fluency: 'fluency' },
  references: { position: 'role' },
};

/** The document in that language, with every known term turned. */
export function turnLanguage(resume: Resume, to: Language): Resume {
  const turned: Record<string, unknown> = {
    ...resume,
    metadata: { ...resume.metadata, language: to },
    profile: { ...resume.profile, subtitle: asTerm(resume.profile.subtitle, 'role', to) },
  };
  for (const section of Object.keys(TERMS)) {
    const list = turned[section] as { items: Record<string, unknown>[] };
    turned[section] = { ...list, items: list.items.map((item) => turnItem(section, item, to)) };
  }
  return turned as Resume;
}

/** One item of a section with its known terms turned. */
export function turnItem<Item extends object>(section: string, item: Item, to: Language): Item {
  const turned = Object.entries(TERMS[section] ?? {}).map(([field, kind]) => {
    const value: unknown = Reflect.get(item, field);
    return [field, typeof value === 'string' ? asTerm(value, kind, to) : value];
  });
  return { ...item, ...Object.fromEntries(turned) };
}

function asTerm(text: string, kind: TermKind, to: Language): string {
  return turnTerm(kind, text, to) ?? text;
}
