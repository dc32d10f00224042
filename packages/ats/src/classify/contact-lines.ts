import { isOn } from '../rules.ts';
import { findDates } from '../dates/find-dates.ts';
import { labelKind } from '../fields/contact-zone.ts';
import { WEB_ADDRESS } from './reaches.ts';
import type { Section } from './section.ts';
import type { SectionType } from './section-type.ts';
import type { Line } from '../layout/line.ts';
import { isStreet } from '../places/address-lines.ts';
import { isPlace } from '../places/find-place.ts';

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
  'other',
]);
const SEPARATOR = /\t|\s+[|•·∙⋅●▪♦◆⋄~—–-]\s+|\s*[|•·;]\s*/u;
const MAIL = /^\S+@\S+\.\p{L}{2,}$/u;
const PHONE = /^\(?\+?\d[\d\s().-]{6,20}\d$/;
const FAR = 3;
const MOST_IN_FOOT = 4;
export const LONGEST_IN_FOOT = 50;

/**
 * Lines of e-mail, phone and addresses at the end of a section of content, as in a signed foot: they tell how to reach the person. A foot
 * across two columns is read in halves; its other half may hold but a place or a page.
 */
export function liftContactLines(sections: readonly Section[]): Section[] {
  if (!isOn('contact-lines')) return [...sections];
  // A mail address below the referees is the person's own where there is no other.
  const hasMail = sections.some(
    ({ type, lines }) => ABOUT_PERSON.has(type) && lines.some((line) => partsOf(line).some(isMail)),
  );
  const lifted = sections.map((section, index) => {
    const last = index === sections.length - 1;
    const foot = last ? footOf(section.lines) : footOfColumn(section, sections[index + 1]!);
    if (isLabelledContacts(section)) return [{ ...section, type: 'contact' as const }];
    if (section.type === 'references')
      return hasMail ? [section] : liftFoot(section, foot.length > 0 ? foot : belowReferees(section.lines));
    const next = sections[index + 1];
    const [whole, ...feet] = feetOfPages(section, next?.flow === section.flow ? next : undefined);
    const isContact = (line: Line) =>
      foot.includes(line) ||
      isContactLine(line, last) ||
      (last && (saysHowToReach(line) || SAYS_WHERE.test(line.text)));
    return [...lift(whole!, isContact), ...feet];
  });
  const known = sections.filter(({ type }) => ABOUT_PERSON.has(type)).flatMap(({ lines }) => lines);
  const foot = [
    ...lifted.flatMap((parts) => parts[1]?.lines ?? []),
    ...known.filter((line) => isContactLine(line, false)),
  ];
  if (foot.length === 0) return lifted.flat();
  return lifted.flatMap(([section, ...rest]) => [
    ...lift(section!, (line) => foot.some((half) => isOneRow(half, line)) && isReachOrPlace(line)),
    ...rest,
  ]);
}

function liftFoot(section: Section, foot: readonly Line[]): Section[] {
  return lift(section, (line) => foot.includes(line), 'references');
}

const FEWEST_LABELS = 2;

/** `Website` over its address, `Mobile Number` over a number and nothing else, whatever the heading over them says. */
function isLabelledContacts({ type, lines }: Section): boolean {
  if (!CONTENT.has(type)) return false;
  const labels = lines.filter(({ text }) => REACHED_BY.has(labelKind(text) ?? ''));
  return (
    labels.length >= FEWEST_LABELS &&
    lines.some(({ text }) => MAIL.test(text) || PHONE.test(text)) &&
    lines.every(
      (line, index) => labels.includes(line) || (isReachOrPlace(line) && labels.includes(lines[index - 1]!)),
    )
  );
}

const REACHED_BY: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'address',
  'linkedin',
  'website',
  'profile',
]);

type Kind = 'mail' | 'phone' | 'place';

/** What a line of nothing but addresses and numbers holds. */
function kindsOf(line: Line): ReadonlySet<Kind> | undefined {
  const kinds = partsOf(line).map((part): Kind | undefined => {
    if (isMail(part)) return 'mail';
    if (PHONE.test(part) && findDates(part).length === 0) return 'phone';
    return isPlace(part) || (/\d/.test(part) && (part.includes(',') || isStreet(part))) ? 'place' : undefined;
  });
  return kinds.length === 0 || kinds.includes(undefined) ? undefined : new Set(kinds as Kind[]);
}

/** A number and a mail address that follow those of the last referee, with no name between: the person's own. */
function belowReferees(lines: readonly Line[]): readonly Line[] {
  const start = lines.findLastIndex((line) => kindsOf(line) === undefined) + 1;
  const seen = new Set<Kind>();
  let from = start;
  for (const [index, line] of lines.entries()) {
    if (index < start) continue;
    const kinds = [...kindsOf(line)!].filter((kind) => kind !== 'place');
    if (kinds.some((kind) => seen.has(kind))) {
      seen.clear();
      from = index;
    }
    for (const kind of kinds) seen.add(kind);
  }
  if (from === start || !seen.has('mail') || !seen.has('phone')) return [];
  const above = lines[from - 1]!;
  const isOwnAddress = [...kindsOf(above)!].every((kind) => kind === 'place') && above.gap > lines[from]!.gap;
  return lines.slice(isOwnAddress ? from - 1 : from);
}

function lift(section: Section, isContact: (line: Line) => boolean, alsoIn?: SectionType): Section[] {
  if (!CONTENT.has(section.type) && section.type !== alsoIn) return [section];
  const above = section.lines.findLastIndex((line) => !isContact(line));
  if (above === section.lines.length - 1) return [section];
  const at = opensFoot(section.lines[above], section.lines[above + 1]!) ? above - 1 : above;
  const lines = section.lines.slice(at + 1);
  return [
    { ...section, lines: section.lines.slice(0, at + 1) },
    { type: 'contact', lines, flow: section.flow },
  ];
}

/** `Makassar` apart from the text, over the middle of the number and the mail address in a foot. */
function opensFoot(line: Line | undefined, below: Line): boolean {
  if (!line || line.gap < line.size || below.gap > line.size / 2) return false;
  const isOverMiddle = Math.abs(line.x + line.right - below.x - below.right) < line.size;
  const kinds = isOverMiddle && line.x > below.x ? kindsOf(line) : undefined;
  return kinds !== undefined && [...kinds].every((kind) => kind === 'place');
}

/** The person's address, number and mail at the foot of a page that is not the last one. */
function feetOfPages(section: Section, following: Section | undefined): Section[] {
  if (!CONTENT.has(section.type)) return [section];
  const feet = new Set<Line>();
  for (const [index, line] of section.lines.entries()) {
    const next = section.lines[index + 1] ?? following?.heading ?? following?.lines[0];
    if (!next || next.page === line.page) continue;
    const from = section.lines.findLastIndex(
      (each, at) => at <= index && (each.page !== line.page || each.gap > FAR * each.size),
    );
    const foot = section.lines.slice(from, index + 1);
    if (from >= 0 && foot[0]!.page === line.page && isFoot(foot)) for (const each of foot) feet.add(each);
  }
  if (feet.size === 0) return [section];
  return [
    { ...section, lines: section.lines.filter((line) => !feet.has(line)) },
    { type: 'contact', lines: [...feet], flow: section.flow },
  ];
}

/** Far below the last section: a place, a phone and an address, one below the other. */
function footOf(lines: readonly Line[]): readonly Line[] {
  const from = lines.findLastIndex(
    (line, at) => line.gap > FAR * line.size || (at === lines.length - 2 && opensFoot(line, lines[at + 1]!)),
  );
  const foot = from === -1 ? [] : lines.slice(from);
  return isFoot(foot) ? foot : [];
}

const STANDS_APART = 1.5;

/** Well below the last list of a column: the addresses and numbers of the person, one below the other and nothing else. */
function footOfColumn({ type, flow, lines }: Section, next: Section): readonly Line[] {
  if (next.flow === flow || !LISTS.has(type)) return [];
  const from = lines.findLastIndex((line) => line.gap > STANDS_APART * line.size);
  const foot = from > 0 ? lines.slice(from) : [];
  return isFoot(foot) && foot.every(isReachOrPlace) ? foot : [];
}

const LISTS: ReadonlySet<SectionType> = new Set<SectionType>(['skills', 'languages', 'interests']);

function isFoot(foot: readonly Line[]): boolean {
  const parts = foot.flatMap(partsOf);
  const reached = parts.filter(isReached);
  const contacts = parts.filter((part) => isReached(part) || isPlace(part) || isStreet(part));
  return (
    foot.length <= MOST_IN_FOOT &&
    parts.some(isMail) &&
    reached.length > 1 &&
    contacts.length >= parts.length / 2 &&
    parts.every((part) => part.length <= LONGEST_IN_FOOT)
  );
}

const ABOUT_PERSON = new Set<SectionType>(['header', 'contact', 'personal', 'profiles', 'summary']);

function isMail(part: string): boolean {
  return MAIL.test(part);
}

function isOneRow(a: Line, b: Line): boolean {
  return a.page === b.page && Math.abs(a.baseline - b.baseline) < 0.3 * a.size;
}

function isReachOrPlace(line: Line): boolean {
  return partsOf(line).every((part) => isReached(part) || isPlace(part));
}

/** What stands between bars, dots and gaps, without the signs before it. */
export function partsOf({ cells }: Line): string[] {
  return cells.flatMap((cell) => cell.text.slice(cell.bullet).split(SEPARATOR)).filter((part) => part !== '');
}

export function isReached(part: string): boolean {
  return MAIL.test(part) || (PHONE.test(part) && findDates(part).length === 0) || WEB_ADDRESS.test(part);
}

/** `Mari mengobrol: siti@contoh.id / 0812-3456-7890` */
function saysHowToReach({ cells, text }: Line): boolean {
  const [, list] = INVITED.exec(text) ?? [];
  const parts = list?.split(/\s+[/|•·]\s+/) ?? [];
  return cells.length === 1 && parts.length > 1 && parts.some(isMail) && parts.every(isReached);
}

const INVITED = /^\p{Lu}[\p{L} ]{2,40}:\s+(\S.*)$/u;

/** `Tinggal di Jl. Melati 3, Tegal` below the other contacts. */
const SAYS_WHERE =
  /^(?:(?:ber)?tinggal|(?:ber)?domisili|alamat|living|based|residing|located)\s*(?:di|in|at|:)\s+\S/iu;

/** Addresses of the web alone may be an employer's, unless they end the whole CV. */
export function isContactLine(line: Line, last: boolean): boolean {
  const parts = partsOf(line);
  if (parts.length < 2) return MAIL.test(line.text.trim());
  const reached = parts.filter(isReached);
  if (!last && reached.every((part) => WEB_ADDRESS.test(part) && !MAIL.test(part))) return false;
  return reached.length >= 2 || (reached.length === 1 && MAIL.test(reached[0]!));
}
