import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../layout/line.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import type { Section } from './section.ts';

const FEWEST_STUDIES = 2;
const OF_CERTIFICATES = /certif|sertif|licen[cs]|lisensi|course|kursus/i;

/** `Training` over schools and the years at each, in a CV without a section of education: nothing else of it says where somebody studied. */
export function schoolsUnderTraining(sections: Section[]): void {
  if (sections.some(({ type }) => type === 'education')) return;
  for (const section of sections) {
    const { type, heading, lines } = section;
    if (type !== 'certifications' || !heading || OF_CERTIFICATES.test(heading.text)) continue;
    const studies = lines.filter(lastedYears);
    const isOfSchools = lines.some(({ cells }) =>
      cells.some(({ text }) => schoolScore(text) >= 3 || startsWithLevel(text)),
    );
    if (studies.length >= FEWEST_STUDIES && isOfSchools) section.type = 'education';
  }
}

function lastedYears({ text, bullet }: Line): boolean {
  const [span] = findDates(text);
  return !bullet && span?.start !== undefined && span.end !== undefined && span.end.year > span.start.year;
}
