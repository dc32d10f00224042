import type { Checkup } from '@setapak/ats';

/** What a score means, in the words and the colour of the screen and of the report. */
export interface ScoreVerdict {
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
      text: 'Mesin membaca CV-mu dengan baik. Cocokkan dengan lowongan yang kamu incar sebelum mengirim.',
    },
  ],
  [
    70,
    {
      tone: 'info',
      title: 'Hampir siap',
      text: 'Isinya sudah terbaca. Beberapa perbaikan kecil membuatnya jauh lebih kuat.',
    },
  ],
  [
    50,
    {
      tone: 'warning',
      title: 'Perlu dirapikan',
      text: 'Sebagian isi terlewat atau lemah. Mulai dari perbaikan yang paling banyak menambah skor.',
    },
  ],
  [
    0,
    {
      tone: 'error',
      title: 'Sulit dibaca ATS',
      text: 'Banyak isi CV-mu tidak sampai ke perekrut. Benahi susunannya dulu, baru isinya.',
    },
  ],
];

export function verdictOf(score: number): ScoreVerdict {
  const [, verdict] = verdicts.find(([least]) => score >= least) ?? verdicts[verdicts.length - 1]!;
  return verdict;
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
  return String(Math.round(points * 10) / 10).replace('.', ',');
}
