import { isOneOf } from './guards.ts';

/** Lists that the product document fixes (its section 3), with the words a person reads. */

export const languages = ['id', 'en'] as const;
export type Language = (typeof languages)[number];

export const templateNames = [
  'onyx',
  'pikachu',
  'gengar',
  'castform',
  'glalie',
  'celebi',
  'empoleon',
  'rapidash',
  'smeargle',
  'alakazam',
  'arcanine',
  'ditto',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** Whether a text names a template. */
export function isTemplateName(text: string): text is TemplateName {
  return isOneOf(templateNames, text);
}

export const starterRoles = ['finance', 'hr', 'marketing', 'product', 'blank'] as const;
export type StarterRole = (typeof starterRoles)[number];

export const employmentTypes = [
  'Full Time',
  'Part Time',
  'Freelance',
  'Contract',
  'Internship',
  'Volunteer',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const degrees = ['High School', 'Associate', 'Bachelors', 'Masters', 'Doctoral'] as const;
export type Degree = (typeof degrees)[number];

/** The parts of a CV below its header that a layout can order. */
export const sectionNames = [
  'objective',
  'work',
  'education',
  'projects',
  'skills',
  'certifications',
  'informalEducation',
  'awards',
  'languages',
  'social',
  'hobbies',
  'references',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The sections that hold items: all but the objective. */
export type ItemSectionName = Exclude<SectionName, 'objective'>;
export const itemSectionNames = sectionNames.filter((name): name is ItemSectionName => name !== 'objective');

const employmentLabels: Record<EmploymentType, Record<Language, string>> = {
  'Full Time': { id: 'Penuh waktu', en: 'Full-time' },
  'Part Time': { id: 'Paruh waktu', en: 'Part-time' },
  Freelance: { id: 'Lepas', en: 'Freelance' },
  Contract: { id: 'Kontrak', en: 'Contract' },
  Internship: { id: 'Magang', en: 'Internship' },
  Volunteer: { id: 'Sukarelawan', en: 'Volunteer' },
};

const degreeLabels: Record<Degree, Record<Language, string>> = {
  'High School': { id: 'SMA/SMK', en: 'High School' },
  Associate: { id: 'Diploma', en: 'Associate Degree' },
  Bachelors: { id: 'Sarjana', en: 'Bachelor’s Degree' },
  Masters: { id: 'Magister', en: 'Master’s Degree' },
  Doctoral: { id: 'Doktor', en: 'Doctorate' },
};

const sectionLabels: Record<SectionName, Record<Language, string>> = {
  objective: { id: 'Ringkasan', en: 'Summary' },
  work: { id: 'Pengalaman Kerja', en: 'Work Experience' },
  education: { id: 'Pendidikan', en: 'Education' },
  projects: { id: 'Proyek', en: 'Projects' },
  skills: { id: 'Keahlian', en: 'Skills' },
  certifications: { id: 'Sertifikasi', en: 'Certifications' },
  informalEducation: { id: 'Organisasi & Pelatihan', en: 'Activities & Training' },
  awards: { id: 'Penghargaan', en: 'Awards' },
  languages: { id: 'Bahasa', en: 'Languages' },
  social: { id: 'Tautan', en: 'Links' },
  hobbies: { id: 'Minat', en: 'Interests' },
  references: { id: 'Referensi', en: 'References' },
};

/** `Full Time` → `Penuh waktu`; what is not in the list (free text is allowed) comes back as it is. */
export function employmentLabel(employment: string, language: Language): string {
  return isOneOf(employmentTypes, employment) ? employmentLabels[employment][language] : employment;
}

/** `Bachelors` → `Sarjana`; what is not in the list (free text is allowed) comes back as it is. */
export function degreeLabel(degree: string, language: Language): string {
  return isOneOf(degrees, degree) ? degreeLabels[degree][language] : degree;
}

/** The section's usual heading in that language. */
export function sectionLabel(section: SectionName, language: Language): string {
  return sectionLabels[section][language];
}

/**
 * The heading to print: the person's own, or the usual one. A stored heading that is only the usual one of another
 * language follows the document's language, so that switching language translates it.
 */
export function headingOf(section: SectionName, stored: string, language: Language): string {
  const own = stored.trim();
  const isUsual = languages.some(
    (other) => sectionLabels[section][other].toLowerCase() === own.toLowerCase(),
  );
  return own === '' || isUsual ? sectionLabels[section][language] : own;
}
