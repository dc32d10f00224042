import { dateOf, get, isRecord, line, list, periodOf, rich, words, type Fields } from './fields.ts';
import { countryOf, languageOf } from './europass-values.ts';
import { moreAbout, type Say } from './own-words.ts';

/*
 * The Europass profile as its editor keeps it and sends it (JSON, `profile.personalInformation`). It has no schema; what stands where is
 * known from programs that speak with the editor. What a file has beside that is listed as unplaced.
 */

/** @returns the profile with dates as texts and names in place of the codes of countries; undefined for another format */
export function europassProfileIn(value: unknown): Fields | undefined {
  const inner = get(value, 'profile');
  const root = isRecord(get(inner, 'personalInformation')) ? inner : value;
  if (!isRecord(root) || !isRecord(get(root, 'personalInformation'))) return undefined;
  // How its editor prints it is nothing of the CV, but for the headline.
  const { profile: ___, ...around } = root === value ? {} : (value as Fields);
  const { preference, template: _, language: __, ...rest } = { ...around, ...root };
  const headline = line(preference, 'headline');
  return plain({ ...rest, ...(headline !== '' && { headline }) }) as Fields;
}

/** Which kind of address, telephone or field of study it is says nothing in a CV. */
const KINDS = /^(?:addressType|phoneNumberType|countryCode|studyFieldCategoryType|order)$/;

function plain(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (/^(?:country|nationalities)$/.test(key)) return countryOf(value);
    return /^(?:language|nativeLanguages|motherTongues)$/.test(key) ? languageOf(value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => plain(each, key));
  if (!isRecord(value)) return value;
  if (typeof value.dateType === 'string') return momentOf(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => !KINDS.test(name) && each !== 'other')
      .map(([name, each]) => [name, plain(each, name)]),
  );
}

/** `{ date: '2019-08-01T00:00:00.000Z', dateType: 'MONTH' }` is August 2019 and no day of it. */
function momentOf({ date, dateType }: Fields): unknown {
  const kept = { YEAR: 4, MONTH: 7 }[String(dateType).toUpperCase()];
  // What says no date stays what it is, and is listed.
  return dateOf(date).slice(0, kept) || date;
}

export function fromEuropassProfile(profile: Fields, say: Say): Fields {
  const person = get(profile, 'personalInformation');
  const [address] = list(get(person, 'addresses'));
  const [email] = words(person, 'emails');
  const [phone, ...phones] = list(get(person, 'phones')).map(phoneOf);
  const pages = list(get(person, 'socialMediaWebsites'));
  const linkedin = pages.find((each) =>
    /linkedin/i.test(`${line(each, 'mediaType')} ${line(each, 'mediaURL')}`),
  );
  const [website, ...websites] = words(person, 'websites');
  return {
    profile: {
      firstName: line(person, 'firstName'),
      lastName: line(person, 'lastName'),
      subtitle: line(profile, 'headline') || line(person, 'personalMottoLine'),
      email,
      phone,
      website,
      linkedin: linkedin && line(linkedin, 'mediaURL'),
      birthDate: dateOf(get(person, 'dateOfBirth')),
      address: {
        line1: line(address, 'addressPart1'),
        line2: line(address, 'addressPart2'),
        city: line(address, 'city'),
        pincode: line(address, 'postalCode'),
        country: line(address, 'country'),
      },
    },
    objective: { body: rich(profile, 'aboutMe') || rich(person, 'personalDescription') },
    work: entriesOf(get(profile, 'workExperiences')).map((job) => ({
      company: line(job, 'employer', 'employerName'),
      position: line(get(job, 'occupation'), 'label') || line(job, 'position', 'occupation'),
      location: placeOf(get(job, 'organisationAddress') ?? job),
      website: line(job, 'website', 'organisationWebsite'),
      ...spanOf(job),
      summary: rich(job, 'mainActivities', 'description'),
    })),
    education: entriesOf(get(profile, 'educationTrainings')).map((study) => ({
      institution: line(study, 'organisationName', 'organisation'),
      degree: line(study, 'qualification'),
      field: list(get(study, 'studyFields'))
        .map((each) => line(each, 'content', 'label'))
        .filter(Boolean)
        .join(', '),
      gpa: line(study, 'finalGrade'),
      location: placeOf(study),
      website: line(study, 'website'),
      ...spanOf(study),
      summary: rich(study, 'mainSubjects', 'description', 'thesis'),
    })),
    languages: languagesOf(get(profile, 'languageSkills')),
    skills: skillsOf(profile, say),
    social: [
      ...pages
        .filter((each) => each !== linkedin)
        .map((each) => ({
          network: line(each, 'customMediaType', 'mediaType'),
          link: line(each, 'mediaURL'),
        })),
      ...websites.map((link) => ({ link })),
      ...list(get(person, 'instantMessengers')).map((each) => ({
        network: line(each, 'customProvider', 'provider'),
        username: line(each, 'id'),
      })),
    ],
    custom: [
      ...moreAbout(say, {
        phone: phones,
        gender: [line(person, 'sex')],
        nationality: words(person, 'nationalities'),
      }),
      ...publicationsOf(get(profile, 'publications'), say),
      ...list(get(profile, 'customSections')).map((section) => ({
        heading: line(section, 'title'),
        items: list(get(section, 'records')).map(entryOf),
      })),
    ],
  };
}

/** A list, also where the editor keeps it below a name of its own (`solidWorkExperiences`). */
function entriesOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return list(value);
  return isRecord(value)
    ? Object.values(value).flatMap((each) => (Array.isArray(each) ? list(each) : []))
    : [];
}

function spanOf(entry: Fields) {
  return periodOf(get(entry, 'startDate'), get(entry, 'endDate'), {
    current: get(entry, 'ongoing') === true,
  });
}

function placeOf(place: unknown): string {
  return [line(place, 'city'), line(place, 'country')].filter(Boolean).join(', ');
}

function phoneOf(phone: Fields): string {
  const prefix = line(get(phone, 'phonePrefix'), 'prefix').replace('+', '');
  return [prefix && `+${prefix}`, line(phone, 'phoneNumber')].filter(Boolean).join(' ');
}

function languagesOf(skills: unknown): Fields[] {
  const spoken = ['nativeLanguages', 'motherTongues'].flatMap((key) => [get(skills, key) ?? []].flat());
  return [
    ...spoken.map((each: unknown) => ({ name: languageNamed(each), fluency: 'Native' })),
    ...list(get(skills, 'otherLanguages')).map((each) => ({
      name: languageNamed(each),
      fluency: [...new Set(LEVELS.map((key) => line(each, key)).filter(Boolean))].join(', '),
    })),
  ];
}

const LEVELS = [
  'listening',
  'reading',
  'spokenInteraction',
  'interaction',
  'spokenProduction',
  'production',
  'writing',
];

function languageNamed(value: unknown): string {
  return isRecord(value)
    ? line(value, 'customLanguage', 'label', 'language', 'name')
    : line({ value }, 'value');
}

function skillsOf(profile: Fields, say: Say): Fields[] {
  const skills = get(profile, 'profileSkills');
  const licences = list(get(get(profile, 'drivingLicence'), 'licences')).map((each) => line(each, 'licence'));
  return [
    ...words(skills, 'other').map((name) => ({ name })),
    ...list(get(skills, 'groups')).map((group) => ({
      name: line(group, 'title', 'name'),
      keywords: words(group, 'skills', 'other'),
    })),
    ...(licences.length > 0 ? [{ name: say('drivingLicence'), keywords: licences }] : []),
  ];
}

function publicationsOf(value: unknown, say: Say): Fields[] {
  const items = list(value).map((each) => ({
    ...entryOf(each),
    type: 'publication',
    organization: line(each, 'journal', 'publisher'),
    subtitle: words(each, 'authors').join(', '),
  }));
  return items.length > 0 ? [{ heading: say('publications'), items }] : [];
}

function entryOf(entry: Fields): Fields {
  const title = line(entry, 'title');
  return {
    type: title === '' ? 'text' : 'entry',
    title,
    link: line(entry, 'link', 'url'),
    location: placeOf(entry),
    ...spanOf(entry),
    summary: rich(entry, 'description', 'reference'),
  };
}
