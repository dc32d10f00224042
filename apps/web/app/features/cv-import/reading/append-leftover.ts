import type { EntryParts, Prize } from '@setapak/ats';
import { LIMITS, type Resume } from '@setapak/resume';
import type { Leftover, Target } from './leftover.ts';
import { paragraph, pointsAndLines, textAndPoints } from './map-reading.ts';
import { skillOf } from './skill-groups.ts';
import { BULLET } from './split-lines.ts';

/** Adds a leftover to a document, in place: to the items of a section, or as a text. */
export function appendLeftover(
  resume: Resume,
  { heading, text, entries = [text], prizes = [], parts = [] }: Leftover,
  target: Target,
): void {
  const items = entries.map((entry) => {
    const [first = '', ...rest] = entry.split('\n');
    return { first: first.replace(BULLET, ''), summary: rest.map(paragraph).join('\n') };
  });
  /** One item for each entry: of what it says where that is known, else of its lines. */
  const asItems = (
    ofParts: (known: EntryParts) => object | undefined,
    ofLines: (lines: (typeof items)[number]) => object,
  ) => items.map((item, index) => (parts[index] && ofParts(parts[index])) ?? ofLines(item));
  // More than a section holds stays one text, below its heading.
  const add = (section: { items: object[] }, added: object[]) => {
    if (section.items.length + added.length > LIMITS.items) return putUnder(resume, heading, text, [], []);
    section.items.push(...added);
  };
  if (target.startsWith('under:'))
    return putUnder(resume, target.slice('under:'.length), text, entries, parts);
  switch (target) {
    case 'none':
      return;
    case 'objective':
      resume.objective.body = [resume.objective.body, text.split('\n').map(paragraph).join('\n')]
        .filter(Boolean)
        .join('\n\n');
      return;
    case 'work':
      return add(
        resume.work,
        asItems(
          (known) => {
            const { title, position, organization, link } = known;
            return placed(known, { position: position ?? title, company: organization, website: link }, text);
          },
          ({ first, summary }) => ({ position: first, summary }),
        ),
      );
    case 'education':
      return add(
        resume.education,
        asItems(
          (known) => placed(known, schoolOf(known, 'degree'), text),
          ({ first, summary }) => ({ institution: first, summary }),
        ),
      );
    case 'skills':
      return add(
        resume.skills,
        text
          .split('\n')
          .flatMap((each) =>
            each.includes(': ') || isSentence(each)
              ? [skillOf(bareLine(each))]
              : namesIn(each).map((name) => ({ name })),
          ),
      );
    case 'languages':
      return add(
        resume.languages,
        namesIn(text).map((name) => ({ name })),
      );
    case 'social':
      return add(
        resume.social,
        namesIn(text).map((link) => ({ link })),
      );
    case 'custom':
      return putUnder(resume, heading, text, entries, parts);
    case 'awards':
      return add(
        resume.awards,
        items.map((item, index) => {
          const { issuer, ...award } = prizeOf(item, prizes[index]);
          return { ...award, awarder: issuer };
        }),
      );
    case 'certifications':
      return add(
        resume.certifications,
        items.map((item, index) => prizeOf(item, prizes[index])),
      );
    case 'projects':
      return add(
        resume.projects,
        asItems(
          (known) => projectOf(known, text),
          ({ first, summary }) => ({ title: first, summary }),
        ),
      );
    case 'informalEducation':
      return add(
        resume.informalEducation,
        asItems(
          (known) => placed(known, schoolOf(known, 'position'), text),
          ({ first, summary }) => ({ institution: first, summary }),
        ),
      );
    case 'references':
      return add(
        resume.references,
        asItems(refereeOf, ({ first, summary }) => ({ name: first, summary })),
      );
    case 'hobbies':
      return add(
        resume.hobbies,
        text.split(HOBBY_ENDS).flatMap((each): { name: string; keywords?: string[] }[] => {
          if (GROUP.test(each)) return [skillOf(bareLine(each))];
          const names = namesIn(each).flatMap((name) => name.replace(/^(?:dan|and|&) /i, '').split(PAIR));
          return names.map((name) => ({ name }));
        }),
      );
  }
}

/** `Berselancar — Gitar`, `Keramik / Bersepeda` */
const HOBBY_ENDS = /\n|\s+[—/]\s+/;

/** `Bersepeda: Gravel, Kota` */
const GROUP = /^[^:,;]{2,40}: \S/u;

/** `Sketsa dan Bersepeda malam` are two, `Seni dan budaya` is one. */
const PAIR = /(?<=^\p{Lu}\S*(?: \p{Ll}\S*){0,2}) (?:dan|and|&) (?=\p{Lu}\S*(?: \p{Ll}\S*){0,2}$)/u;

/**
 * With where and when it was, and what was done; undefined for a person, who has no such place.
 * @param printed the lines of its section
 */
function placed(
  known: EntryParts,
  names: Record<string, string | undefined>,
  printed: string,
): object | undefined {
  const { location, startDate, endDate, isCurrent, email, phone, description = '' } = known;
  if (email || phone) return undefined;
  const period = { startDate, endDate, isCurrent: isCurrent === 'true' };
  const lines = description.split('\n').filter(Boolean);
  return { ...names, location, ...period, summary: textAndPoints(lines, [printed]) };
}

/** Where nobody else is named, what it is called is the name of the house. */
function schoolOf(
  { title, position, organization, link }: EntryParts,
  field: 'position' | 'degree',
): Record<string, string | undefined> {
  const [name, other] = [organization ?? title, position].filter(Boolean);
  return { institution: name, [field]: other, website: link };
}

/** A project has no place of its own: one that was read stays in words. */
function projectOf(known: EntryParts, printed: string): object | undefined {
  const { title, position, organization, location, startDate, link, description, keywords } = known;
  const name = title ?? organization ?? position;
  const described = { ...known, description: [location, description].filter(Boolean).join('\n') };
  const item = placed(
    described,
    {
      title: name,
      link,
      date: startDate,
      role: position === name ? '' : position,
      organization: organization === name ? '' : organization,
    },
    printed,
  );
  return item && { ...item, keywords: keywords?.split(', ') ?? [] };
}

function refereeOf(known: EntryParts): object | undefined {
  const { title, position, organization, email, phone, startDate, location, link, description = '' } = known;
  if (!title || startDate || location || link) return undefined;
  const summary = description.split('\n').map(paragraph).join('\n');
  return { name: title, position, company: organization, email, phone, summary };
}

/** With who gave it and when, where the reader knows; else as it was printed. */
function prizeOf({ first, summary }: { first: string; summary: string }, prize: Prize | undefined) {
  if (!prize) return { title: first, issuer: '', date: '', summary };
  const { title, issuer = '', date = '', description = '' } = prize;
  return { title, issuer, date, summary: description.split('\n').map(paragraph).join('\n') };
}

/** Into the section of one's own with that heading, which begins with it where there is none. */
function putUnder(
  resume: Resume,
  heading: string,
  text: string,
  entries: readonly string[],
  parts: NonNullable<Leftover['parts']>,
): void {
  const known = parts.flatMap((each) => (each && publicationOf(each)) ?? []);
  const isKnown = known.length > 0 && known.length === entries.length;
  const items = isKnown ? known : customItems(text, entries);
  const there = resume.custom.find((section) => heading !== '' && section.heading.trim() === heading.trim());
  if (there) there.items.push(...(items as typeof there.items));
  else resume.custom.push({ heading, items } as Resume['custom'][number]);
}

/** Undefined where something is said of it that a publication has no field for. */
function publicationOf(parts: EntryParts): object | undefined {
  const { title, organization, link, startDate, description = '', ...others } = parts;
  if (!title || Object.keys(others).length > 0) return undefined;
  return { type: 'publication', title, organization, link, startDate, summary: pointsAndLines(description) };
}

/** What stands below a heading of its own: entries where the reader saw several, else a text with its points. */
function customItems(text: string, entries: readonly string[]): object[] {
  if (entries.length < 2) return textsAndLists(text);
  return entries.map((entry) => {
    const [title = '', ...rest] = entry.split('\n');
    return { type: 'entry', title: bareLine(title), summary: pointsAndLines(rest.join('\n')) };
  });
}

/** `Giliran: Pagi, Siang, Malam` is a list with its title; the lines around it are texts. */
function textsAndLists(text: string): object[] {
  const items: { type: string; lines: string[] }[] = [];
  for (const each of text.split('\n')) {
    const isList = LIST.test(each);
    const last = items.at(-1);
    if (!isList && last?.type === 'text') last.lines.push(each);
    else items.push({ type: isList ? 'list' : 'text', lines: [each] });
  }
  return items.map(({ type, lines }) => {
    if (type === 'text') return { type, summary: pointsAndLines(lines.join('\n')) };
    const [title = '', names = ''] = lines[0]!.split(/:\s+(.*)/);
    return { type, title, keywords: names.split(', ') };
  });
}

/** Two names or more of few words, without a sentence's end. */
const LIST =
  /^\p{Lu}[^:,;.•]{1,38}:\s+(?:[^,.;:\s]+(?: [^,.;:\s]+){0,3})(?:, [^,.;:\s]+(?: [^,.;:\s]+){0,3})+$/u;

/** A point of so many words that its commas part no names. */
const isSentence = (text: string) => BULLET.test(text) && text.split(/\s+/).length > 8;

const bareLine = (text: string) => text.replace(BULLET, '').trim();

/** `Mendaki, Memasak` are two, on one line or on two. */
function namesIn(text: string): string[] {
  return text
    .split(/\n|[,;|•·]\s+/)
    .map((name) => name.replace(BULLET, '').trim())
    .filter(Boolean);
}
