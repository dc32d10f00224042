import type { WarningCode } from '../../model.ts';
import type { ParsedResume, Reading, ResumeEducation, ResumeWork } from '../../result/parsed-resume.ts';

export interface WorkSketch {
  title?: string | null;
  at?: string | null;
  from?: string | null;
  /** `null` with a start: still there. */
  to?: string | null;
  did?: string[];
}

export interface ReadingSketch {
  name?: string | null;
  emails?: string[];
  phones?: string[];
  linkedin?: string | null;
  city?: string | null;
  born?: string | null;
  summary?: string | null;
  work?: WorkSketch[];
  education?: {
    school?: string | null;
    degree?: string | null;
    grade?: string | null;
    from?: string;
    to?: string;
  }[];
  skills?: string[];
  certifications?: string[];
  languages?: string[];
  years?: number | null;
  /** Further sections by type; the first line is the heading. */
  sections?: Record<string, string>;
  warnings?: WarningCode[];
  language?: 'id' | 'en' | 'other';
  pages?: number;
  title?: string;
}

/** A reading as the reader would give it, from a few words; dates are `2024` or `2024-03`. */
export function readingOf(sketch: ReadingSketch = {}): Reading {
  const work = (sketch.work ?? []).map(toWork);
  const education = (sketch.education ?? []).map(toEducation);
  const result: ParsedResume = {
    name: sketch.name ? { raw: sketch.name } : null,
    headline: null,
    emails: sketch.emails ?? [],
    phoneNumbers: sketch.phones ?? [],
    websites: [],
    linkedin: sketch.linkedin ?? null,
    dateOfBirth: sketch.born ?? null,
    location: sketch.city ? { rawInput: sketch.city, country: 'Indonesia' } : null,
    summary: sketch.summary ?? null,
    workExperience: work,
    education,
    skills: (sketch.skills ?? []).map((name) => ({ name })),
    certifications: sketch.certifications ?? [],
    languages: sketch.languages ?? [],
    totalYearsExperience: sketch.years ?? null,
    sections: toSections(sketch),
  };
  return {
    result,
    evidence: evidenceOf(result),
    warnings: (sketch.warnings ?? []).map((code) => ({
      code,
      message: code,
      pages: [0],
      detail: `detail of ${code}`,
    })),
    unused: [],
    document: {
      pages: sketch.pages ?? 1,
      producer: '',
      creator: '',
      title: sketch.title ?? '',
      language: sketch.language ?? 'id',
      pageSizes: [{ width: 595, height: 842 }],
    },
  };
}

function toWork({ title = null, at = null, from = null, to = null, did = [] }: WorkSketch): ResumeWork {
  return {
    jobTitle: title,
    organization: at,
    jobDescription: did.length > 0 ? did.join(' ') : null,
    dates: from || to ? toDates(from, to) : null,
    location: null,
  };
}

function toDates(from: string | null, to: string | null): NonNullable<ResumeWork['dates']> {
  return {
    startDate: from && isoOf(from),
    endDate: to && isoOf(to),
    isCurrent: to === null,
    precision: (from ?? to ?? '').length === 4 ? 'year' : 'month',
  };
}

function isoOf(date: string): string {
  return date.length === 4 ? `${date}-01-01` : date.length === 7 ? `${date}-01` : date;
}

const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');

/** `2024-03` as a CV prints it: `Mar 2024`. */
function printed(date: string | null | undefined): string {
  if (!date || date.length === 4) return date ?? '';
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

function toEducation(sketch: NonNullable<ReadingSketch['education']>[number]): ResumeEducation {
  const dates = sketch.from || sketch.to ? toDates(sketch.from ?? null, sketch.to ?? null) : null;
  return {
    organization: sketch.school ?? null,
    accreditation: sketch.degree ? { inputStr: sketch.degree } : null,
    grade: sketch.grade ? { raw: sketch.grade } : null,
    dates: dates && {
      startDate: dates.startDate,
      completionDate: dates.endDate,
      isCurrent: dates.isCurrent,
      precision: dates.precision,
    },
    location: null,
  };
}

function toSections(sketch: ReadingSketch): ParsedResume['sections'] {
  const header = [
    sketch.name,
    ...(sketch.emails ?? []),
    ...(sketch.phones ?? []),
    sketch.linkedin,
    sketch.city,
  ];
  const jobs = (sketch.work ?? []).flatMap(({ title, at, from, to, did = [] }) => [
    [title, at].filter(Boolean).join(', '),
    [printed(from), from && !to ? 'Sekarang' : printed(to)].filter(Boolean).join(' - '),
    ...did.map((each) => `• ${each}`),
  ]);
  const schools = (sketch.education ?? []).map((each) =>
    [each.school, each.degree, each.grade && `IPK ${each.grade}`, printed(each.from), printed(each.to)]
      .filter(Boolean)
      .join(' '),
  );
  const all: [string, (string | null | undefined)[]][] = [
    ['PersonalDetails', header],
    ['Summary', sketch.summary ? ['Profil', sketch.summary] : []],
    ['WorkExperience', jobs.length > 0 ? ['Pengalaman Kerja', ...jobs] : []],
    ['Education', schools.length > 0 ? ['Pendidikan', ...schools] : []],
    ['Skills/Interests/Languages', sketch.skills?.length ? ['Keahlian', sketch.skills.join(', ')] : []],
  ];
  const named = Object.entries(sketch.sections ?? {}).map(([sectionType, text]) => ({ sectionType, text }));
  return [
    ...all
      .map(([sectionType, lines]) => ({ sectionType, text: lines.filter(Boolean).join('\n') }))
      .filter((section) => section.text !== ''),
    ...named,
  ];
}

/** One box a value, one under the other down the page. */
function evidenceOf(result: ParsedResume): Reading['evidence'] {
  const paths = [
    ...(result.name ? ['name.raw'] : []),
    ...result.emails.map((_, index) => `emails.${index}`),
    ...result.phoneNumbers.map((_, index) => `phoneNumbers.${index}`),
    ...(result.location ? ['location.rawInput'] : []),
    ...(result.dateOfBirth ? ['dateOfBirth'] : []),
    ...(result.summary ? ['summary'] : []),
    ...result.workExperience.flatMap((work, index) => [
      ...(work.jobTitle ? [`workExperience.${index}.jobTitle`] : []),
      ...(work.organization ? [`workExperience.${index}.organization`] : []),
      ...(work.dates ? [`workExperience.${index}.dates`] : []),
      ...(work.jobDescription ? [`workExperience.${index}.jobDescription`] : []),
    ]),
    ...result.education.flatMap((school, index) => [
      ...(school.grade ? [`education.${index}.grade.raw`] : []),
      ...(school.dates ? [`education.${index}.dates`] : []),
    ]),
    ...result.skills.map((_, index) => `skills.${index}.name`),
  ];
  return Object.fromEntries(
    paths.map((path, index) => {
      const box = { page: 0, x: 50, y: 40 + index * 14, width: 300, height: 11 };
      return [path, { page: 0, boxes: [box], confidence: 0.9 }];
    }),
  );
}
