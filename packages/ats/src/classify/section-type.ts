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

/** What tells who somebody is and how to reach them. */
export const OF_PERSON: ReadonlySet<SectionType> = new Set(['header', 'personal', 'contact']);
/** The same with what they say of themselves. */
export const ABOUT_PERSON: ReadonlySet<SectionType> = new Set([...OF_PERSON, 'summary']);

/** Sections whose text is handed on whole, under `sections`. */
export const HANDED_ON = new Set<SectionType>([
  'organisation',
  'awards',
  'projects',
  'publications',
  'interests',
  'references',
]);
