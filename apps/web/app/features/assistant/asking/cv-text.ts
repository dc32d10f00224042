import { formatDate, plainText, shownBackground, withoutExamples, type Resume } from '@setapak/resume';

/** Keys of an item that say nothing of what somebody did, or how to reach them. */
const LEFT_OUT = new Set([
  'id',
  'isVisible',
  'isExample',
  'isCurrent',
  'link',
  'website',
  'credentialId',
  'type',
  'number',
]);
const LONGEST = 6_000;

/**
 * What a CV says of somebody's work and schooling, a line each: what a model may draw on, and what its words are held against. Without
 * profile, contacts, references and social networks; what is hidden or still an example is left out.
 */
export function cvText(source: Resume): string {
  const resume = withoutExamples(source);
  const lines = [
    resume.profile.subtitle,
    resume.objective.visible ? plainText(resume.objective.body, '') : '',
    ...shownBackground(resume).map(lineOf),
  ];
  return lines.filter(Boolean).join('\n').slice(0, LONGEST);
}

function lineOf(item: object): string {
  const values = Object.entries(item)
    .filter(([key]) => !LEFT_OUT.has(key))
    .flatMap(([key, value]: [string, unknown]) => {
      if (Array.isArray(value)) return value as unknown[];
      return [typeof value === 'string' && /date$/i.test(key) ? formatDate(value, 'id') : value];
    })
    .filter((value): value is string => typeof value === 'string' && value !== '');
  return values.map((value) => plainText(value, '').replaceAll(/(?<!\s)\s*\n\s*/g, '; ')).join(' · ');
}
