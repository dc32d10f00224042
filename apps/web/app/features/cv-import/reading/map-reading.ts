import type { ParsedResume, Reading, ResumeDates } from '@setapak/ats';
import {
  emptyResume,
  employmentLabel,
  employmentTypes,
  formatRichText,
  languages,
  parseResume,
  toPhoneAt,
  type Block,
  type EmploymentType,
  type Language,
  type Resume,
  splitName,
} from '@setapak/resume';
import { addressIn } from '../address-in.ts';
import { deedsIn } from './deeds-as-skills.ts';
import { hostOf, networkOf, withoutWebsite } from './network-of.ts';
import { sectionsOf } from './section-parts.ts';
import { skillsOf } from './skill-groups.ts';
import { splitDegree } from './split-degree.ts';
import { BULLET, linesOverPoints, splitLines } from './split-lines.ts';

/** What an ATS reads from a CV, as a CV document: every value in its field. What has none is found by `leftovers`. */
export function mapReading({ result, details = {}, document }: Reading): Resume {
  const language = document.language === 'en' ? 'en' : 'id';
  const blank = emptyResume({ language });
  const read = parseResume({
    ...blank,
    profile: profileOf(result),
    objective: { body: paragraph(result.summary ?? '') },
    work: {
      items: result.workExperience.map((job, index) => {
        const employment = details[`workExperience.${index}.employment`] ?? '';
        const fields = workOf(job, result);
        const url = details[`workExperience.${index}.url`] ?? '';
        // `Magang` alone is also what the job was called.
        return {
          ...fields,
          position: fields.position || employment,
          employment: employmentOf(employment),
          description: details[`workExperience.${index}.about`] ?? '',
          // `Jelajah.id` is called like its address.
          website: url.toLowerCase() === fields.company.toLowerCase() ? '' : url,
        };
      }),
    },
    education: {
      items: result.education.map((school, index) => ({
        ...educationOf(school, language),
        website: details[`education.${index}.url`] ?? '',
        ...studyNotes(details[`education.${index}.description`] ?? '', result),
      })),
    },
    skills: { items: skillsOf(result.skills, details, deedsIn(sectionsOf({ result, details }))) },
    certifications: {
      items: result.certifications.map((title, index) => {
        const detail = (kind: string) => details[`certifications.${index}.${kind}`];
        return {
          title,
          issuer: detail('issuer'),
          date: detail('date'),
          expiryDate: detail('expiryDate'),
          credentialId: detail('credentialId'),
          link: detail('link'),
        };
      }),
    },
    languages: {
      items: result.languages.map((name, index) => ({ name, fluency: details[`languages.${index}.level`] })),
    },
    social: {
      items: [
        ...withoutWebsite(result.websites).others.map((link) => ({ network: networkOf(link), link })),
        ...linksBehindNames(details),
      ],
    },
  });
  // A town says its country where the address does not.
  const country = read.profile.address.country || (result.location?.country ?? '');
  const phone = toPhoneAt(country, read.profile.phone);
  return { ...read, profile: { ...read.profile, phone } };
}

/** `Portofolio` or a name that somebody has at GitHub, printed in place of the address. */
function linksBehindNames(details: NonNullable<Reading['details']>) {
  const links = Object.keys(details).filter((path) => /^links\.\d+$/.test(path));
  return links.map((at) => {
    const [link = '', name = ''] = [details[at], details[`${at}.name`]];
    const path = link.slice(link.indexOf(hostOf(link)) + hostOf(link).length).toLowerCase();
    const isUser = path.includes(name.replace(/^@/, '').toLowerCase());
    return isUser ? { network: networkOf(link), username: name, link } : { network: name, link };
  });
}

/** A sentence below the name that is the summary, or its beginning, is no headline besides. */
function opensSummary(headline: string, summary: string | null): boolean {
  const isSentence = /[.!]$/.test(headline) || headline === summary;
  return isSentence && summary?.startsWith(headline) === true;
}

function profileOf({
  name,
  headline,
  summary,
  emails,
  phoneNumbers,
  linkedin,
  websites,
  dateOfBirth,
  location,
}: ParsedResume) {
  return {
    ...splitName(name?.raw ?? ''),
    subtitle: headline && !opensSummary(headline, summary) ? headline : '',
    email: emails[0] ?? '',
    phone: phoneNumbers[0] ?? '',
    linkedin: linkedin ?? '',
    website: withoutWebsite(websites).website,
    birthDate: dateOfBirth ?? '',
    address: addressIn(location?.rawInput ?? '', location?.country ?? ''),
  };
}

function workOf(job: ParsedResume['workExperience'][number], { sections }: ParsedResume) {
  const printed = sections.map(({ text }) => text);
  const { company, about } = employerOf(job);
  return {
    position: job.jobTitle ?? '',
    company,
    location: job.location?.rawInput ?? '',
    ...periodOf(job.dates),
    summary: textAndPoints(splitLines(job.jobDescription ?? about, printed), printed),
  };
}

/** @param printed the CV's own lines, which say what of these stands over the points */
export function textAndPoints(lines: readonly string[], printed: readonly string[]): string {
  const over = linesOverPoints(lines, printed);
  return [...lines.slice(0, over).map(paragraph), over > 0 ? listOf(lines.slice(over)) : bullets(lines)]
    .filter(Boolean)
    .join('\n\n');
}

/** `PT Arunika: merawat panel dan genset` in a CV of one line for each job: what was done stands behind the employer. */
function employerOf({ organization, jobDescription }: ParsedResume['workExperience'][number]) {
  const [, company, about] = /^([^:]{3,80}):\s+(\p{Ll}\S*\s+\S.*)$/u.exec(organization ?? '') ?? [];
  return company && about && !jobDescription
    ? { company, about }
    : { company: organization ?? '', about: '' };
}

/** `Paruh waktu` → Part Time; what is not in our list stays as it was printed. */
function employmentOf(text: string): string {
  const same = (type: EmploymentType) =>
    languages.some((language) => employmentLabel(type, language).toLowerCase() === text.toLowerCase());
  return employmentTypes.find(same) ?? text;
}

function educationOf(school: ParsedResume['education'][number], language: Language) {
  const { dates } = school;
  return {
    institution: school.organization ?? '',
    ...splitDegree(school.accreditation?.inputStr ?? '', language),
    gpa: school.grade?.raw ?? '',
    location: school.location?.formatted ?? '',
    ...periodOf(dates && { ...dates, endDate: dates.completionDate }),
  };
}

const COURSES = /^(?:(?:relevant|selected) )?(?:courses?|coursework|mata kuliah(?: \p{L}+)?):\s+(.+)$/iu;

/** What stands below a school: a list of courses where it says so, the rest as text. */
function studyNotes(description: string, { sections }: ParsedResume) {
  const lines = splitLines(
    description,
    sections.map(({ text }) => text),
  );
  const at = lines.findIndex((line) => COURSES.test(line));
  if (at < 0) return { courses: [], summary: bullets(lines) };
  const behind = lines.slice(at + 1).findIndex((line) => !isMoreCourses(line));
  const end = behind < 0 ? lines.length : at + 1 + behind;
  const [first = '', ...wrapped] = lines.slice(at, end);
  const listed = [COURSES.exec(first)?.[1], ...wrapped].join(' ');
  return {
    courses: listed.split(',').map((course) => course.trim()),
    summary: bullets([...lines.slice(0, at), ...lines.slice(end)]),
  };
}

/** What a narrow column broke of a list of courses: names, and nothing about how somebody did. */
function isMoreCourses(line: string): boolean {
  if (line.includes(': ') || /cum laude|honou?rs|predikat|lulus|\b(?:ipk|gpa)\b/i.test(line)) return false;
  return line.includes(',') || line.split(' ').length <= 4;
}

function periodOf(dates: ResumeDates | null) {
  if (!dates) return {};
  const { startDate, endDate, isCurrent, precision } = dates;
  return {
    startDate: cut(startDate, precision),
    endDate: isCurrent ? '' : cut(endDate, precision),
    isCurrent,
  };
}

/** What was not printed is not made up: a year stays a year. */
function cut(date: string | null, precision: ResumeDates['precision']): string {
  const length = { year: 4, month: 7, day: 10 }[precision] ?? 7;
  return (date ?? '').slice(0, length);
}

/** Signs that mean something in rich text stay what they were on paper. */
export function paragraph(text: string): string {
  if (text.trim() === '') return '';
  return formatRichText([{ kind: 'paragraph', spans: [{ text: text.trim() }] }]);
}

/** Lines with bullets stay points. */
export function pointsAndLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (BULLET.test(line) ? `- ${paragraph(line.replace(BULLET, ''))}` : paragraph(line)))
    .join('\n');
}

const NUMBER = /^(\d{1,2})[.)]\s+/;
const numberOf = (line: string) => Number(NUMBER.exec(line)?.[1]);

/** One point is a paragraph, several are a list; `1.`, `2.` in their order are its numbers. */
function bullets(lines: readonly string[]): string {
  const ordered = lines.length > 0 && lines.every((line, index) => numberOf(line) === index + 1);
  const texts = ordered ? lines.map((line) => line.replace(NUMBER, '')) : lines;
  return texts.length < 2 ? paragraph(texts[0] ?? '') : listOf(texts, ordered);
}

function listOf(texts: readonly string[], ordered = false): string {
  const points: Block = { kind: 'list', ordered, items: texts.map((text) => ({ spans: [{ text }] })) };
  return formatRichText([points]);
}
