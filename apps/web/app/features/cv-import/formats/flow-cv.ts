import { splitName } from '@setapak/resume';
import { addressIn } from '../address-in.ts';
import {
  dateOf,
  get,
  isRecord,
  line,
  link,
  linkOr,
  list,
  periodOf,
  rich,
  words,
  type Fields,
  type Period,
} from './fields.ts';
import { layoutsOf, namesIn } from './foreign-order.ts';
import { moreAbout, type Say } from './own-words.ts';

/** FlowCV, as its resumes are stored and exported. @returns the document itself; undefined for another format */
export function flowCvIn(value: unknown): Fields | undefined {
  const answer = get(value, 'data');
  const places = [value, answer, get(value, 'resume'), get(answer, 'resume')];
  const root = places.find(
    (each) => isRecord(get(each, 'personalDetails')) && isRecord(get(each, 'content')),
  );
  if (!isRecord(root)) return undefined;
  // What the file is called there, and where it is shared, are nothing of the CV.
  const { title: _, lng: __, webToken: ___, feedbackToken: ____, tags: _____, order: ______, ...rest } = root;
  return rest;
}

export function fromFlowCv(root: Fields, say: Say): Fields {
  const person = get(root, 'personalDetails');
  const content = get(root, 'content') as Fields;
  const social = get(person, 'social');
  const linkedin = socialLink(social, 'linkedIn') || link(person, 'linkedIn');
  const profile = get(content, 'profile');
  const [organised, course] = [
    get(content, 'organisation', 'organization'),
    get(content, 'course', 'courses'),
  ];
  const [organisations, courses] = [entriesOf(organised), entriesOf(course)];
  return {
    profile: {
      ...splitName(line(person, 'fullName', 'name')),
      subtitle: line(person, 'jobTitle'),
      email: line(person, 'displayEmail', 'email'),
      phone: line(person, 'phone'),
      website: link(person, 'websiteLink', 'website') || socialLink(social, 'website'),
      linkedin,
      birthDate: dateOf(get(person, 'dateOfBirth', 'birthDate')),
      address: addressOf(person),
      photograph: photographOf(get(person, 'photo')),
    },
    objective: {
      heading: headingOf(profile),
      body: entriesOf(profile)
        .map((entry) => rich(entry, 'text'))
        .join('\n\n'),
    },
    work: section(content, ['work', 'experience'], (entry) => ({
      company: line(entry, 'employer'),
      position: line(entry, 'jobTitle'),
      website: linkOr(entry, ['employerLink'], 'employer'),
      location: line(entry, 'location'),
      ...spanOf(entry),
      summary: rich(entry, 'description'),
    })),
    education: section(content, ['education'], (entry) => ({
      institution: line(entry, 'school'),
      degree: line(entry, 'degree'),
      website: linkOr(entry, ['schoolLink'], 'school'),
      location: line(entry, 'location'),
      gpa: line(entry, 'grade', 'gpa'),
      ...spanOf(entry),
      summary: rich(entry, 'description'),
    })),
    projects: section(content, ['project', 'projects'], (entry) => {
      const { startDate, ...rest } = spanOf(entry);
      return {
        title: line(entry, 'projectTitle', 'title'),
        role: line(entry, 'subTitle'),
        link: linkOr(entry, ['projectTitleLink', 'link'], 'projectTitle', 'title'),
        date: startDate,
        ...rest,
        summary: rich(entry, 'description'),
      };
    }),
    skills: section(content, ['skill', 'skills'], (entry) => ({
      name: line(entry, 'skill'),
      level: levelWord(entry),
      keywords: keywordsOf(entry),
    })),
    languages: section(content, ['language', 'languages'], (entry) => ({
      name: line(entry, 'language'),
      fluency: [levelWord(entry), line(entry, 'infoHtml')].filter(Boolean).join(', '),
    })),
    certifications: section(content, ['certificate', 'certificates'], (entry) => ({
      title: line(entry, 'certificate', 'certificateTitle', 'title'),
      issuer: line(entry, 'issuer'),
      link: linkOr(
        entry,
        ['certificateLink', 'certificateTitleLink', 'link'],
        'certificate',
        'certificateTitle',
        'title',
      ),
      credentialId: line(entry, 'licenseNumber', 'credentialId'),
      date: spanOf(entry).startDate,
      summary: rich(entry, 'infoHtml', 'description'),
    })),
    awards: section(content, ['award', 'awards'], (entry) => ({
      title: line(entry, 'award', 'awardTitle', 'title'),
      awarder: line(entry, 'issuer'),
      date: spanOf(entry).startDate,
      summary: [rich(entry, 'description', 'infoHtml'), link(entry, 'awardLink', 'awardTitleLink')]
        .filter(Boolean)
        .join('\n'),
    })),
    informalEducation: {
      // Two sections there are one here: a heading of one says too little for both.
      heading:
        courses.length > 0 && organisations.length > 0
          ? ''
          : headingOf(courses.length > 0 ? course : organised),
      items: [
        ...organisations.map((entry) => ({
          ...shown(entry),
          institution: line(entry, 'organisationName', 'organisation', 'organization'),
          website: linkOr(
            entry,
            ['organisationLink', 'organizationLink'],
            'organisationName',
            'organisation',
            'organization',
          ),
          position: line(entry, 'position', 'jobTitle'),
          location: line(entry, 'location'),
          ...spanOf(entry),
          summary: rich(entry, 'description'),
        })),
        ...courses.map((entry) => ({
          ...shown(entry),
          institution: line(entry, 'institution'),
          website: linkOr(entry, ['courseLink', 'courseTitleLink'], 'course', 'courseTitle', 'title'),
          position: line(entry, 'course', 'courseTitle', 'title'),
          location: line(entry, 'location'),
          ...spanOf(entry),
          summary: rich(entry, 'description'),
        })),
      ],
    },
    hobbies: section(content, ['interest', 'interests'], (entry) => ({
      name: line(entry, 'interest'),
      keywords: [...keywordsOf(entry), link(entry, 'interestLink')].filter(Boolean),
    })),
    references: section(content, ['reference', 'references'], (entry) => ({
      name: line(entry, 'name'),
      position: line(entry, 'jobTitle'),
      company: line(entry, 'organisation', 'organization'),
      email: line(entry, 'email'),
      phone: line(entry, 'phone'),
      summary: link(entry, 'nameLink'),
    })),
    social: { items: socialItems(social, linkedin) },
    custom: [...moreAbout(say, factsAbout(person)), ...ownSections(content)],
    metadata: { layout: layoutsOf(columnsOf(get(root, 'customization'))) },
  };
}

/** Orders are kept for every kind of layout; the first that names sections is taken where the kind is not said. */
function columnsOf(looks: unknown): string[][] {
  const orders = get(looks, 'sectionOrder');
  if (Array.isArray(orders)) return [namesIn(orders)];
  if (!isRecord(orders)) return [];
  const columnsIn = (order: unknown) =>
    isRecord(order) ? Object.values(order).map(namesIn) : [namesIn(order)];
  const chosen = orders[line(get(looks, 'layout'), 'type', 'columns') || line(looks, 'layout')];
  const all = [...(chosen === undefined ? [] : [chosen]), ...Object.values(orders)].map(columnsIn);
  return all.find((columns) => columns.flat().length > 0) ?? [];
}

const KNOWN =
  /^(?:profile|work|experience|education|projects?|skills?|languages?|certificates?|awards?|organi[sz]ation|courses?|interests?|references?)$/i;

/** One line for all of it, or the street beside a town and a country. */
function addressOf(person: unknown): Fields {
  const [whole, city] = [line(person, 'address', 'location'), line(person, 'city')];
  const [country, pincode] = [line(person, 'country'), line(person, 'postcode', 'zipCode')];
  const own = { ...(country && { country }), ...(pincode && { pincode }) };
  return city === '' ? { ...addressIn(whole), ...own } : { line1: whole, city, ...own };
}

/** What FlowCV lists about the person and our header has no field for. */
function factsAbout(person: unknown) {
  return {
    birthplace: [line(person, 'placeOfBirth')],
    nationality: [line(person, 'nationality')],
    gender: [line(person, 'gender')],
    maritalStatus: [line(person, 'maritalStatus')],
    militaryService: [line(person, 'militaryService')],
    drivingLicence: [line(person, 'drivingLicense')],
    identity: [line(person, 'passportOrId')],
    visa: [line(person, 'visa')],
    availability: [line(person, 'availability')],
    noticePeriod: [line(person, 'noticePeriod')],
  };
}

/** Publications, the declaration, and sections of the person's own: of skills, or of anything. */
function ownSections(content: Fields): Fields[] {
  return Object.entries(content)
    .filter(([key, value]) => !KNOWN.test(key) && entriesOf(value).length > 0)
    .map(([key, value]) => ({
      id: key,
      heading: headingOf(value),
      visible: isRecord(value) ? shown(value).isVisible : true,
      items: entriesOf(value).map((entry) => ({
        ...shown(entry),
        type: /^publication/i.test(key) ? 'publication' : 'entry',
        title: line(entry, 'title', 'name', 'skill', 'fullName'),
        subtitle: line(entry, 'subTitle', 'authors', 'jobTitle') || levelWord(entry),
        organization: line(entry, 'publisher', 'issuer', 'organisation'),
        location: line(entry, 'location', 'city', 'place'),
        link: linkOr(entry, ['titleLink', 'link', 'url'], 'title', 'name'),
        ...spanOf(entry),
        summary: rich(entry, 'description', 'infoHtml', 'text', 'declarationText'),
      })),
    }));
}

function section(content: Fields, keys: string[], read: (entry: Fields) => Fields): Fields {
  const value = get(content, ...keys);
  return {
    heading: headingOf(value),
    visible: isRecord(value) ? shown(value).isVisible : true,
    items: entriesOf(value).map((entry) => ({ ...shown(entry), ...read(entry) })),
  };
}

function entriesOf(value: unknown): Fields[] {
  return list(get(value, 'entries') ?? (Array.isArray(value) ? value : undefined));
}

function headingOf(value: unknown): string {
  return line(value, 'displayName', 'name');
}

function shown(entry: Fields): { isVisible: boolean } {
  return { isVisible: get(entry, 'isHidden') !== true };
}

function spanOf(entry: Fields): Period {
  const end = get(entry, 'endDateNew', 'endDate');
  return periodOf(asPrinted(get(entry, 'startDateNew', 'startDate', 'dateNew', 'date')), asPrinted(end), {
    current: get(end, 'present') === true,
  });
}

/** Without the month or the day that is kept and not shown. */
function asPrinted(date: unknown): unknown {
  if (!isRecord(date)) return date;
  const { year, month, day, hideMonth, hideDay } = date;
  if (hideMonth === true) return { year };
  return hideDay === true ? { year, month } : { year, month, day };
}

function levelWord(entry: Fields): string {
  return typeof get(entry, 'level') === 'string' ? line(entry, 'level') : line(entry, 'skillLevel');
}

function keywordsOf(entry: Fields): string[] {
  return words(entry, 'infoHtml');
}

function socialLink(social: unknown, name: string): string {
  const value = get(social, name);
  return isRecord(value) ? line(value, 'link', 'url', 'display') : line(social, name);
}

function socialItems(social: unknown, linkedin: string): Fields[] {
  if (!isRecord(social)) return [];
  return Object.keys(social)
    .filter((network) => !/^(?:linkedin|website)$/i.test(network))
    .map((network) => ({
      network,
      username: line(get(social, network), 'display'),
      link: isRecord(get(social, network))
        ? line(get(social, network), 'link', 'url')
        : line(social, network),
    }))
    .filter(
      ({ username, link: address }) => username + address !== '' && (address === '' || address !== linkedin),
    );
}

function photographOf(photo: unknown): string {
  const url = typeof photo === 'string' ? photo : line(photo, 'url', 'src');
  return url.startsWith('data:image/') ? url : '';
}
