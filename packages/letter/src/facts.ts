import type { JobAd } from '@setapak/ats/ad';
import {
  degreeLabel,
  degrees,
  detectTextLanguage,
  isSchool,
  plainText,
  shareWords,
  shownBackground,
  withoutExamples,
  turnTerm,
  type Degree,
  type EducationItem,
  type PartialDate,
  type Resume,
} from '@setapak/resume';
import { quoted } from './gaps.ts';
import type { LetterLanguage } from './kinds.ts';
import { clauseOf, skillWords, type Clause } from './sentences.ts';
import { namesPaper, searchable, shows, wishesShown } from './wanted.ts';

/** A job, an office in an organisation or a project, with what can be said of it. */
export interface Role {
  kind: 'job' | 'internship' | 'organisation' | 'project';
  title: string;
  /** The company, organisation or client; '' where the CV names none. */
  where: string;
  start: PartialDate;
  end: PartialDate;
  isCurrent: boolean;
  /** A project of one's studies: `where` says which kind of work it was, not for whom. */
  isStudy?: boolean;
  clauses: Clause[];
}

export interface Education {
  /** As the letter says it: `sarjana`, `S1`, `D3`; '' where the institution says it all. */
  degree: string;
  field: string;
  institution: string;
  gpa: string;
  /** `unknown` where the CV has no dates: then nothing is said of graduating. */
  state: 'student' | 'graduate' | 'unknown';
  isSchool: boolean;
}

/** What a letter may say of somebody: only what their CV prints, and nothing that is still an example. */
export interface Facts {
  name: string;
  city: string;
  address: string;
  phone: string;
  email: string;
  birthDate: PartialDate;
  /** The language that the CV is written in. */
  language: LetterLanguage;
  education: Education | null;
  /** Jobs and internships, newest first, then offices and projects. */
  roles: Role[];
  /** Skills, languages and so on, those that the ad asks for first. */
  skills: { name: string; isWanted: boolean }[];
  certificates: { title: string; issuer: string; year: string; isWanted: boolean }[];
  /** Languages that the ad asks for, as the CV has them. */
  languages: { name: string; fluency: string }[];
}

const MOST_WORDS = 60;

/**
 * @param today a day such as `2026-11-22`: what ends later is still going on
 * @param language the letter's own
 */
export function factsOf(
  source: Resume,
  ad: JobAd | null,
  { today, language: letterLanguage }: { today: string; language: LetterLanguage },
): Facts {
  const resume = withoutExamples(source);
  const { profile } = resume;
  const language = languageOf(resume);
  const { line1, line2, city, region, pincode } = profile.address;
  return {
    name: quoted(`${profile.firstName} ${profile.lastName}`),
    city: quoted(city),
    address: [line1, line2, city, region && `${region} ${pincode}`]
      .map((part) => quoted(part ?? ''))
      .filter(Boolean)
      .join(', '),
    phone: quoted(profile.phone),
    email: quoted(profile.email),
    birthDate: profile.birthDate,
    language,
    education: educationOf(resume, today, letterLanguage),
    roles: rolesOf(resume, ad, language),
    skills: skillsOf(resume, ad),
    certificates: certificatesOf(resume, ad),
    languages: languagesOf(resume, ad, letterLanguage),
  };
}

/** A CV of a few names says nothing by its small words: then it has the language of its headings. */
const languageOf = (resume: Resume): LetterLanguage =>
  detectTextLanguage(printedText(resume)) ?? resume.metadata.language;

/** Everything that a CV prints, for searching. */
export function printedText(resume: Resume): string {
  return [
    resume.profile.subtitle,
    resume.objective.visible ? resume.objective.body : '',
    ...shownBackground(resume)
      .flatMap((item) => Object.entries(item))
      .filter(([key]) => key !== 'id')
      .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
      .filter((value): value is string => typeof value === 'string'),
  ].join('\n');
}

const shown = <T extends { isVisible: boolean }>({ visible, items }: { visible: boolean; items: T[] }): T[] =>
  visible ? items.filter(({ isVisible }) => isVisible) : [];

function rolesOf(resume: Resume, ad: JobAd | null, language: LetterLanguage): Role[] {
  const jobs = shown(resume.work).map((item): Role => {
    const isInternship =
      item.employment === 'Internship' ||
      /\b(?:magang|intern|internship|pkl|prakerin|praktik kerja|praktek kerja|kerja praktik|kerja praktek)\b/i.test(
        item.position,
      );
    return {
      kind: isInternship ? 'internship' : 'job',
      title: quoted(item.position),
      where: quoted(item.company),
      start: item.startDate,
      end: item.isCurrent ? '' : item.endDate,
      isCurrent: item.isCurrent,
      clauses: clausesOf(item.summary, ad, language),
    };
  });
  const offices = shown(resume.informalEducation).map((item): Role => ({
    kind: 'organisation',
    title: quoted(item.position),
    where: quoted(item.institution),
    start: item.startDate,
    end: item.isCurrent ? '' : item.endDate,
    isCurrent: item.isCurrent,
    clauses: clausesOf(item.summary, ad, language),
  }));
  const projects = shown(resume.projects)
    .filter(({ type }) => type !== 'publication')
    .map((item): Role => ({
      kind: 'project',
      title: quoted(item.title),
      where: quoted(item.organization),
      isStudy: STUDY_WORK.test(item.organization),
      start: item.date,
      end: item.isCurrent ? '' : item.endDate,
      isCurrent: item.isCurrent,
      clauses: clausesOf(item.summary, ad, language),
    }));
  return [
    ...newestFirst(jobs.filter(({ title, where }) => title !== '' || where !== '')),
    ...newestFirst(offices.filter(({ where }) => where !== '')),
    ...newestFirst(projects.filter(({ title }) => title !== '')),
  ];
}

const STUDY_WORK =
  /^(?:tugas (?:akhir|kuliah|besar)|skripsi|tesis|disertasi|proyek (?:akhir|kuliah|pribadi)|capstone(?: project)?|final (?:year )?project|(?:undergraduate )?thesis|personal project)\b/i;

/** Current ones first, then by the end, then as they stand. */
function newestFirst(roles: readonly Role[]): Role[] {
  const at = ({ isCurrent, end, start }: Role) => (isCurrent ? '9999' : end || start);
  return roles.toSorted((a, b) => at(b).localeCompare(at(a)));
}

/** What can be said of a role, the most telling for the ad first. */
function clausesOf(summary: string, ad: JobAd | null, language: LetterLanguage): Clause[] {
  const clauses = plainText(summary, '')
    .split('\n')
    .map((line) => clauseOf(line, language))
    .filter((clause) => clause !== undefined);
  const duties = (ad?.sections ?? [])
    .filter(({ kind }) => kind === 'duties' || kind === 'requirements')
    .flatMap(({ lines }) => lines)
    .join(' ');
  const wantedWords = new Set(longWords(`${ad?.title ?? ''} ${duties}`));
  const weight = ({ text }: Clause) =>
    3 * wishesShown(text, ad) +
    Math.min(3, longWords(text).filter((word) => wantedWords.has(word)).length) +
    (/\d/.test(text) ? 1.5 : 0) -
    (text.length > 170 ? 1 : 0);
  return clauses
    .map((clause, index) => ({ clause, index, weight: weight(clause) }))
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ clause }) => clause);
}

const longWords = (text: string) => [
  ...new Set(
    searchable(text)
      .split(' ')
      .filter((word) => word.length > 5),
  ),
];

function educationOf(resume: Resume, today: string, language: LetterLanguage): Education | null {
  const all = shown(resume.education).filter(({ institution }) => institution.trim() !== '');
  const [item] = all.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || keyOf(b, today).localeCompare(keyOf(a, today)),
  );
  if (!item) return null;
  return {
    degree: degreeWords(item, language),
    field: quoted(item.field),
    institution: quoted(item.institution),
    gpa: /^\d[.,]\d{1,2}(?:\s*(?:\/|dari|of|out of)\s*\d(?:[.,]\d{1,2})?)?$/.test(item.gpa.trim())
      ? quoted(item.gpa)
      : '',
    state: stateOf(item, today),
    isSchool: isSchool(item),
  };
}

/** School counts less than what follows it, however late it was. */
function rankOf(item: EducationItem): number {
  return isSchool(item) ? 0 : 1;
}

const keyOf = (item: EducationItem, today: string) =>
  item.isCurrent || item.endDate > today ? '9999' : item.endDate || item.startDate;

function stateOf({ isCurrent, endDate }: EducationItem, today: string): Education['state'] {
  if (isCurrent || (endDate !== '' && endDate.slice(0, 7) > today.slice(0, endDate.length))) return 'student';
  if (endDate !== '') return 'graduate';
  return 'unknown';
}

/** Degrees in the words of the other language, by how they begin. */
const OTHER_WORDS: Record<LetterLanguage, readonly [RegExp, Degree][]> = {
  id: [
    [/^(?:bachelor|b\.? ?(?:a|s|sc|eng|tech|ed|com|ba)\b)/i, 'Bachelors'],
    [/^(?:master\b|master[’']?s\b|m\.? ?(?:a|s|sc|eng|tech|ed|com|ba|phil)\b)/i, 'Masters'],
    [/^(?:doctor|ph\.? ?d\b|d\.? ?phil\b)/i, 'Doctoral'],
    [/^associate/i, 'Associate'],
  ],
  en: [
    [/^(?:s-?1\b|strata (?:1|satu)\b|sarjana|d-?(?:4|iv)\b)/i, 'Bachelors'],
    [/^(?:s-?2\b|strata (?:2|dua)\b|magister)/i, 'Masters'],
    [/^(?:s-?3\b|strata (?:3|tiga)\b|doktor)/i, 'Doctoral'],
    [/^(?:d-?(?:[1-3]|i{1,3})\b|ahli madya|diploma (?:[1-3]|i{1,3}|satu|dua|tiga)\b)/i, 'Associate'],
  ],
};

/**
 * The degree without what the field says again. Degrees of the list, and those in words of the other language, are said as the CV prints
 * them, in small letters.
 */
function degreeWords({ degree, field }: EducationItem, language: LetterLanguage): string {
  const known =
    degrees.find((each) => each === degree) ??
    OTHER_WORDS[language].find(([words]) => words.test(degree.trim()))?.[1];
  if (known === 'High School') return '';
  if (known) return language === 'id' ? degreeLabel(known, 'id').toLowerCase() : known;
  if (language === 'id' && shareWords(degree, field)) return quoted(withoutShared(degree, field));
  const words = quoted(degree);
  const at = field.trim() === '' ? -1 : words.toLowerCase().indexOf(field.trim().toLowerCase());
  return at < 0
    ? words
    : words
        .slice(0, at)
        .replace(/(?<![\s,(-])[\s,(-]+$|(?<!\s)\s+(?:in|of)\s*$/i, '')
        .trim();
}

/** `Sarjana Teknik` before `Teknik Industri` → `Sarjana`. */
function withoutShared(degree: string, field: string): string {
  const [level = '', ...rest] = degree.trim().split(/\s+/);
  return rest.every((word) => field.toLowerCase().includes(word.toLowerCase())) ? level : degree;
}

function skillsOf(resume: Resume, ad: JobAd | null): Facts['skills'] {
  const all = [
    ...shown(resume.skills).flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])),
    ...shown(resume.skills)
      .filter(({ keywords }) => keywords.length > 0)
      .map(({ name }) => name),
  ]
    .map(quoted)
    .filter((name) => name.length > 1 && name.length <= MOST_WORDS && !/[.;:]/.test(name));
  const unique = [...new Map(all.map((name) => [name.toLowerCase(), name])).values()];
  const wishes = (ad?.requirements ?? []).filter(({ kind }) => kind !== 'trait');
  const isWanted = (name: string) => wishes.some((wish) => shows(name, wish)) || isListed(name, ad);
  return unique
    .map((name) => ({ name: skillWords(name), isWanted: isWanted(name) }))
    .toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted));
}

/** Short items of an ad are often nothing but names (`- HACCP`, `- Python, SQL`): what stands there in the words of the CV is wanted. */
function isListed(name: string, ad: JobAd | null): boolean {
  const words = searchable(name);
  return (ad?.sections ?? [])
    .filter(({ kind }) => kind === 'intro' || kind === 'requirements' || kind === 'nice')
    .flatMap(({ lines }) => lines)
    .some((line) => line.length < LONGEST_ITEM && !NOT_WANTED.test(line) && searchable(line).includes(words));
}
const LONGEST_ITEM = 70;
const NOT_WANTED = /\b(?:tidak|gak|ga|bukan|tanpa|not|no|without|never|akan (?:kami )?(?:ajar|latih))\b/i;

function certificatesOf(resume: Resume, ad: JobAd | null): Facts['certificates'] {
  const wishes = ad?.requirements ?? [];
  return shown(resume.certifications)
    .map(({ title, issuer, date }) => ({
      title: quoted(title),
      issuer: quoted(issuer),
      year: title.includes(date.slice(0, 4)) ? '' : date.slice(0, 4),
      isWanted: wishes.some((wish) => namesPaper(title, wish)) || isListed(title, ad),
    }))
    .filter(({ title }) => title !== '' && title.length <= 90)
    .toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted));
}

/** The same language in both tongues. */
const LANGUAGES: readonly (readonly string[])[] = [
  ['indonesia', 'indonesian'],
  ['inggris', 'english'],
  ['mandarin', 'chinese', 'tionghoa'],
  ['jepang', 'japanese'],
  ['korea', 'korean'],
  ['arab', 'arabic'],
  ['jerman', 'german'],
  ['prancis', 'perancis', 'french'],
  ['belanda', 'dutch'],
  ['spanyol', 'spanish'],
  ['jawa', 'javanese'],
  ['sunda', 'sundanese'],
  ['bali', 'balinese'],
];

function languagesOf(resume: Resume, ad: JobAd | null, language: LetterLanguage): Facts['languages'] {
  const wanted = (ad?.languages ?? []).map(({ name }) => name.toLowerCase());
  return shown(resume.languages).flatMap(({ name, fluency }) => {
    const words = searchable(name);
    const group = LANGUAGES.find((names) => names.some((each) => words.includes(` ${each} `)));
    // Everybody who is addressed in Indonesian is taken to speak it.
    if (!group || group[0] === 'indonesia' || !wanted.some((each) => group.includes(each))) return [];
    const own = (language === 'id' ? group[0] : group[1]) ?? '';
    return [
      { name: own.charAt(0).toUpperCase() + own.slice(1), fluency: quoted(fluencyIn(fluency, language)) },
    ];
  });
}

/** What only the other language calls so: `native speaker` in an Indonesian letter. */
const OTHER_FLUENCY: Record<LetterLanguage, RegExp> = {
  id: /\b(?:native|fluent|proficien\p{L}*|advanced|intermediate|basic|beginner|elementary|limited|working|mother|speaker|professional|conversational|full)\b/iu,
  en: /\b(?:penutur|asli|fasih|mahir|lancar|menengah|dasar|pemula|aktif|pasif|lisan|tulis\p{L}*|ibu|cukup|baik|sangat|profesional)\b/iu,
};

/** How well a language is spoken in the words of the letter; nothing where the CV says it in the other language and no usual word is known. */
function fluencyIn(fluency: string, language: LetterLanguage): string {
  const plain = fluency.trim().replace(/\s+(?:speaker|level)$/i, '');
  return turnTerm('fluency', plain, language) ?? (OTHER_FLUENCY[language].test(fluency) ? '' : fluency);
}
