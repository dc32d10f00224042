import { dateOf, dig, get, isRecord, line, list, periodOf, rich, words, type Fields } from './fields.ts';

/*
 * Europass: the older passport (XML or JSON, `SkillsPassport`) and the newer profile (XML, `Candidate`). Both come in as objects; their
 * XML is read by `xml.ts`, which gives an attribute the place of a child.
 */

/** @returns the learner of a passport; undefined for another format */
export function europassIn(value: unknown): Fields | undefined {
  const learner = dig(value, 'SkillsPassport', 'LearnerInfo') ?? get(value, 'LearnerInfo');
  return isRecord(learner) ? learner : undefined;
}

/** @returns the candidate of a profile; undefined for another format */
export function europassCandidateIn(value: unknown): Fields | undefined {
  const candidate = get(value, 'Candidate');
  return isRecord(candidate) ? candidate : undefined;
}

/** A list that stands under its own name, or in an element of that name with `List` behind it. */
function listed(from: unknown, name: string): Fields[] {
  const within = get(from, `${name}List`);
  const value = within === undefined ? get(from, name) : (get(within, name) ?? within);
  return Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];
}

/** A text that stands alone, in a `Label`, or in a `Contact`. */
function said(from: unknown, ...path: string[]): string {
  const value = dig(from, ...path);
  if (isRecord(value))
    return line(value, 'Label', 'Contact', 'Description', '#text', 'Name') || said(value, 'Description');
  return typeof value === 'string' || typeof value === 'number' ? line({ value }, 'value') : '';
}

export function fromEuropass(learner: Fields): Fields {
  const person = get(learner, 'Identification');
  const contact = get(person, 'ContactInfo');
  const address = dig(contact, 'Address', 'Contact');
  const [website, ...websites] = listed(contact, 'Website').map((each) => line(each, 'Contact'));
  const skills = get(learner, 'Skills');
  const linguistic = get(skills, 'Linguistic');
  const licences = words(dig(skills, 'Driving', 'Description'), 'Licence', 'Licences');
  const licence = line(dig(skills, 'Driving', 'Description'), 'Licence');
  return {
    profile: {
      firstName: said(person, 'PersonName', 'FirstName'),
      lastName: said(person, 'PersonName', 'Surname'),
      subtitle: said(learner, 'Headline', 'Description') || said(learner, 'Headline'),
      email: said(contact, 'Email'),
      phone: listed(contact, 'Telephone').map((each) => line(each, 'Contact'))[0],
      website,
      birthDate: dateOf(dig(person, 'Demographics', 'Birthdate')),
      address: {
        line1: line(address, 'AddressLine'),
        pincode: line(address, 'PostalCode'),
        city: line(address, 'Municipality'),
        country: said(address, 'Country'),
      },
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
    awards: listed(learner, 'Achievement').map((each) => ({
      title: said(each, 'Title'),
      summary: rich(each, 'Description'),
    })),
    references: listed(learner, 'Reference').map((each) => ({
      name: [said(each, 'PersonName', 'FirstName'), said(each, 'PersonName', 'Surname')]
        .filter(Boolean)
        .join(' '),
      email: said(each, 'ContactInfo', 'Email'),
      phone: said(each, 'ContactInfo', 'Telephone'),
    })),
    social: websites.map((site) => ({ link: site })),
    skills:
      licence || licences.length > 0
        ? [{ name: 'SIM', keywords: licences.length > 0 ? licences : [licence] }]
        : [],
    custom: ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other']
      .map((name) => ({ name, text: rich(get(skills, name), 'Description') }))
      .filter(({ text }) => text !== '')
      .map(({ name, text }) => ({ heading: HEADINGS[name], items: [{ type: 'text', summary: text }] })),
  };
}

const HEADINGS: Record<string, string> = {
  Communication: 'Keterampilan Komunikasi',
  Organisational: 'Keterampilan Organisasi',
  JobRelated: 'Keterampilan Kerja',
  Computer: 'Keterampilan Komputer',
  Other: 'Keterampilan Lain',
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

export function fromEuropassCandidate(candidate: Fields): Fields {
  const person = get(candidate, 'CandidatePerson');
  const profile = get(candidate, 'CandidateProfile');
  const channels = listed(person, 'Communication');
  const channel = (code: string) =>
    channels.filter((each) => line(each, 'ChannelCode').toLowerCase() === code);
  const address = channels.map((each) => get(each, 'Address')).find(isRecord);
  const [website, ...websites] = channel('web').map((each) => line(each, 'URI'));
  const phone = channel('telephone')[0];
  const employers = listed(get(profile, 'EmploymentHistory'), 'EmployerHistory');
  const schools = listed(get(profile, 'EducationHistory'), 'EducationOrganizationAttendance');
  const competencies = listed(get(profile, 'PersonQualifications'), 'PersonCompetency');
  return {
    profile: {
      firstName: said(person, 'PersonName', 'GivenName'),
      lastName: said(person, 'PersonName', 'FamilyName'),
      email: line(channel('email')[0], 'URI'),
      phone: [
        line(phone, 'CountryDialing') && `+${line(phone, 'CountryDialing').replace('+', '')}`,
        line(phone, 'DialNumber'),
      ]
        .filter(Boolean)
        .join(' '),
      website,
      birthDate: dateOf(get(person, 'BirthDate')),
      address: {
        line1: line(address, 'AddressLine'),
        city: line(address, 'CityName'),
        pincode: line(address, 'PostalCode'),
        country: line(address, 'CountryCode').toUpperCase(),
      },
    },
    objective: { body: rich(profile, 'ExecutiveSummary') },
    work: employers.flatMap((employer) =>
      listed(employer, 'PositionHistory').map((position) => {
        const period = get(position, 'EmploymentPeriod');
        return {
          company: said(employer, 'OrganizationName'),
          position: said(position, 'PositionTitle'),
          location:
            line(position, 'City') ||
            line(dig(employer, 'OrganizationContact', 'Communication', 'Address'), 'CityName'),
          ...periodOf(momentOf(get(period, 'StartDate')), momentOf(get(period, 'EndDate')), {
            current: isYes(get(period, 'CurrentIndicator')),
          }),
          summary: rich(position, 'Description'),
        };
      }),
    ),
    education: schools.map((school) => {
      const degree = get(school, 'EducationDegree');
      const period = get(school, 'AttendancePeriod');
      return {
        institution: said(school, 'OrganizationName'),
        degree: said(degree, 'DegreeName'),
        field: said(degree, 'OccupationalSkillsCovered') ? '' : said(school, 'ProgramName'),
        location: line(dig(school, 'OrganizationContact', 'Communication', 'Address'), 'CityName'),
        ...periodOf(momentOf(get(period, 'StartDate')), momentOf(get(period, 'EndDate')), {
          current: isYes(get(period, 'Ongoing', 'CurrentIndicator')),
        }),
        summary: rich(degree, 'OccupationalSkillsCovered'),
      };
    }),
    languages: [
      ...words(person, 'PrimaryLanguageCode').map((name) => ({ name, fluency: 'Native' })),
      ...competencies
        .filter((each) => /language/i.test(line(each, 'TaxonomyID')))
        .map((each) => ({
          name: line(each, 'CompetencyName', 'CompetencyID'),
          fluency: levelsIn(listed(each, 'CompetencyDimension')),
        })),
    ],
    skills: competencies
      .filter((each) => !/language/i.test(line(each, 'TaxonomyID')))
      .map((each) => ({ name: line(each, 'CompetencyName', 'CompetencyID') })),
    certifications: listed(get(profile, 'Certifications'), 'Certification').map((each) => ({
      title: said(each, 'CertificationName'),
      issuer: said(each, 'IssuingAuthority'),
      date: momentOf(get(each, 'FirstIssuedDate')),
    })),
    social: websites.map((site) => ({ link: site })),
    custom: ['PublicationHistory', 'Hobbies', 'Others'].flatMap((name) => {
      const texts = list(get(profile, name)).map((each) => [
        line(each, 'FormattedPublicationDescription', 'Title'),
        rich(each, 'Description'),
      ]);
      const items = texts
        .filter((text) => text.some(Boolean))
        .map(([title, summary]) => ({
          type: name === 'PublicationHistory' ? 'publication' : 'text',
          title,
          summary,
        }));
      return items.length > 0 ? [{ heading: name === 'PublicationHistory' ? 'Publikasi' : '', items }] : [];
    }),
  };
}

function isYes(value: unknown): boolean {
  return value === true || value === 'true';
}

function momentOf(value: unknown): string {
  return dateOf(isRecord(value) ? (get(value, 'FormattedDateTime') ?? value) : value);
}

function levelsIn(dimensions: readonly Fields[]): string {
  const levels = dimensions.map((each) => line(get(each, 'Score'), 'ScoreText')).filter(Boolean);
  return [...new Set(levels)].join(', ');
}
