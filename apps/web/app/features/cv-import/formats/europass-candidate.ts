import { countryOf, isYes, languageOf, listed, said } from './europass-values.ts';
import { moreAbout, type OwnWord, type Say } from './own-words.ts';
import { dateOf, get, isRecord, line, periodOf, rich, type Fields } from './fields.ts';

/*
 * The Europass profile of today (XML, `Candidate`), as the editor exports it and carries it inside its PDFs. There is no schema to be
 * had: its elements are those of HR-XML 3, and which stand where is known from files.
 */

/**
 * @returns the candidate with names in place of the codes of countries and languages, and the photograph where it is looked for;
 * undefined for another format
 */
export function europassCandidateIn(value: unknown): Fields | undefined {
  const candidate = get(value, 'Candidate');
  if (!isRecord(candidate)) return undefined;
  const { Attachment: _, ...profile } = recordAt(candidate, 'CandidateProfile');
  // Who handed the file in, and how its editor prints it, are nothing of the CV.
  const {
    CandidateProfile,
    CandidateSupplier: __,
    DocumentID: ___,
    RenderingInformation: ____,
    ...rest
  } = candidate;
  const files = listed(CandidateProfile, 'Attachment');
  return named({
    ...rest,
    CandidateProfile: profile,
    photo: files.map(photographIn).find((photo) => photo !== ''),
    Attachment: files.filter((file) => photographIn(file) === '').map(withoutData),
  });
}

function recordAt(from: unknown, key: string): Fields {
  const value = get(from, key);
  return isRecord(value) ? value : {};
}

/** The file itself is no text. */
function withoutData({ EmbeddedData: _, ...file }: Fields): Fields {
  return file;
}

const COUNTRY = /^(?:(?:issuing)?countryCode|country|nationalityCode)$/i;
const LANGUAGE = /^(?:primaryLanguageCode|competencyID)$/i;

/** Sectors and fields of study by their number in a list, which says nothing in a CV. */
const CLASS = /^(?:industryCode|programConcentration)$/i;

/** A gender that the person chose to keep to themselves. */
const NOT_SAID = /^do_not_indicate$/i;

/** `it` → Italy, `fra` → French, wherever the key says that it is one; a word stays as it is. */
function named<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string') return nameOf(value, key) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => named(each, key)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, named(each, name === '#text' ? key : name)]),
  ) as Value;
}

function nameOf(code: string, key: string): string {
  if (COUNTRY.test(key)) return countryOf(code);
  if (NOT_SAID.test(code)) return '';
  if (CLASS.test(key) && /^(?:\d{2,4}|[A-Z])$/.test(code)) return '';
  return LANGUAGE.test(key) ? languageOf(code) : code;
}

/** JPEG and PNG, by how they begin in base64. */
function photographIn(file: Fields): string {
  const data = said(file, 'EmbeddedData').replaceAll(/\s/g, '');
  const type = data.startsWith('/9j/') ? 'jpeg' : data.startsWith('iVBOR') ? 'png' : '';
  const isPortrait = /photo|picture/i.test(`${said(file, 'FileType')} ${said(file, 'Instructions')}`);
  return type !== '' && isPortrait ? `data:image/${type};base64,${data}` : '';
}

export function fromEuropassCandidate(candidate: Fields, say: Say): Fields {
  const person = get(candidate, 'CandidatePerson');
  const profile = get(candidate, 'CandidateProfile');
  const ways = listed(person, 'Communication');
  const address = ways.map((each) => get(each, 'Address')).find(isRecord);
  const lines = [get(address, 'AddressLine') ?? []].flat().map((each) => said({ each }, 'each'));
  const isLinkedin = (each: Fields) => /linkedin/i.test(`${line(each, 'UseCode')} ${addressOf(each)}`);
  const pages = ways.filter((each) => ['web', 'socialmedia'].includes(channelOf(each)));
  const linkedin = pages.find(isLinkedin);
  const website = pages.find((each) => each !== linkedin && channelOf(each) === 'web');
  const [phone, ...phones] = onChannel(ways, 'telephone').map(phoneOf);
  const [email, ...emails] = onChannel(ways, 'email').map(addressOf);
  return {
    profile: {
      firstName: said(person, 'PersonName', 'GivenName'),
      lastName: said(person, 'PersonName', 'FamilyName'),
      email,
      phone,
      website: website && addressOf(website),
      linkedin: linkedin && addressOf(linkedin),
      birthDate: dateOf(get(person, 'BirthDate')),
      photograph: get(candidate, 'photo'),
      address: {
        line1: lines[0],
        line2: lines.slice(1).join(', '),
        city: line(address, 'CityName'),
        pincode: line(address, 'PostalCode'),
        country: line(address, 'CountryCode'),
      },
    },
    objective: { body: rich(profile, 'ExecutiveSummary') },
    work: listed(get(profile, 'EmploymentHistory'), 'EmployerHistory').flatMap(jobsAt),
    education: listed(get(profile, 'EducationHistory'), 'EducationOrganizationAttendance').map(studyOf),
    languages: languagesOf(person, profile),
    skills: skillsOf(profile, say),
    certifications: [
      ...listed(get(profile, 'Certifications'), 'Certification').map((each) => ({
        title: said(each, 'CertificationName'),
        issuer: said(each, 'IssuingAuthority'),
        date: momentOf(get(each, 'FirstIssuedDate') ?? get(each, 'CertificationDate')),
        summary: rich(each, 'Description', 'CertificationDescription'),
      })),
      ...titledIn(get(profile, 'CourseCertifications')).map((each) => {
        const { startDate, endDate, ...rest } = entryOf(each);
        return { ...rest, date: startDate, expiryDate: endDate };
      }),
    ],
    projects: titledIn(get(profile, 'Projects')).map((each) => {
      const { startDate, ...rest } = entryOf(each);
      return { ...rest, date: startDate };
    }),
    informalEducation: titledIn(get(profile, 'VoluntaryWorks')).map((each) => {
      const { title, link, location, ...rest } = entryOf(each);
      return { ...rest, position: title, institution: organizationOf(each), website: link, location };
    }),
    hobbies: titledIn(get(profile, 'HobbiesAndInterests', 'Hobbies')).map((each) => {
      const [name, detail] = [line(each, 'Title'), line(each, 'Description')];
      return name === '' ? { name: detail } : { name, keywords: detail === name ? [] : [detail] };
    }),
    references: listed(get(profile, 'EmploymentReferences'), 'EmploymentReference').map((each) => {
      const reached = listed(each, 'Communication');
      return {
        name: [said(each, 'PersonName', 'GivenName'), said(each, 'PersonName', 'FamilyName')]
          .filter(Boolean)
          .join(' '),
        position: said(each, 'PositionTitle'),
        company: organizationOf(each),
        email: addressOf(onChannel(reached, 'email')[0] ?? onChannel(reached, '')[0]),
        phone: onChannel(reached, 'telephone').map(phoneOf)[0],
      };
    }),
    social: [
      ...pages
        .filter((each) => each !== linkedin && each !== website)
        .map((each) => ({ network: networkOf(each), link: addressOf(each) })),
      ...onChannel(ways, 'instantmessage').map((each) => ({
        network: networkOf(each),
        username: addressOf(each),
      })),
    ],
    custom: [
      ...moreAbout(say, { phone: phones, email: emails, ...factsAbout(person) }),
      ...publications(profile, say),
      ...patents(profile, say),
      ...sectionsIn(profile, say),
    ],
  };
}

/** `Social Media`, `InstantMessage` and `Instant_Message` in one spelling. */
function channelOf(way: Fields): string {
  return line(way, 'ChannelCode')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

function onChannel(ways: readonly Fields[], channel: string): Fields[] {
  return ways.filter((each) => channelOf(each) === channel);
}

/** What the person calls it, where the list of networks has it not. */
function networkOf(way: Fields): string {
  return line(way, 'OtherTitle') || line(way, 'UseCode');
}

function addressOf(way: unknown): string {
  return line(way, 'URI', 'URL', 'Text');
}

function phoneOf(way: Fields): string {
  const dialing = line(way, 'CountryDialing').replace('+', '');
  return [dialing && `+${dialing}`, line(way, 'DialNumber', 'FormattedNumber', 'URI')]
    .filter(Boolean)
    .join(' ');
}

function jobsAt(employer: Fields): Fields[] {
  // A sector is given as a letter of its list.
  const sector = said(employer, 'IndustryCode');
  return listed(employer, 'PositionHistory').map((position) => ({
    company: said(employer, 'OrganizationName'),
    position: said(position, 'PositionTitle'),
    website: webIn(employer),
    description: [said(employer, 'Department'), sector.length > 2 ? sector : ''].filter(Boolean).join(', '),
    location:
      [line(position, 'City'), line(position, 'Country')].filter(Boolean).join(', ') || townIn(employer),
    ...spanIn(get(position, 'EmploymentPeriod') ?? get(employer, 'EmploymentPeriod')),
    summary: [rich(position, 'Description'), ...linksAt(employer)].filter(Boolean).join('\n\n'),
  }));
}

function studyOf(school: Fields): Fields {
  const degree = get(school, 'EducationDegree');
  const level = said(school, 'EducationLevelCode');
  const notes = [level && `EQF ${level}`, rich(degree, 'OccupationalSkillsCovered'), rich(degree, 'Thesis')];
  return {
    institution: said(school, 'OrganizationName'),
    degree: said(degree, 'DegreeName'),
    field: textsIn(get(degree, 'FieldOfStudy')).join(', ') || said(school, 'ProgramName'),
    gpa: said(degree, 'FinalGrade', 'ScoreText'),
    website: webIn(school) ?? line(school, 'Link'),
    location: townIn(school),
    ...spanIn(get(school, 'AttendancePeriod')),
    summary: notes.filter(Boolean).join('\n\n'),
  };
}

/** Every text inside that is no code or address of a list. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:https?:|\d+$|)$|^https?:/.test(value) ? [] : [line({ value }, 'value')];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (/code$/i.test(key) ? [] : textsIn(each)));
}

function languagesOf(person: unknown, profile: unknown): Fields[] {
  return [
    ...[get(person, 'PrimaryLanguageCode') ?? []].flat().map((code) => ({
      name: said({ code }, 'code'),
      fluency: 'Native',
    })),
    ...competencies(profile)
      .filter(isLanguage)
      .map((each) => ({
        name: said(each, 'CompetencyName') || said(each, 'CompetencyID'),
        fluency: levelsIn(listed(each, 'CompetencyDimension')),
      })),
  ];
}

function competencies(profile: unknown): Fields[] {
  return listed(get(profile, 'PersonQualifications'), 'PersonCompetency');
}

function isLanguage(competency: Fields): boolean {
  return /language/i.test(line(competency, 'TaxonomyID'));
}

function levelsIn(dimensions: readonly Fields[]): string {
  const levels = dimensions.map((each) => line(get(each, 'Score'), 'ScoreText')).filter(Boolean);
  return [...new Set(levels)].join(', ');
}

function skillsOf(profile: unknown, say: Say): Fields[] {
  const skills = get(profile, 'Skills');
  const licences = listed(get(profile, 'Licenses'), 'License').map((each) => said(each, 'LicenseTypeCode'));
  return [
    ...[
      ...competencies(profile).filter((each) => !isLanguage(each)),
      ...listed(skills, 'PersonCompetency'),
    ].map((each) => ({ name: competence(each) })),
    ...listed(skills, 'SkillsGroup').map((group) => ({
      name: line(group, 'Title'),
      keywords: listed(group, 'PersonCompetency').map(competence),
    })),
    ...(licences.length > 0 ? [{ name: say('drivingLicence'), keywords: licences }] : []),
  ];
}

function competence(each: Fields): string {
  return said(each, 'CompetencyName') || said(each, 'CompetencyID');
}

function factsAbout(person: unknown) {
  const birthplace = get(person, 'BirthPlace');
  return {
    gender: [said(person, 'GenderCode')],
    nationality: [get(person, 'NationalityCode') ?? []].flat().map((code) => said({ code }, 'code')),
    birthplace:
      typeof birthplace === 'string' ? [birthplace] : textAt(birthplace, 'City', 'CityName', 'CountryCode'),
  };
}

function textAt(from: unknown, ...keys: string[]): string[] {
  return keys.map((key) => said(from, key));
}

function publications(profile: unknown, say: Say): Fields[] {
  const items = listed(get(profile, 'PublicationHistory'), 'Publication').map((each) => {
    const [title, formatted] = [line(each, 'Title'), rich(each, 'FormattedPublicationDescription')];
    const parts = [title === '' ? '' : formatted, rich(each, 'Description'), rich(each, 'Reference')];
    return {
      ...entryOf(each),
      type: 'publication',
      title: title || line(each, 'FormattedPublicationDescription'),
      subtitle: textAt(each, 'Authors').join(''),
      organization: textAt(each, 'Journal', 'Publisher', 'Volume').filter(Boolean).join(', '),
      link: line(each, 'Link') || line(get(each, 'DOI'), 'Link'),
      ...(line(each, 'Year') !== '' && { startDate: dateOf(get(each, 'Year')) }),
      summary: parts.filter(Boolean).join('\n\n'),
    };
  });
  return items.length > 0 ? [{ heading: say('publications'), items }] : [];
}

function patents(profile: unknown, say: Say): Fields[] {
  const items = listed(get(profile, 'PatentHistory'), 'Patent').map((each) => ({
    type: 'patent',
    title: said(each, 'PatentTitle'),
    number: said(each, 'PatentID'),
    subtitle: [get(each, 'InventorName') ?? []]
      .flat()
      .map((name) => said({ name }, 'name'))
      .join(', '),
    organization: said(each, 'IssuingAuthority'),
    summary: rich(each, 'Description'),
  }));
  return items.length > 0 ? [{ heading: say('patents'), items }] : [];
}

/** Sections that are ours only as sections of one's own; some stand in the profile itself or among its skills. */
const HEADINGS: Record<string, OwnWord> = {
  CommunicationAndInterpersonalSkills: 'communication',
  OrganisationalSkills: 'organisation',
  ManagementAndLeadershipSkills: 'leadership',
  DigitalSkills: 'digital',
  NetworksAndMemberships: 'networks',
  SocialAndPoliticalActivities: 'activities',
  ConferencesAndSeminars: 'conferences',
  CreativeWorks: 'creativeWorks',
};

function sectionsIn(profile: unknown, say: Say): Fields[] {
  const known = Object.entries(HEADINGS).flatMap(([name, word]) => {
    const entries = [get(profile, name), get(get(profile, 'Skills'), name)].flatMap(titledIn);
    return entries.map((each): [string, Fields] => [say(word), each]);
  });
  const own = [get(profile, 'Others') ?? []].flat().flatMap((section) => {
    const { Title: _, ...rest } = isRecord(section) ? section : {};
    const entries = Object.values(rest).flatMap(titledIn);
    return (entries.length > 0 ? entries : titledIn(rest)).map((each): [string, Fields] => [
      line(section, 'Title'),
      each,
    ]);
  });
  const closing = get(profile, 'ClosingStatement');
  const statement = rich(closing, 'Statement');
  const items = new Map<string, Fields[]>();
  for (const [heading, each] of [...known, ...own])
    items.set(heading, [...(items.get(heading) ?? []), { ...entryOf(each), type: typeOf(each) }]);
  if (statement !== '')
    items.set(say('statement'), [
      {
        type: 'entry',
        title: line(closing, 'Place'),
        startDate: momentOf(get(closing, 'Date')),
        summary: statement,
      },
    ]);
  return [...items].map(([heading, all]) => ({ heading, items: all }));
}

function typeOf(entry: Fields): 'entry' | 'text' {
  return line(entry, 'Title') === '' ? 'text' : 'entry';
}

/** Whatever has a title or a description, however many elements are around it. */
function titledIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(titledIn);
  if (typeof value === 'string' && value !== '') return [{ Description: value }];
  if (!isRecord(value)) return [];
  if (get(value, 'Title', 'Description') !== undefined) return [value];
  return Object.values(value)
    .filter((each) => typeof each === 'object')
    .flatMap(titledIn);
}

function linksAt(each: Fields): string[] {
  return [get(each, 'Link') ?? []].flat().map((link) => said({ link }, 'link'));
}

function entryOf(each: Fields) {
  const links = linksAt(each);
  return {
    title: line(each, 'Title'),
    link: links[0] ?? '',
    location:
      [line(each, 'City'), line(each, 'Country')].filter(Boolean).join(', ') || line(each, 'Location'),
    ...spanIn(get(each, 'Date', 'Period', 'EffectivePeriod')),
    summary: [rich(each, 'Description'), ...links.slice(1)].filter(Boolean).join('\n\n'),
  };
}

function organizationOf(each: Fields): string {
  return said(each, 'OrganizationName') || said(each, 'Organization') || said(each, 'Organisation');
}

function spanIn(period: unknown) {
  if (typeof period === 'string') return periodOf(period, undefined);
  return periodOf(momentOf(get(period, 'StartDate')), momentOf(get(period, 'EndDate')), {
    current: isYes(get(period, 'Ongoing', 'CurrentIndicator')),
  });
}

function momentOf(value: unknown): string {
  return dateOf(isRecord(value) ? (get(value, 'FormattedDateTime') ?? value) : value);
}

function townIn(organisation: Fields): string {
  const addresses = contacts(organisation).map((each) => get(each, 'Address'));
  return (
    addresses
      .map((each) => [line(each, 'CityName'), line(each, 'CountryCode')].filter(Boolean).join(', '))
      .find(Boolean) ?? ''
  );
}

function webIn(organisation: Fields): string | undefined {
  return onChannel(contacts(organisation), 'web').map(addressOf)[0];
}

function contacts(organisation: Fields): Fields[] {
  return listed(get(organisation, 'OrganizationContact'), 'Communication');
}
