import type { Section } from './section-parts.ts';
import { BULLET } from './split-lines.ts';

const FEWEST_COMPETENCES = 2;
const FEWEST_WORDS = 4;

const bare = (line: string) => line.replace(BULLET, '').trim();
const wordsIn = (line: string) => bare(line).split(/\s+/).length;

/** `• Menjadwalkan 28 karyawan di dua cabang.` */
const isDeed = (line: string) => BULLET.test(line) && line.endsWith('.') && wordsIn(line) >= FEWEST_WORDS;

/**
 * A section of a functional CV: names of competences, each over points that say in sentences what was done. The reader takes all of them for
 * skills.
 */
export function tellsDeeds({ sectionType, heading, lines }: Section): boolean {
  if (sectionType !== 'Skills/Interests/Languages' || heading === '') return false;
  const competences = lines.filter(
    (line, at) => !BULLET.test(line) && wordsIn(line) <= FEWEST_WORDS && isDeed(lines[at + 1] ?? ''),
  );
  return competences.length >= FEWEST_COMPETENCES;
}

const nameOf = (line: string) => bare(line).replace(/[.:]$/, '');

/** Tells of the name of a skill that it is a line of such a section. */
export function deedsIn(sections: readonly Section[]): (name: string) => boolean {
  const names = new Set(sections.filter(tellsDeeds).flatMap(({ lines }) => lines.map(nameOf)));
  return (name) => names.has(nameOf(name));
}
