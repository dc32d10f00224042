import type { AtsReport } from '@setapak/resume-pdf/pool';
import type { Checkup, Match, ParsedResume } from '@setapak/ats';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { periodText, resultFields } from './result-fields.ts';
import { pointsText, stages, verdictOf } from './verdicts.ts';

interface Checked {
  fileName: string;
  createdAt: Date;
  result: ParsedResume;
  checkup: Checkup;
  /** Job ads that it was compared with. */
  matches: { title: string | null; company: string | null; addedAt: Date; match: Match }[];
}

const MOST_MATCHES = 10;

/** The report of a check, with the words of the screen. */
export function reportOf({ fileName, createdAt, result, checkup, matches }: Checked): AtsReport {
  const { score, groups, findings, stage } = checkup;
  const order = [...new Set(findings.map((finding) => finding.group))];
  return {
    title: 'Hasil Pengecekan ATS',
    fileName,
    checkedAt: formatDateTime(createdAt),
    score,
    verdict: verdictOf(score),
    facts: [`Dinilai sebagai ${stages[stage]}`, `${findings.length} hal bisa diperbaiki`],
    groups: groups
      .filter((group) => group.points > 0)
      .map(({ label, earned, points }) => ({ label, earned, points })),
    findings: order.map((id) => ({
      group: groups.find((group) => group.id === id)?.label ?? '',
      items: findings
        .filter((finding) => finding.group === id)
        .map(({ gain, title, why, fix, example }) => ({
          gain: `+${pointsText(gain)}`,
          title,
          why,
          fix,
          example,
        })),
    })),
    words: {
      findings: 'Yang bisa diperbaiki',
      allGood: 'Semua yang kami periksa sudah beres. Kerja bagus!',
      fix: 'Perbaiki',
      example: 'Contoh',
      matches: 'Kecocokan dengan lowongan',
      data: 'Resume Data',
      missing: 'Tidak terdeteksi',
    },
    matches: matches.slice(0, MOST_MATCHES).map(matchOf),
    fields: resultFields(result).map(({ label, value }) => ({ label, value })),
    sections: sectionsOf(result),
    footer: 'Setapak ATS Checker. Skor menunjukkan keterbacaan CV, bukan ramalan diterima kerja.',
  };
}

function matchOf({
  title,
  company,
  addedAt,
  match,
}: Checked['matches'][number]): AtsReport['matches'][number] {
  const { score, requirements, keywords } = match;
  const named = (standing: Match['requirements'][number]['standing']) =>
    requirements
      .filter((each) => each.standing === standing)
      .map(({ name, importance }) => (importance === 'nice' ? `${name} (nilai tambah)` : name));
  return {
    title: title ?? 'Lowongan tanpa judul',
    facts: [company, `ditambahkan ${formatDate(addedAt)}`].filter(Boolean).join(' · '),
    score,
    lists: [
      { label: 'Sudah ada', tone: 'success', items: named('has') },
      { label: 'Mirip', tone: 'warning', items: named('similar') },
      { label: 'Belum terlihat', tone: 'error', items: named('lacks') },
    ],
    note:
      keywords.length === 0
        ? ''
        : 'Tambahkan yang belum terlihat hanya kalau memang benar pernah kamu kerjakan.',
  };
}

function sectionsOf(result: ParsedResume): AtsReport['sections'] {
  const { workExperience, education, skills, certifications, languages } = result;
  return [
    {
      title: 'Pengalaman',
      entries: workExperience.map(({ jobTitle, organization, dates, jobDescription }) =>
        entryOf(jobTitle, [organization, dates && periodText(dates), jobDescription]),
      ),
    },
    {
      title: 'Pendidikan',
      entries: education.map(({ organization, accreditation, grade, dates }) =>
        entryOf(organization, [
          accreditation?.inputStr ?? null,
          grade && `Nilai ${grade.raw}`,
          dates && periodText({ ...dates, endDate: dates.completionDate }),
        ]),
      ),
    },
    listOf(
      'Keahlian',
      skills.map(({ name }) => name),
    ),
    listOf('Sertifikasi', certifications),
    listOf('Bahasa', languages),
  ];
}

function entryOf(title: string | null, lines: (string | null)[]) {
  return { title: title ?? 'Tidak terdeteksi', lines: lines.filter((line) => line !== null) };
}

function listOf(title: string, words: readonly string[]) {
  return { title, entries: words.length === 0 ? [] : [{ title: words.join(' · '), lines: [] }] };
}
