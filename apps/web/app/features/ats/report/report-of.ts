import type { AtsReport } from '@setapak/resume-pdf/pool';
import type { Checkup, Match, ParsedResume } from '@setapak/ats';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { periodText, resultFields } from './result-fields.ts';
import {
  bulletWords,
  earlierText,
  figuresOf,
  heldText,
  mendsOf,
  pointsText,
  reasonText,
  stages,
  verdictOf,
} from './verdicts.ts';

const FIRST = 3;

interface Checked {
  fileName: string;
  createdAt: Date;
  result: ParsedResume;
  checkup: Checkup;
  /** Of the rules of today. */
  rulesVersion: string;
  /** Job ads that it was compared with. */
  matches: { title: string | null; company: string | null; addedAt: Date; match: Match }[];
}

const MOST_MATCHES = 10;

/** The report of a check, with the words of the screen. */
export function reportOf({
  fileName,
  createdAt,
  result,
  checkup,
  rulesVersion,
  matches,
}: Checked): AtsReport {
  const { score, groups, stage } = checkup;
  const mends = mendsOf(checkup);
  const first = mends.slice(0, FIRST);
  const others = mends.slice(FIRST);
  const order = [...new Set(others.map((finding) => finding.group))];
  const held = heldText(checkup);
  const earlier = earlierText(checkup, rulesVersion);
  const unjudged = new Set((checkup.unjudged ?? []).map(({ text }) => text));
  return {
    title: 'Hasil Pengecekan ATS',
    fileName,
    checkedAt: formatDateTime(createdAt),
    score,
    verdict: verdictOf(score),
    facts: [
      `Dinilai sebagai ${stages[stage]}`,
      ...(earlier === undefined ? [] : [earlier]),
      ...(held === undefined ? [] : [held]),
      ...(unjudged.size === 0 ? [] : [`Belum dinilai: ${[...unjudged].join(' ')}`]),
      ...(checkup.questions ?? []).map(({ text, places }) =>
        places[0]?.text ? `${text} (“${places[0].text}”)` : text,
      ),
    ],
    figures: figuresOf(checkup).map(({ label, value, text }) => ({ label, value, text })),
    first: first.map(toItem),
    groups: groups
      .filter((group) => group.points > 0)
      .map(({ label, earned, points }) => ({ label, earned, points })),
    findings: order.map((id) => ({
      group: groups.find((group) => group.id === id)?.label ?? '',
      items: others.filter((finding) => finding.group === id).map(toItem),
    })),
    bullets: sortedBullets(checkup).map((bullet) => ({
      verdict: bulletWords[bullet.verdict],
      tone: bullet.verdict,
      text: bullet.text,
      reason: reasonText(bullet),
      sharper: bullet.verdict === 'strong' ? null : (bullet.sharper ?? null),
    })),
    words: {
      first: 'Kerjakan ini dulu',
      findings: 'Perbaikan lain',
      bullets: 'Poin demi poin',
      sharper: 'Kerangka',
      groups: 'Rincian skor',
      allGood: 'Semua yang kami periksa sudah beres. Kerja bagus!',
      fix: 'Perbaiki',
      example: 'Contoh',
      matches: 'Kecocokan dengan lowongan',
      data: 'Resume Data',
      missing: 'Tidak terdeteksi',
    },
    matches: matches.slice(0, MOST_MATCHES).map(matchOf),
    fields: resultFields(result, checkup)
      .filter(({ optional, value }) => !optional || value !== null)
      .map(({ label, value }) => ({ label, value })),
    sections: sectionsOf(result),
    footer:
      'Setapak ATS Checker. Skor menunjukkan seberapa terbaca dan meyakinkan CV-mu, bukan ramalan diterima kerja.',
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

function toItem({ gain, title, why, fix, example }: Checkup['findings'][number]): AtsReport['first'][number] {
  return { gain: gain > 0 ? `+${pointsText(gain)}` : 'Saran', title, why, fix, example };
}

/** The weak ones first, as on the screen. Results of earlier rules have none. */
function sortedBullets({ bullets = [] }: { bullets?: Checkup['bullets'] }) {
  return (['weak', 'fair', 'strong'] as const).flatMap((verdict) =>
    bullets.filter((bullet) => bullet.verdict === verdict),
  );
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
