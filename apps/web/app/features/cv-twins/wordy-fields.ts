/** Fields that hold words of a language, not names, numbers or dates. */
const WORDY = new Set([
  'body',
  'heading',
  'subtitle',
  'position',
  'role',
  'summary',
  'description',
  'field',
  'level',
  'fluency',
  'keywords',
  'courses',
  'employment',
  'degree',
]);

/** Sections whose items are called by a word, not by a name. */
const WORDY_TITLES: Readonly<Record<string, string>> = {
  projects: 'title',
  awards: 'title',
  certifications: 'title',
  skills: 'name',
  languages: 'name',
  hobbies: 'name',
};

/** Whether a field is another one in another language. */
export function isWordy(section: string, key: string): boolean {
  return (
    WORDY.has(key) || WORDY_TITLES[section] === key || (section.startsWith('custom:') && key === 'title')
  );
}
