import { isYes, listed, said } from './europass-values.ts';
import { moreAbout, type OwnWord, type Say } from './own-words.ts';
import {
  dateOf,
  dig,
  get,
  isRecord,
  line,
  periodOf,
  rich,
  withPoints,
  words,
  type Fields,
} from './fields.ts';

/*
 * Europass until 2020: the passport (XML or JSON, `SkillsPassport`). It comes in as an object; its XML is read by `xml.ts`, which gives an
 * attribute the place of a child. The profile of today is read by `europass-candidate.ts`.
 */

/** @returns the learner of a passport; undefined for another format */
export function europassIn(value: unknown): Fields | undefined {
  const passport = get(value, 'SkillsPassport') ?? value;
  const learner = get(passport, 'LearnerInfo');
  if (!isRecord(learner)) return undefined;
  if (!isRecord(passport) || passport === learner) return learner;
  // A letter and attachments may come along; they are listed as what has no place.
  const { LearnerInfo: _, AttachmentList: __, Attachment: ___, Locale: ____, ...rest } = passport;
  return { ...rest, ...learner, Attachment: listed(passport, 'Attachment').map(withoutData) };
}

/** The file itself is no text. */
function withoutData({ Data: _, Metadata: __, MimeType: ___, ...attachment }: Fields): Fields {
  return attachment;
}

export function fromEuropass(learner: Fields, say: Say): Fields {
  const person = get(learner, 'Identification');
  const contact = get(person, 'ContactInfo');
  const address = dig(contact, 'Address', 'Contact');
  const [website, ...websites] = listed(contact, 'Website').map((each) => line(each, 'Contact'));
  const [phone, ...phones] = listed(contact, 'Telephone').map((each) => line(each, 'Contact'));
  const skills = get(learner, 'Skills');
  const headline = said(learner, 'Headline', 'Description') || said(learner, 'Headline');
  // Besides a job or a study it may be a statement about the person.
  const isStatement = /statement/i.test(line(dig(learner, 'Headline', 'Type'), 'Code'));
  const achievements = listed(learner, 'Achievement');
  const linguistic = get(skills, 'Linguistic');
  const licences = words(dig(skills, 'Driving', 'Description'), 'Licence', 'Licences');
  const licence = line(dig(skills, 'Driving', 'Description'), 'Licence');
  return {
    profile: {
      firstName: said(person, 'PersonName', 'FirstName'),
      lastName: said(person, 'PersonName', 'Surname'),
      subtitle: isStatement ? '' : headline,
      email: said(contact, 'Email'),
      phone,
      website,
      birthDate: dateOf(dig(person, 'Demographics', 'Birthdate')),
      photograph: photographOf(get(person, 'Photo')),
      address: {
        line1: line(address, 'AddressLine'),
        line2: line(address, 'AddressLine2'),
        pincode: line(address, 'PostalCode'),
        city: line(address, 'Municipality'),
        country: said(address, 'Country'),
      },
    },
    objective: {
      body: isStatement ? rich(dig(learner, 'Headline', 'Description'), 'Label') || headline : '',
    },
    work: listed(learner, 'WorkExperience').map((job) => {
      const where = dig(job, 'Employer', 'ContactInfo', 'Address', 'Contact');
      return {
        position: said(job, 'Position'),
        company: said(job, 'Employer', 'Name'),
        location: [line(where, 'Municipality'), said(where, 'Country')].filter(Boolean).join(', '),
        description: said(job, 'Employer', 'Sector'),
        website: said(job, 'Employer', 'ContactInfo', 'Website'),
        ...spanOf(job),
        summary: rich(job, 'Activities'),
      };
    }),
    education: listed(learner, 'Education').map((study) => {
      const where = dig(study, 'Organisation', 'ContactInfo', 'Address', 'Contact');
      return {
        institution: said(study, 'Organisation', 'Name'),
        website: said(study, 'Organisation', 'ContactInfo', 'Website'),
        degree: said(study, 'Title'),
        field: said(study, 'Field'),
        location: [line(where, 'Municipality'), said(where, 'Country')].filter(Boolean).join(', '),
        ...spanOf(study),
        summary: [said(study, 'Level'), rich(study, 'Activities')].filter(Boolean).join('\n\n'),
      };
    }),
    languages: [
      ...listed(linguistic, 'MotherTongue').map((each) => ({
        name: said(each, 'Description'),
        fluency: 'Native',
      })),
      ...listed(linguistic, 'ForeignLanguage').map((each) => ({
        name: said(each, 'Description'),
        fluency: levelsOf(get(each, 'ProficiencyLevel')),
      })),
    ],
    awards: {
      heading: achievements.filter(isAward).map(usualTitle).find(Boolean) ?? '',
      items: achievements.filter(isAward).flatMap(awardsOf),
    },
    references: listed(learner, 'Reference').map((each) => ({
      name: [said(each, 'PersonName', 'FirstName'), said(each, 'PersonName', 'Surname')]
        .filter(Boolean)
        .join(' '),
      email: said(each, 'ContactInfo', 'Email'),
      phone: said(each, 'ContactInfo', 'Telephone'),
    })),
    certifications: [...listed(linguistic, 'ForeignLanguage'), get(skills, 'Computer')].flatMap((each) =>
      certificatesOf(each).map((certificate) => ({
        title: [said(certificate, 'Title'), said(certificate, 'Level')].filter(Boolean).join(', '),
        issuer: said(certificate, 'AwardingBody'),
        date: dateOf(get(certificate, 'Date')),
      })),
    ),
    social: [
      ...websites.map((site) => ({ link: site })),
      ...listed(contact, 'InstantMessaging').map((each) => ({
        network: said(each, 'Use'),
        username: said(each, 'Contact'),
      })),
    ],
    skills:
      licence || licences.length > 0
        ? [{ name: say('drivingLicence'), keywords: licences.length > 0 ? licences : [licence] }]
        : [],
    custom: [
      ...moreAbout(say, factsAbout(person, phones)),
      ...achievements
        .filter((each) => !isAward(each))
        .map((each) => ({
          heading: said(each, 'Title'),
          items: [{ type: 'text', summary: rich(each, 'Description') }],
        })),
      ...Object.entries(HEADINGS)
        .map(([name, word]) => ({
          word,
          text: withPoints(rich(get(skills, name), 'Description'), areasOf(get(skills, name))),
        }))
        .filter(({ text }) => text !== '')
        .map(({ word, text }) => ({ heading: say(word), items: [{ type: 'text', summary: text }] })),
    ],
  };
}

/** `Honours and awards`: what Europass calls all of them. */
function usualTitle(achievement: Fields): string {
  return line(get(achievement, 'Title'), 'Code') === '' ? '' : said(achievement, 'Title');
}

/** Below Europass's own title each line says a prize; a title of the person's own is one. */
function awardsOf(achievement: Fields): Fields[] {
  const summary = rich(achievement, 'Description');
  if (usualTitle(achievement) === '' || summary === '')
    return [{ title: said(achievement, 'Title'), summary }];
  return summary
    .split('\n')
    .map((title) => title.replace(/^(?:[-*•]|\d+\.)\s+/, '').trim())
    .filter(Boolean)
    .map((title) => ({ title }));
}

/** What an achievement is has a code there, or the person's own words. */
function isAward(achievement: Fields): boolean {
  const code = line(get(achievement, 'Title'), 'Code');
  return code === '' || /honou?r|award/i.test(code);
}

/** How well somebody masters each area of digital skills, from A to C: `Content creation: B`. */
function areasOf(skill: unknown): string[] {
  const levels = get(skill, 'ProficiencyLevel');
  return Object.keys(isRecord(levels) ? levels : {})
    .map((area) => [
      area.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      line(levels, area),
    ])
    .filter(([, level]) => level !== '')
    .map(([area, level]) => `${area}: ${level}`);
}

/** Of their own, or around each what it verifies. */
function certificatesOf(skill: unknown): Fields[] {
  const verified = listed(skill, 'VerifiedBy').flatMap((each) => listed(each, 'Certificate'));
  return [...listed(skill, 'Certificate'), ...verified];
}

function factsAbout(person: unknown, phones: readonly string[]) {
  const demographics = get(person, 'Demographics');
  return {
    phone: phones,
    title: [said(person, 'PersonName', 'Title')],
    gender: [said(demographics, 'Gender')],
    nationality: listed(demographics, 'Nationality').map((each) => line(each, 'Label', '#text')),
  };
}

/** The picture stands in the file itself. */
function photographOf(photo: unknown): string {
  const [kind, data] = [line(photo, 'MimeType'), line(photo, 'Data').replaceAll(/\s/g, '')];
  return /^image\/(?:jpe?g|png)$/i.test(kind) && data !== ''
    ? `data:${kind.toLowerCase()};base64,${data}`
    : '';
}

const HEADINGS: Record<string, OwnWord> = {
  Communication: 'communication',
  Organisational: 'organisation',
  JobRelated: 'jobRelated',
  Computer: 'digital',
  Other: 'otherSkills',
};

/** `C1`, or `B2, C1` where its parts differ. */
function levelsOf(levels: unknown): string {
  if (!isRecord(levels)) return '';
  return [
    ...new Set(
      Object.keys(levels)
        .map((key) => line(levels, key))
        .filter(Boolean),
    ),
  ].join(', ');
}

function spanOf(item: Fields) {
  const period = get(item, 'Period');
  const current = isYes(get(period, 'Current'));
  return periodOf(get(period, 'From'), get(period, 'To'), { current });
}
