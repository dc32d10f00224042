import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { degrees, degreeLabel, languages, turnLanguage, type Resume } from '@setapak/resume';
import { MONTHS } from '@setapak/resume/months';
import type { Letter } from '../schema.ts';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const figures = (text: string) => (text.match(/\d+/g) ?? []).map((figure) => figure.replace(/^0+(?=\d)/, ''));

/** Every word that the rules themselves can write: what stands in their source, months and degrees. */
const folder = join(import.meta.dirname, '..');
const ours = new Set(
  words(
    [
      ...readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
      ...Object.values(MONTHS).flat(),
      ...degrees.flatMap((degree) => languages.map((language) => degreeLabel(degree, language))),
    ].join(' '),
  ),
);

/**
 * The words and figures of a letter that stand neither in its sources nor in the rules: invented facts. The letter's own date and the
 * count of attachments are left out, for they are no facts about anybody.
 */
export function foreignFacts(letter: Letter, resume: Resume, ...others: string[]): string[] {
  // Terms with one usual counterpart are said in the letter's language, as in the twin of a CV.
  const source = [JSON.stringify([resume, turnLanguage(resume, letter.language)]), ...others].join(' ');
  const known = new Set([...words(source), ...ours]);
  const counted = new Set(figures(source));
  const text = [
    letter.sender.name,
    letter.sender.address,
    letter.sender.phone,
    letter.sender.email,
    letter.place,
    letter.position,
    letter.subject,
    ...Object.values(letter.recipient),
    letter.salutation,
    ...letter.paragraphs.map((paragraph) => paragraph.text),
    ...letter.data.map(({ value }) => value),
    ...letter.attachments.map(({ name }) => name),
  ].join('\n');
  return [
    ...words(text).filter((word) => !known.has(word)),
    ...figures(text).filter((figure) => !counted.has(figure)),
  ];
}
