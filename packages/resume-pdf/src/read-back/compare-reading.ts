import { plainText, type Resume } from '@setapak/resume';
import { contactsOf } from '../view/contacts.ts';
import { compareEducation, compareWork } from './compare-entries.ts';
import type { FieldCheck, FieldName, ReadFields } from './field-check.ts';
import { bare, bareAddress, digits, holdsText, sameText } from './same-text.ts';

export type { FieldCheck, FieldName, ReadFields } from './field-check.ts';

/**
 * Compares a document with what a reader made of its PDF, field by field: everything that is printed and that readers look
 * for. Spelling of spaces, capitals and quotes does not count, the order of digits and letters does.
 */
export function compareReading(resume: Resume, read: ReadFields): FieldCheck[] {
  return [
    ...compareContacts(resume, read),
    ...compareSummary(resume, read),
    ...compareWork(shown(resume.work), read.workExperience),
    ...compareEducation(shown(resume.education), read.education, resume.metadata),
    ...compareLists(resume, read),
    ...compareOwnSections(resume, read),
  ];
}

/** What stands in a section of one's own is no field of a reader: it must come back in the text of some section. */
function compareOwnSections(resume: Resume, read: ReadFields): FieldCheck[] {
  const texts = (read.sections ?? []).map(({ text }) => text);
  return resume.custom.flatMap((section) =>
    shown(section).flatMap((item): FieldCheck[] => {
      // The name of a list is a label, as that of a group of skills: its details are what must come back.
      const name = item.type === 'list' && item.keywords.length > 0 ? item.keywords.join(', ') : item.title;
      const written = name.trim() || (plainText(item.summary).split('\n')[0]?.trim() ?? '');
      if (bare(written) === '') return [];
      const found = texts.find((text) => holdsText(text, written));
      return [
        { field: 'ownSection', itemId: item.id, written, read: found ?? null, ok: found !== undefined },
      ];
    }),
  );
}

function compareContacts(resume: Resume, read: ReadFields): FieldCheck[] {
  const { profile } = resume;
  const contacts = new Map(
    contactsOf(resume).map(({ kind, words }) => [kind, words.flat().join('')] as const),
  );
  const name = [profile.firstName, profile.lastName]
    .map((part) => part.trim())
    .join(' ')
    .trim();
  const one = (
    field: FieldName,
    written: string | undefined,
    got: string | null,
    ok: boolean,
  ): FieldCheck[] => (written ? [{ field, itemId: '', written, read: got, ok }] : []);
  const phone = contacts.get('phone') ?? '';
  const samePhone = read.phoneNumbers.find((each) => digits(each) === digits(phone));
  const email = contacts.get('email') ?? '';
  const sameEmail = read.emails.find((each) => each.toLowerCase() === email.toLowerCase());
  const website = contacts.get('website') ?? '';
  const sameSite = read.websites.find((each) => bareAddress(each) === bareAddress(website));
  const linkedin = contacts.get('linkedin') ?? '';
  const place = contacts.get('place') ?? '';
  return [
    ...one('name', name, read.name?.raw ?? null, sameText(name, read.name?.raw)),
    ...one('email', email, sameEmail ?? read.emails[0] ?? null, sameEmail !== undefined),
    ...one('phone', phone, samePhone ?? read.phoneNumbers[0] ?? null, samePhone !== undefined),
    ...one('location', place, read.location?.rawInput ?? null, samePlace(resume, place, read)),
    ...one('linkedin', linkedin, read.linkedin, bareAddress(read.linkedin ?? '') === bareAddress(linkedin)),
    ...one('website', website, sameSite ?? read.websites[0] ?? null, sameSite !== undefined),
    ...one(
      'birthDate',
      profile.birthDate.length === 10 ? contacts.get('birth') : '',
      read.dateOfBirth,
      read.dateOfBirth === profile.birthDate,
    ),
  ];
}

/** Readers keep as much of an address as they need; the town must be in it. */
function samePlace(resume: Resume, written: string, read: ReadFields): boolean {
  const got = read.location?.rawInput ?? '';
  const town = resume.profile.address.city.trim();
  return got !== '' && (town === '' ? holdsText(written, got) : holdsText(got, town));
}

function compareSummary(resume: Resume, read: ReadFields): FieldCheck[] {
  const { visible, body } = resume.objective;
  const written = plainText(body).trim();
  if (!visible || written === '') return [];
  return [
    { field: 'summary', itemId: '', written, read: read.summary, ok: holdsText(read.summary, written) },
  ];
}

function compareLists(resume: Resume, read: ReadFields): FieldCheck[] {
  const list = (
    field: FieldName,
    written: readonly { id: string; text: string }[],
    got: readonly string[],
  ): FieldCheck[] =>
    written
      .filter(({ text }) => bare(text) !== '')
      .map(({ id, text }) => {
        const found = got.find((each) => sameText(text, each)) ?? got.find((each) => startsWith(each, text));
        return { field, itemId: id, written: text, read: found ?? null, ok: found !== undefined };
      });
  const skills = shown(resume.skills).flatMap(({ id, name, keywords }) =>
    keywords.length > 0 ? keywords.map((text) => ({ id, text })) : [{ id, text: name }],
  );
  return [
    ...list(
      'skill',
      skills,
      read.skills.map((skill) => skill.name),
    ),
    ...list(
      'certification',
      shown(resume.certifications).map(({ id, title }) => ({ id, text: title })),
      read.certifications,
    ),
    ...list(
      'language',
      shown(resume.languages).map(({ id, name }) => ({ id, text: name })),
      read.languages,
    ),
  ];
}

/** `Excel (Mahir)` is Excel, `Inggris: TOEFL 560` is Inggris; Java is no JavaScript. */
function startsWith(read: string, written: string): boolean {
  const [start, rest] = [read.slice(0, written.length), read.slice(written.length)];
  return sameText(written, start) && /^[^\p{L}\p{N}+#]/u.test(rest);
}

function shown<T extends { isVisible: boolean }>({ visible, items }: { visible: boolean; items: T[] }): T[] {
  return visible ? items.filter((item) => item.isVisible) : [];
}
