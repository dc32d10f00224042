import type { Checkup, Finding, JudgedBullet } from '@setapak/ats';
import { formatNumber } from '~/ui/format/rupiah.ts';

/** What a score means, in the words and the colour of the screen and of the report. */
interface ScoreVerdict {
  tone: 'success' | 'info' | 'warning' | 'error';
  title: string;
  text: string;
}

const verdicts: [number, ScoreVerdict][] = [
  [
    85,
    {
      tone: 'success',
      title: 'Siap dikirim',
      text: 'CV-mu terbaca dan isinya meyakinkan. Cocokkan dengan lowongan yang kamu incar sebelum mengirim.',
    },
  ],
  [
    70,
    {
      tone: 'info',
      title: 'Hampir siap',
      text: 'Tinggal beberapa perbaikan. Kerjakan tiga yang teratas dulu, lalu cek lagi.',
    },
  ],
  [
    50,
    {
      tone: 'warning',
      title: 'Perlu dikuatkan',
      text: 'Masih ada yang menahan CV-mu. Mulai dari perbaikan yang paling banyak menambah skor.',
    },
  ],
  [
    0,
    {
      tone: 'error',
      title: 'Belum siap dikirim',
      text: 'Kalau dikirim sekarang, CV-mu kemungkinan besar dilewati. Benahi yang teratas dulu.',
    },
  ],
];

export function verdictOf(score: number): ScoreVerdict {
  const [, verdict] = verdicts.find(([least]) => score >= least) ?? verdicts[verdicts.length - 1]!;
  return verdict;
}

export interface FigureText {
  id: 'readable' | 'convincing';
  label: string;
  /** 0..100; null where nothing could be judged. */
  value: number | null;
  text: string;
}

/** The two figures with a sentence each; none for a result that was judged before there were two. */
export function figuresOf(checkup: Checkup): FigureText[] {
  if (isEarlier(checkup)) return [];
  const { readable, convincing } = checkup;
  return [
    {
      id: 'readable',
      label: 'Terbaca',
      value: readable,
      text: said(readable, [
        'Mesin menangkap isi CV-mu dengan baik.',
        'Sebagian isi bisa terlewat oleh mesin.',
        'Banyak isi yang tidak sampai ke mesin.',
      ]),
    },
    {
      id: 'convincing',
      label: 'Meyakinkan',
      value: convincing,
      text:
        convincing === null
          ? 'Belum ada isi yang bisa dinilai.'
          : said(convincing, [
              'Isinya jelas dan mudah dipercaya.',
              'Isinya sudah ada, tapi belum cukup jelas buktinya.',
              'Rekruter belum bisa membayangkan yang kamu kerjakan.',
            ]),
    },
  ];
}

function said(value: number, [good, fair, poor]: [string, string, string]): string {
  if (value >= 85) return good;
  return value >= 60 ? fair : poor;
}

/** Judged by the rules before version 2, with one figure and other points: it keeps its score. */
export function isEarlier({ version }: Checkup): boolean {
  return Number(version.split('.')[0]) < 2;
}

/** Said of a result that was judged by other rules than today's; undefined for one of today's. */
export function earlierText(checkup: Checkup, rulesVersion: string): string | undefined {
  const { version } = checkup;
  if (version === rulesVersion) return undefined;
  const about = `Skor ini dari aturan versi ${version} dan tidak diubah; sekarang berlaku versi ${rulesVersion}.`;
  return isEarlier(checkup)
    ? `${about} Cek ulang CV-mu untuk melihat angka Terbaca dan Meyakinkan.`
    : `${about} Cek ulang CV-mu untuk membandingkan.`;
}

/** What to do, what gains most first: what can be mended, and what could be stronger. */
export function mendsOf({ findings, tips = [] }: Checkup): Finding[] {
  return [...findings, ...tips].sort((a, b) => b.gain - a.gain);
}

/** What keeps the total under its two figures, in one sentence. */
export function heldText({ heldBy, findings }: Checkup): string | undefined {
  const [first] = heldBy ?? [];
  const title = findings.find((finding) => finding.id === first?.id)?.title;
  return first && title
    ? `Skormu paling tinggi ${first.ceiling} sampai ini beres: ${lowered(title)}.`
    : undefined;
}

function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

export const bulletWords: Record<JudgedBullet['verdict'], string> = {
  strong: 'Kuat',
  fair: 'Cukup',
  weak: 'Lemah',
};

const reasonWords: Record<JudgedBullet['reasons'][number], string> = {
  duty: 'menyebut tugas atau peran, bukan yang kamu lakukan',
  shared: 'bagianmu sendiri belum kelihatan',
  trait: 'memuji diri tanpa bukti',
  vague: 'bisa ditulis siapa saja',
  bare: 'terlalu singkat untuk dibayangkan',
  noun: 'tidak diawali kata kerja',
  'no-outcome': 'belum ada hasilnya',
  'no-figure': 'belum ada angkanya',
};

/** Why a bullet is not strong, the two weightiest reasons: "Menyebut tugas …, belum ada angkanya". */
export function reasonText({ verdict, reasons }: JudgedBullet): string {
  if (verdict === 'strong') return 'Ada tindakan, angka, dan hasilnya.';
  if (reasons.length === 0) return 'Teks ini tidak berarti apa-apa.';
  const text = reasons
    .slice(0, 2)
    .map((reason) => reasonWords[reason])
    .join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Whom the CV was judged as. */
export const stages: Record<Checkup['stage'], string> = {
  student: 'mahasiswa',
  fresh: 'lulusan baru',
  experienced: 'pelamar berpengalaman',
  senior: 'profesional senior',
};

/** Points with a comma, as they are said: `0,5`, `12`. */
export function pointsText(points: number): string {
  return formatNumber(Math.round(points * 10) / 10);
}
