/** What a part of a CV is about. `title` is the document's own name ("Curriculum Vitae"), `other` an unknown heading. */
export type SectionType =
  | 'header'
  | 'summary'
  | 'work'
  | 'organisation'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'awards'
  | 'projects'
  | 'publications'
  | 'interests'
  | 'references'
  | 'personal'
  | 'contact'
  | 'profiles'
  | 'title'
  | 'other';

/** Sections whose text is handed on whole, under `sections`. */
export const HANDED_ON = new Set<SectionType>([
  'organisation',
  'awards',
  'projects',
  'publications',
  'interests',
  'references',
]);
