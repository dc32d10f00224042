import { dateOf, dig, get, isRecord, line, list, periodOf, rich, words, type Fields } from './fields.ts';

/*
 * Europass: the older passport (XML or JSON, `SkillsPassport`) and the newer profile (XML, `Candidate`). Both come in as objects; their
 * XML is read by `xml.ts`, which gives an attribute the place of a child.
 */

/** @returns the learner of a passport; undefined for another format */
export function europassIn(value: unknown): Fields | undefined {
  const passport = get(value, 'SkillsPassport') ?? value;
  const learner = get(passport, 'LearnerInfo');
  if (!isRecord(learner)) return undefined;
  // A letter and attachments may come along; they are listed as what has no place.
  const [CoverLetter, AttachmentList] = [get(passport, 'CoverLetter'), get(passport, 'AttachmentList')];
  return { ...learner, CoverLetter, AttachmentList };
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
      photograph: photographOf(get(person, 'Photo')),
      address: {
        line1: line(address, 'AddressLine'),
        line2: line(address, 'AddressLine2'),
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
    certifications: [...listed(linguistic, 'ForeignLanguage'), get(skills, 'Computer')].flatMap((each) =>
      listed(each, 'Certificate').map((certificate) => ({
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
        ? [{ name: 'SIM', keywords: licences.length > 0 ? licences : [licence] }]
        : [],
    custom: [
      ...moreAbout(person),
      ...['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other']
        .map((name) => ({ name, text: rich(get(skills, name), 'Description') }))
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => ({ heading: HEADINGS[name], items: [{ type: 'text', summary: text }] })),
    ],
  };
}

function moreAbout(person: unknown): Fields[] {
  const demographics = get(person, 'Demographics');
  const items = [
    { title: 'Gelar', keywords: [said(person, 'PersonName', 'Title')] },
    { title: 'Jenis Kelamin', keywords: [said(demographics, 'Gender')] },
    {
      title: 'Kewarganegaraan',
      keywords: listed(demographics, 'Nationality').map((each) => line(each, 'Label', '#text')),
    },
  ]
    .map(({ title, keywords }) => ({ type: 'list', title, keywords: keywords.filter(Boolean) }))
    .filter(({ keywords }) => keywords.length > 0);
  return items.length > 0 ? [{ heading: 'Informasi Tambahan', items }] : [];
}

/** The picture stands in the file itself. */
function photographOf(photo: unknown): string {
  const [kind, data] = [line(photo, 'MimeType'), line(photo, 'Data').replaceAll(/\s/g, '')];
  return /^image\/(?:jpe?g|png)$/i.test(kind) && data !== ''
    ? `data:${kind.toLowerCase()};base64,${data}`
    : '';
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
          website: webIn(employer),
          description: said(employer, 'IndustryCode'),
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
        field: said(school, 'ProgramName'),
        gpa: said(degree, 'FinalGrade', 'ScoreText'),
        website: webIn(school),
        location: line(dig(school, 'OrganizationContact', 'Communication', 'Address'), 'CityName'),
        ...periodOf(momentOf(get(period, 'StartDate')), momentOf(get(period, 'EndDate')), {
          current: isYes(get(period, 'Ongoing', 'CurrentIndicator')),
        }),
        summary: [rich(degree, 'OccupationalSkillsCovered'), rich(degree, 'Thesis')]
          .filter(Boolean)
          .join('\n\n'),
      };
    }),
    languages: [
      ...[get(person, 'PrimaryLanguageCode') ?? []].flat().map((code) => ({
        name: languageOf(said({ code }, 'code')),
        fluency: 'Native',
      })),
      ...competencies
        .filter((each) => /language/i.test(line(each, 'TaxonomyID')))
        .map((each) => ({
          name: said(each, 'CompetencyName') || languageOf(said(each, 'CompetencyID')),
          fluency: levelsIn(listed(each, 'CompetencyDimension')),
        })),
    ],
    skills: competencies
      .filter((each) => !/language/i.test(line(each, 'TaxonomyID')))
      .map((each) => ({ name: said(each, 'CompetencyName') || said(each, 'CompetencyID') })),
    certifications: listed(get(profile, 'Certifications'), 'Certification').map((each) => ({
      title: said(each, 'CertificationName'),
      issuer: said(each, 'IssuingAuthority'),
      date: momentOf(get(each, 'FirstIssuedDate')),
      summary: rich(each, 'Description'),
    })),
    references: listed(get(profile, 'EmploymentReferences'), 'EmploymentReference').map((each) => ({
      name: [said(each, 'PersonName', 'GivenName'), said(each, 'PersonName', 'FamilyName')]
        .filter(Boolean)
        .join(' '),
      position: said(each, 'PositionTitle'),
      email: listed(each, 'Communication').map((way) => line(way, 'URI'))[0],
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

/** `fra` → French, as the code's list names it; a word stays as it is. */
function languageOf(text: string): string {
  if (!/^[a-z]{2,3}$/.test(text)) return text;
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }).of(text) ?? text;
}

function webIn(organisation: unknown): string | undefined {
  return listed(get(organisation, 'OrganizationContact'), 'Communication')
    .filter((each) => line(each, 'ChannelCode').toLowerCase() === 'web')
    .map((each) => line(each, 'URI'))[0];
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
