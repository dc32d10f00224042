/** Sections whose entries a review shows one by one. */
export const entrySections = ['work', 'education', 'certifications'] as const;
export type EntrySection = (typeof entrySections)[number];

/** Where an entry can go instead. */
export const destinations = [
  'work',
  'education',
  'informalEducation',
  'projects',
  'certifications',
  'awards',
] as const;
export type Destination = (typeof destinations)[number];

/** What becomes of an entry: another section's, one with the entry above it, two entries, or left out. */
export type Move = Destination | 'above' | 'split' | 'none';
export const moves: readonly Move[] = ['above', 'split', ...destinations, 'none'];

/** An entry's place in the review: `work.<id>`. */
export type EntryKey = `${EntrySection}.${string}`;

/** Sections whose two names a reader can mistake for each other: what it is called, and whose it is. */
export const namesOf = {
  work: ['position', 'company'],
  informalEducation: ['position', 'institution'],
  projects: ['title', 'organization'],
  certifications: ['title', 'issuer'],
  awards: ['title', 'awarder'],
} as const;

export const isPaired = (section: string): section is keyof typeof namesOf => section in namesOf;
