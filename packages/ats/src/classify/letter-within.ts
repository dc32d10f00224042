import type { Section } from './section.ts';
import type { SectionType } from './section-type.ts';

/** Where a letter would be read as entries or points. */
const READ_AS_ENTRIES: ReadonlySet<SectionType> = new Set<SectionType>([
  'work',
  'organisation',
  'projects',
  'education',
]);

const ADDRESSEE =
  /^\P{L}*(?:yang terhormat\b|yth\b|kepada(?: yth\b.*|\s*:?\s*$)|dear (?:hiring|sir|madam|mr|mrs|ms|hr|recruit)|to whom it may concern)/iu;
const HOPE =
  /(?<!\p{L})(?:besar harapan saya|atas perhatian|terima kasih atas|memberikan kesempatan|thank you for (?:your|considering)|look(?:ing)? forward to)(?!\p{L})/iu;

/** A covering letter under a heading that nobody knows, from whom it is written to on: none of it belongs to the section above. */
export function letterWithin(section: Section): Section[] {
  if (!READ_AS_ENTRIES.has(section.type)) return [section];
  const at = section.lines.findIndex(({ text }) => ADDRESSEE.test(text));
  const letter = section.lines.slice(at);
  if (at < 0 || !letter.some(({ text }) => HOPE.test(text))) return [section];
  return [
    { ...section, lines: section.lines.slice(0, at) },
    { type: 'other', lines: letter, flow: section.flow },
  ];
}
