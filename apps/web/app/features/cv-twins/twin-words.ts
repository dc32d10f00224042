import {
  customHeading,
  customName,
  itemSectionNames,
  sectionLabel,
  type Language,
  type Resume,
} from '@setapak/resume';

interface Part {
  section: string;
  /** '' for what is no item. */
  id: string;
  heading: string;
  fields: Record<string, unknown>;
}

/** Every item of a document, and what has fields beside items. */
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
    part('objective', sectionLabel('objective', 'id'), '', { body: objective.body }),
    ...itemSectionNames.flatMap((name) =>
      document[name].items.map((item) => part(name, sectionLabel(name, 'id'), item.id, item)),
    ),
    ...custom.flatMap((section) => [
      part(customName(section), customHeading(section, 'id'), '', { heading: section.heading }),
      ...section.items.map((item) => part(customName(section), customHeading(section, 'id'), item.id, item)),
    ]),
  ];
}

const fieldNames: Record<string, string> = {
  body: 'Isi',
  heading: 'Judul bagian',
  subtitle: 'Profesi',
  position: 'Posisi',
  role: 'Peran',
  summary: 'Deskripsi',
  description: 'Bidang usaha',
  field: 'Jurusan',
  fluency: 'Kelancaran',
  title: 'Judul',
  name: 'Nama',
};

export function fieldName(section: string, key: string): string {
  return section === 'objective' ? '' : (fieldNames[key] ?? key);
}

export const languageNames: Record<Language, string> = { id: 'Indonesia', en: 'Inggris' };

export function otherLanguage(language: Language): Language {
  return language === 'id' ? 'en' : 'id';
}
