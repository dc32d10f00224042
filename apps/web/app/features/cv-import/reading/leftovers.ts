import type { ParsedResume, Reading } from '@setapak/ats';
import { deedLines, holdsDeeds } from './deeds-as-skills.ts';
import type { Leftover, UsualTarget } from './leftover.ts';
import { sectionsOf, type Section } from './section-parts.ts';
import { BULLET } from './split-lines.ts';
import { isPartOfAddress, wordsInFields, wordsOf } from './used-words.ts';
import { usualTarget } from './usual-target.ts';

/** Between facts in one row. */
const PARTING = /\s+[|•·◆]\s+/;

const SKILLS = 'Skills/Interests/Languages';
const PERSON = 'PersonalDetails';
/** `90%   75%   4/5` in rings or beside bars: how well something is known, apart from what it is. */
const RATING =
  /^(?:(?:(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})\s*)+|(?:very |sangat |cukup )?(?:good|baik|fair|cukup|excellent|mahir|advanced|intermediate|menengah|beginner|pemula|expert|ahli|basic|dasar|skill?ful|experienced))$/i;

/** Sections that no field of the reader holds: their words may stand in other sections as well. */
const UNREAD: ReadonlySet<UsualTarget> = new Set<UsualTarget>([
  'awards',
  'projects',
  'informalEducation',
  'references',
  'hobbies',
]);

/** What stands in the CV and in none of its fields, section by section: nothing is thrown away. */
export function leftovers(reading: Reading): Leftover[] {
  const words = wordsInFields(reading);
  const found = sectionsOf(reading).map((section) => ({
    section,
    left: section.isClosing ? undefined : leftOf(section, words, reading.result),
  }));
  const isOfPerson = ({ sectionType, heading }: Section) => sectionType === PERSON && heading !== '';
  return withOneOf(
    found.flatMap(({ left }) => left ?? []),
    found.flatMap(({ section, left }) => (left?.target === 'none' && isOfPerson(section) ? left : [])),
  );
}

function leftOf(
  section: Section,
  { isRead, isKnown }: ReturnType<typeof wordsInFields>,
  result: ParsedResume,
): Leftover | undefined {
  const { sectionType, heading, lines, entries, prizes, parts, interests } = section;
  // A heading in words that nobody else uses, with nothing below it, was more likely a line of the CV.
  if (lines.length === 0 && sectionType === 'Other' && !wordsOf(heading).every(isKnown))
    return { heading: '', text: heading, target: 'none' };
  if (holdsDeeds(section)) return { heading, text: deedLines(lines).join('\n'), target: 'custom' };
  const target = usualTarget(section);
  // `Reading` is the label of a level among languages, and a hobby.
  const isHeld = (text: string) => wordsOf(text).every(target === 'none' ? isKnown : isRead);
  const isRating = (line: string) => sectionType === SKILLS && RATING.test(line);
  const unread = lines.filter((line) => !isHeld(line) && !isPartOfAddress(line, result) && !isRating(line));
  if (unread.length === 0 && (lines.length === 0 || !UNREAD.has(target))) return undefined;
  // A section that a field is for stays whole, also the lines whose words happen to stand elsewhere too.
  if (target !== 'none')
    return {
      heading,
      text: target === 'hobbies' && !['', 'true'].includes(interests) ? interests : lines.join('\n'),
      ...(entries && { entries }),
      ...(prizes && { prizes }),
      ...(parts && { parts }),
      target,
    };
  // `Kewarganegaraan: WNI` of a row of contacts that are all read.
  const unreadParts = (line: string) =>
    line
      .split(PARTING)
      .filter((part) => wordsOf(part).length === 0 || !isHeld(part))
      .join(' | ');
  const text = (sectionType === PERSON ? unread.map(unreadParts) : unread).join('\n');
  // Points too long for the name of a skill are what somebody can do.
  const areSkills = sectionType === SKILLS && unread.every((line) => BULLET.test(line));
  return { heading, text, target: areSkills ? 'skills' : 'none' };
}

/** Religion, height and parents of a form have no place in any CV here, under however many headings they stand: they are one thing to look at. */
function withOneOf(all: readonly Leftover[], ofPerson: readonly Leftover[]): Leftover[] {
  const [first, ...others] = ofPerson;
  if (!first || others.length === 0) return [...all];
  const text = [
    first.text,
    ...others.flatMap(({ heading, text: below }) => (heading ? [heading, below] : [below])),
  ].join('\n');
  return all.flatMap((each) => {
    if (others.includes(each)) return [];
    return [each === first ? { ...first, text } : each];
  });
}
