import type { Checkup, ParsedResume, ResumeDates } from '@setapak/ats';
import { formatDate, formatMonthYear } from '~/ui/format/dates.ts';
import { formatNumber } from '~/ui/format/rupiah.ts';

type DatePrecision = ResumeDates['precision'];

export interface ResultField {
  id: string;
  label: string;
  /** What a CV could say here, shown as a hint. */
  example: string;
  value: string | null;
  /** Optional: its absence is no fault. */
  optional?: boolean;
  /** Paths of the value in the result, as the evidence names them. */
  paths: string[];
}

/** The single facts of a result in the order of the screen (product document 2, section 2). */
export function resultFields(result: ParsedResume, checkup: Checkup | null): ResultField[] {
  const lastJob = result.workExperience[0];
  return [
    {
      id: 'name',
      label: 'Nama',
      example: 'Rani Kusuma',
      value: result.name?.raw ?? null,
      paths: ['name.raw'],
    },
    {
      id: 'job',
      label: 'Pekerjaan terakhir',
      example: 'Staf Pemasaran (2,5 tahun pengalaman)',
      value: lastJob?.jobTitle ? withYears(lastJob.jobTitle, result.totalYearsExperience) : null,
      optional: needsNoJob(checkup),
      paths: ['workExperience.0.jobTitle'],
    },
    {
      id: 'email',
      label: 'Email',
      example: 'rani.kusuma@email.com',
      value: joined(result.emails),
      paths: result.emails.map((_, index) => `emails.${index}`),
    },
    {
      id: 'address',
      label: 'Alamat',
      example: 'Bandung, Jawa Barat',
      value: result.location?.rawInput ?? null,
      paths: ['location.rawInput'],
    },
    {
      id: 'linkedin',
      label: 'LinkedIn',
      example: 'linkedin.com/in/ranikusuma',
      value: result.linkedin,
      paths: ['linkedin'],
    },
    {
      id: 'phone',
      label: 'Nomor telepon',
      example: '+62 812 3456 7890',
      value: joined(result.phoneNumbers),
      paths: result.phoneNumbers.map((_, index) => `phoneNumbers.${index}`),
    },
    {
      id: 'birth',
      label: 'Tanggal lahir',
      example: 'boleh kosong, usia tidak menentukan kemampuanmu',
      value: longDate(result.dateOfBirth),
      optional: true,
      paths: ['dateOfBirth'],
    },
    {
      id: 'website',
      label: 'Website',
      example: 'ranikusuma.com',
      value: joined(result.websites),
      optional: true,
      paths: result.websites.map((_, index) => `websites.${index}`),
    },
    {
      id: 'summary',
      label: 'Ringkasan',
      example: 'Lulusan Manajemen dengan pengalaman magang dua tahun di bidang pemasaran digital.',
      value: result.summary,
      paths: ['summary'],
    },
  ];
}

/** Of a student or a fresh graduate no job is asked: what the check says and what the crosses say agree. */
export function needsNoJob(checkup: Checkup | null): boolean {
  if (checkup?.stage !== 'student' && checkup?.stage !== 'fresh') return false;
  const remarks = [...checkup.findings, ...(checkup.questions ?? [])];
  return !remarks.some(({ id }) => id === 'structure-experience');
}

/** Six empty parts out of six make a nearly empty result: the person is offered a new CV instead of a report. */
export function isNearlyEmpty(result: ParsedResume): boolean {
  const { name, workExperience, education, skills, certifications, languages } = result;
  return (
    !name?.raw &&
    [workExperience, education, skills, certifications, languages].every((list) => list.length === 0)
  );
}

/** `2021-08-17` → `Agustus 2021`, or `2021` where only the year was printed; null for what is no date. */
export function monthOf(date: string | null, precision: DatePrecision): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year) return null;
  return precision === 'year' ? year : formatMonthYear(`${year}-${month}`);
}

interface Period {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
  precision: DatePrecision;
}

/** `Agustus 2021 – Sekarang`; null where neither end is known. */
export function periodText({ startDate, endDate, isCurrent, precision }: Period): string | null {
  const end = isCurrent ? 'Sekarang' : monthOf(endDate, precision);
  const ends = [monthOf(startDate, precision), end].filter((part) => part !== null);
  return ends.length > 0 ? [...new Set(ends)].join(' – ') : null;
}

function longDate(date: string | null): string | null {
  return date ? formatDate(date) : null;
}

function withYears(title: string, years: number | null): string {
  if (!years) return title;
  return `${title} (${formatNumber(Math.round(years * 10) / 10)} tahun pengalaman)`;
}

function joined(values: readonly string[]): string | null {
  return values.length > 0 ? values.join(', ') : null;
}
