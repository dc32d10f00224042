import { expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { languages, starterRoles } from './reference-lists.ts';
import { starterResume } from './starter-resume.ts';

test.each(starterRoles.flatMap((role) => languages.map((language) => ({ role, language }))))(
  'the $role starter in $language is a whole document',
  ({ role, language }) => {
    const resume = starterResume(role, language);
    expect(parseResume(resume)).toEqual(resume);
    expect(resume.metadata.language).toBe(language);
    expect(resume.work.items.length > 0).toBe(role !== 'blank');
  },
);

test('a starter can be changed without changing the next one', () => {
  starterResume('hr').profile.firstName = 'Dewi';
  expect(starterResume('hr').profile.firstName).toBe('Bagas');
});
