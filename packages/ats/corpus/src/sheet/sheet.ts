import type { Lang } from '../content/cv.ts';

/** The kinds of section; a heading's label is `heading:` plus one of these. */
export type SectionKind =
  | 'summary'
  | 'personal'
  | 'work'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'organisations'
  | 'volunteer'
  | 'projects'
  | 'publications'
  | 'awards'
  | 'hobbies'
  | 'references'
  | 'contact'
  | 'declaration';

export type Label =
  | 'name'
  | 'headline'
  | 'document-title'
  | 'contact'
  | 'contact-label'
  | 'location'
  | 'birth'
  | 'personal-value'
  | 'form-label'
  | `heading:${SectionKind}`
  | 'entry-title'
  | 'entry-org'
  | 'entry-place'
  | 'date'
  | 'bullet'
  | 'description'
  | 'summary'
  | 'education-degree'
  | 'education-org'
  | 'grade'
  | 'education-note'
  | 'skill'
  | 'skill-group'
  | 'skill-level'
  | 'certification'
  | 'certification-issuer'
  | 'language'
  | 'language-level'
  | 'award'
  | 'publication'
  | 'hobby'
  | 'reference'
  | 'project-title'
  | 'activity-title'
  | 'activity-org'
  | 'declaration'
  | 'page-furniture'
  | 'other';

type ContactKind = 'email' | 'phone' | 'linkedin' | 'website' | 'location' | 'birth';

export interface Contact {
  kind: ContactKind;
  /** The word a labelled style prints before it: "Telp", "Email". */
  label: string;
  text: string;
  href?: string;
}

export interface Entry {
  of: 'work' | 'education' | 'activity' | 'project';
  title: string;
  org: string | null;
  place: string | null;
  date: string | null;
  grade: string | null;
  notes: string[];
  intro: string | null;
  bullets: string[];
}

export type Body =
  | { type: 'text'; label: Label; text: string }
  | { type: 'entries'; entries: Entry[] }
  | { type: 'skills'; groups: { name: string; items: { name: string; level: number }[] }[] }
  | { type: 'credentials'; items: { name: string; issuer: string | null; date: string | null }[] }
  | { type: 'languages'; items: { name: string; level: string | null; score: number }[] }
  | { type: 'list'; label: Label; items: { text: string; date: string | null }[] }
  | { type: 'fields'; rows: { label: string; text: string; of: Label }[] }
  | { type: 'referees'; items: { name: string; lines: string[] }[] };

export interface Section {
  kind: SectionKind;
  heading: string;
  body: Body;
}

/** Everything one PDF prints, in words, before any arrangement on the page. */
export interface Sheet {
  lang: Lang;
  documentTitle: string | null;
  name: string;
  headline: string | null;
  contacts: Contact[];
  sections: Section[];
  photo: boolean;
  footer: string | null;
  bullet: string;
}
