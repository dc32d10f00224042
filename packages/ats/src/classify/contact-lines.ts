import { isOn } from '../rules.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Section } from './find-sections.ts';
import type { SectionType } from './section-type.ts';
import type { Line } from '../layout/line.ts';

const CONTENT = new Set<SectionType>([
  'work',
  'education',
  'skills',
  'languages',
  'certifications',
  'organisation',
  'projects',
  'awards',
  'interests',
  'publications',
]);
const SEPARATOR = /\t|\s+[|•·∙⋅●▪♦◆⋄~—–-]\s+|\s*[|•·;]\s*/u;
const MAIL = /^\S+@\S+\.\p{L}{2,}$/u;
const PHONE = /^\(?\+?\d[\d\s().-]{6,20}\d$/;
const WEB = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,12}(?:\/\S*)?$/u;

/** Lines of e-mail, phone and addresses at the end of a section of content, as in a signed foot: they tell how to reach the person. */
export function liftContactLines(sections: readonly Section[]): Section[] {
  if (!isOn('contact-lines')) return [...sections];
  return sections.flatMap((section, index) => {
    if (!CONTENT.has(section.type)) return [section];
    const last = index === sections.length - 1;
    const at = section.lines.findLastIndex((line) => !isContactLine(line, last));
    if (at === section.lines.length - 1) return [section];
    const lines = section.lines.slice(at + 1);
    return [
      { ...section, lines: section.lines.slice(0, at + 1) },
      { type: 'contact', lines, flow: section.flow } satisfies Section,
    ];
  });
}

/** Addresses of the web alone may be an employer's, unless they end the whole CV. */
function isContactLine({ text }: Line, last: boolean): boolean {
  const parts = text.split(SEPARATOR).filter((part) => part !== '');
  if (parts.length < 2) return MAIL.test(text.trim());
  const reached = parts.filter(
    (part) => MAIL.test(part) || (PHONE.test(part) && findDates(part).length === 0) || WEB.test(part),
  );
  if (!last && reached.every((part) => WEB.test(part) && !MAIL.test(part))) return false;
  return reached.length >= 2 || (reached.length === 1 && MAIL.test(reached[0]!));
}
