import {
  customHeading,
  customName,
  headingOf,
  itemSectionNames,
  languages,
  sectionLabel,
  type Language,
  type Resume,
  type SectionName,
} from '@setapak/resume';

interface Part {
  section: string;
  /** '' for what is no item. */
  id: string;
  heading: string;
  fields: Record<string, unknown>;
}

/** Every item of a document, and what has fields beside items: headings only where they are a person's own. */
export function sectionsOf(document: Resume): Part[] {
  const { profile, objective, custom } = document;
  const part = (section: string, heading: string, id: string, fields: object): Part => ({
    section,
    id,
    heading,
    fields: { ...fields },
  });
  return [
    part('profile', 'Data diri', '', { subtitle: profile.subtitle }),
    part('objective', sectionLabel('objective', 'id'), '', {
      heading: ownHeading('objective', objective.heading),
      body: objective.body,
    }),
    ...itemSectionNames.flatMap((name) => [
      part(name, sectionLabel(name, 'id'), '', { heading: ownHeading(name, document[name].heading) }),
      ...document[name].items.map((item) => part(name, sectionLabel(name, 'id'), item.id, item)),
    ]),
    ...custom.flatMap((section) => [
      part(customName(section), customHeading(section, 'id'), '', { heading: section.heading }),
      ...section.items.map((item) => part(customName(section), customHeading(section, 'id'), item.id, item)),
    ]),
  ];
}

/** '' for a usual heading, which follows the document's language. */
function ownHeading(name: SectionName, heading: string): string {
  return languages.some((language) => headingOf(name, heading, language) !== heading.trim()) ? '' : heading;
}

export const languageNames: Record<Language, string> = { id: 'Indonesia', en: 'Inggris' };

export function otherLanguage(language: Language): Language {
  return language === 'id' ? 'en' : 'id';
}
