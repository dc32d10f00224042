import { splitEntries } from '../entries/split-entries.ts';
import type { Line } from '../layout/line.ts';
import { endsWithLevel, schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import type { Section } from './section.ts';

const KINDS = ['work', 'education'] as const;
const OF_JOBS = /\b(?:career|work|employment|professional|experiences?|karier|karir|pekerjaan|pengalaman)\b/i;
const OF_SCHOOLS = /\b(?:education|academic|studies|schooling|pendidikan|studi|akademi[ks])\b/i;

/** `Career and Education`: what names a school or a degree in its head is one, everything else a job. */
export function jobsAndSchools(section: Section): Section[] {
  const { type, heading, lines } = section;
  const isEither = type === 'work' || type === 'education';
  if (!heading || !isEither || !OF_JOBS.test(heading.text) || !OF_SCHOOLS.test(heading.text))
    return [section];
  const parts = partsByKind(lines);
  if (parts.length < 2) return parts[0] ? [{ ...section, type: parts[0].type }] : [section];
  return parts.map((part) => ({ ...section, ...part, heading: part.type === type ? heading : undefined }));
}

const A_POST = 1.5;

interface Part {
  type: (typeof KINDS)[number];
  lines: Line[];
}

/** Entries of either kind, jobs first; one part where all are of one kind, none where there are none. */
export function partsByKind(lines: readonly Line[]): Part[] {
  const entries = splitEntries(lines).map(({ head, text }) => {
    const facts = head.flatMap(({ cells }) => cells.flatMap((cell) => cell.text.split(/,\s+/)));
    const hasDegree = facts.some((fact) => startsWithLevel(fact) || endsWithLevel(fact));
    // Who teaches at a university works there.
    const isPost = facts.some((fact) => postScore(fact) >= A_POST && schoolScore(fact) < 3);
    const isSchool = hasDegree || (!isPost && facts.some((fact) => schoolScore(fact) >= 3));
    return { type: isSchool ? KINDS[1] : KINDS[0], lines: [...head, ...text] };
  });
  return KINDS.flatMap((type) => {
    const own = entries.filter((entry) => entry.type === type).flatMap((entry) => entry.lines);
    return own.length > 0 ? [{ type, lines: own }] : [];
  });
}
