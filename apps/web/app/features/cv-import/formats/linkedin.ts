import { addressIn } from '../address-in.ts';
import { dateOf, get, line, periodOf, rich, withPoints, type Fields } from './fields.ts';
import type { Say } from './own-words.ts';

/** The tables of LinkedIn's data export that belong to a CV, by their file's name in small letters. */
export type LinkedinTables = Record<string, Record<string, string>[]>;

/** The columns of tables in the order that LinkedIn writes them. */
const COLUMNS: Record<string, string> = {
  'profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
  'profile summary.csv': 'Profile Summary',
  'positions.csv': 'Company Name,Title,Description,Location,Started On,Finished On',
  'education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities',
  'skills.csv': 'Name',
  'languages.csv': 'Name,Proficiency',
  'certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number',
  'projects.csv': 'Title,Description,Url,Started On,Finished On',
  'volunteering.csv': 'Company Name,Role,Cause,Started On,Finished On,Description',
  'honors.csv': 'Title,Description,Issued On',
  'publications.csv': 'Name,Published On,Description,Publisher,Url',
  'courses.csv': 'Name,Number',
  'email addresses.csv': 'Email Address,Confirmed,Primary,Updated On',
  'phonenumbers.csv': 'Extension,Number,Type',
  'phone numbers.csv': 'Extension,Number,Type',
  'whatsapp phone numbers.csv': 'Number,Extension,Is_WhatsApp_Number',
  'recommendations_received.csv': 'First Name,Last Name,Company,Job Title,Text,Creation Date,Status',
};

/** The files that are read; the archive also holds messages, contacts and what LinkedIn thinks of somebody. */
export const LINKEDIN_FILES: readonly string[] = [
  ...Object.keys(COLUMNS),
  'patents.csv',
  'test scores.csv',
  'organizations.csv',
  'interests.csv',
  'causes you care about.csv',
];

/** A table with English heads where its own are in another language: the columns stand in the same order in each. */
export function withEnglishHeads(name: string, rows: Record<string, string>[]): Record<string, string>[] {
  const columns = COLUMNS[name]?.split(',') ?? [];
  const heads = Object.keys(rows[0] ?? {});
  const isInEnglish =
    heads.length < columns.length ||
    heads[0] === columns[0] ||
    // `Url` is called so in many languages.
    heads.some((head, at) => columns.includes(head) && columns[at] !== head);
  if (isInEnglish) return rows;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([head, cell], at) => [columns[at] ?? head, cell])),
  );
}

export function fromLinkedin(tables: LinkedinTables, say: Say): Fields {
  const rows = (name: string) => tables[name] ?? [];
  const [profile = {}] = rows('profile.csv');
  const [summary = {}] = rows('profile summary.csv');
  const emails = rows('email addresses.csv');
  const email = emails.find((row) => /^(?:yes|ya)$/i.test(line(row, 'Primary'))) ?? emails[0];
  const [phone] = ['phonenumbers.csv', 'phone numbers.csv', 'whatsapp phone numbers.csv'].flatMap(rows);
  const sites = addressesIn(line(profile, 'Websites'));
  return {
    profile: {
      firstName: line(profile, 'First Name'),
      lastName: line(profile, 'Last Name'),
      subtitle: line(profile, 'Headline'),
      email: line(email, 'Email Address'),
      phone: line(phone, 'Number'),
      website: sites[0],
      birthDate: dateOf(get(profile, 'Birth Date')),
      address: {
        ...addressIn(line(profile, 'Geo Location')),
        line1: line(profile, 'Address'),
        pincode: line(profile, 'Zip Code'),
      },
    },
    objective: { body: text(profile, 'Summary') || text(summary, 'Profile Summary') },
    work: rows('positions.csv').map((row) => ({
      company: line(row, 'Company Name'),
      position: line(row, 'Title'),
      location: line(row, 'Location'),
      ...spanOf(row),
      summary: text(row, 'Description'),
    })),
    education: rows('education.csv').map((row) => ({
      institution: line(row, 'School Name'),
      degree: line(row, 'Degree Name'),
      ...spanOf(row),
      summary: [text(row, 'Notes'), text(row, 'Activities')].filter(Boolean).join('\n\n'),
    })),
    skills: rows('skills.csv').map((row) => ({ name: line(row, 'Name') })),
    languages: rows('languages.csv').map((row) => ({
      name: line(row, 'Name'),
      fluency: line(row, 'Proficiency'),
    })),
    certifications: rows('certifications.csv').map((row) => ({
      title: line(row, 'Name'),
      issuer: line(row, 'Authority'),
      date: dateOf(get(row, 'Started On')),
      expiryDate: dateOf(get(row, 'Finished On')),
      credentialId: line(row, 'License Number'),
      link: line(row, 'Url'),
    })),
    projects: rows('projects.csv').map((row) => {
      const { startDate, ...rest } = spanOf(row);
      return {
        title: line(row, 'Title'),
        link: line(row, 'Url'),
        date: startDate,
        ...rest,
        summary: text(row, 'Description'),
      };
    }),
    informalEducation: [
      ...rows('organizations.csv').map((row) => ({
        institution: line(row, 'Name'),
        position: line(row, 'Position'),
        ...periodOf(get(row, 'Started On', 'Started'), get(row, 'Finished On', 'Finished'), {
          openIsCurrent: true,
        }),
        summary: text(row, 'Description'),
      })),
      ...rows('volunteering.csv').map((row) => ({
        institution: line(row, 'Company Name'),
        position: line(row, 'Role'),
        ...spanOf(row),
        summary: [inWords(line(row, 'Cause')), text(row, 'Description')].filter(Boolean).join('\n\n'),
      })),
      ...rows('courses.csv').map((row) => ({
        position: line(row, 'Name'),
        institution: line(row, 'Number'),
      })),
    ],
    awards: rows('honors.csv').map((row) => ({
      title: line(row, 'Title'),
      awarder: line(row, 'Issuer'),
      date: dateOf(get(row, 'Issued On')),
      summary: text(row, 'Description'),
    })),
    references: rows('recommendations_received.csv').map((row) => ({
      name: [line(row, 'First Name'), line(row, 'Last Name')].filter(Boolean).join(' '),
      position: line(row, 'Job Title'),
      company: line(row, 'Company'),
      isVisible: !/^hidden$/i.test(line(row, 'Status')),
      summary: text(row, 'Text'),
    })),
    hobbies: ['interests.csv', 'causes you care about.csv']
      .flatMap(rows)
      .map((row) => ({ name: Object.values(row)[0] ?? '' })),
    social: [
      ...sites.slice(1).map((link) => ({ link })),
      ...addressesIn(line(profile, 'Twitter Handles')).map((username) => ({ network: 'X', username })),
    ],
    custom: [
      own(say('publications'), rows('publications.csv'), (row) => ({
        type: 'publication',
        title: line(row, 'Name'),
        organization: line(row, 'Publisher'),
        startDate: dateOf(get(row, 'Published On')),
        link: line(row, 'Url'),
        summary: text(row, 'Description'),
      })),
      own(say('patents'), rows('patents.csv'), (row) => ({
        type: 'patent',
        title: line(row, 'Title'),
        number: line(row, 'Patent Number', 'Application Number'),
        organization: line(row, 'Issuer'),
        startDate: dateOf(get(row, 'Issued On', 'Filed On')),
        link: line(row, 'Url'),
        summary: text(row, 'Description'),
      })),
      own(say('testScores'), rows('test scores.csv'), (row) => ({
        type: 'testScore',
        title: line(row, 'Name'),
        score: line(row, 'Score'),
        startDate: dateOf(get(row, 'Date', 'Date On', 'Dated On')),
        summary: text(row, 'Description'),
      })),
    ].filter(({ items }) => items.length > 0),
  };
}

function own(heading: string, rows: Record<string, string>[], read: (row: Record<string, string>) => Fields) {
  return { heading, items: rows.map(read) };
}

function spanOf(row: Record<string, string>) {
  return periodOf(get(row, 'Started On', 'Start Date'), get(row, 'Finished On', 'End Date'), {
    openIsCurrent: 'Finished On' in row,
  });
}

/** LinkedIn keeps paragraphs as they were typed, or with all of them on one line: then several bullets in it begin points. */
function text(row: Record<string, string>, key: string): string {
  const typed = rich(row, key);
  const [opening = '', ...points] = typed.split(/(?<!\S)[•●▪]\s/).map((each) => each.trim());
  // `React • Node.js • SQL` is a list of words.
  const areSentences = points.length > 1 && points.every((point) => point.split(' ').length > 2);
  return typed.includes('\n') || !areSentences ? typed : withPoints(opening, points);
}

/** `SCIENCE_AND_TECHNOLOGY` → Science and technology. */
function inWords(code: string): string {
  if (!/^[A-Z_]+$/.test(code)) return code;
  return code.slice(0, 1) + code.slice(1).toLowerCase().replaceAll('_', ' ');
}

/** `[PORTFOLIO:https://a.id,OTHER:b.id]` → the addresses, those of companies behind the person's own. */
function addressesIn(value: string): string[] {
  return value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .sort((a, b) => Number(a.startsWith('COMPANY:')) - Number(b.startsWith('COMPANY:')))
    .map((each) => each.replace(/^[A-Z_ ]+:(?!\/\/)/, '').trim())
    .filter(Boolean);
}
