import type { Section } from '../../classify/section.ts';
import { readSkills } from './read-skills.ts';

/** LinkedIn prints three skills, one in a line, however near each comes to the margin. */
const TOP_SKILLS = /^(?:top skills|keahlian (?:utama|teratas)|kemampuan (?:utama|teratas))$/i;
const TOP = 3;

/** The skills of a section, by its heading and its lines. */
export function skillsOfSection({ heading, lines }: Section) {
  const isTop =
    heading !== undefined &&
    TOP_SKILLS.test(heading.text.trim()) &&
    lines.length === TOP &&
    !lines.some(({ text }) => /[,:;|]/.test(text));
  return isTop ? lines.flatMap((line) => readSkills([line])) : readSkills(lines);
}
