import type { LoadedHome } from './load-home.server.ts';

/** Where a person stands on the road. Pure: the words and the order of its stones. */

const stoneIds = ['cv', 'ats', 'review', 'session'] as const;
export type StoneId = (typeof stoneIds)[number];

export interface Stone {
  id: StoneId;
  label: string;
  /** Said below the label where there is something to say. */
  note: string | null;
  to: string;
  state: 'reached' | 'next' | 'ahead';
}

interface Step {
  text: string;
  action: string;
  to: string;
}

export type Facts = Pick<LoadedHome, 'cv' | 'ats' | 'review' | 'session'>;

const CV = '/app/cv/dashboard';
const ATS = '/app/cv/dashboard?tab=ats';
const REVIEW = '/app/cv/review';
const MENTORS = '/app/mentoring';

const labels: Record<StoneId, string> = {
  cv: 'CV jadi',
  ats: 'Skor ATS',
  review: 'Direview',
  session: 'Sesi mentor',
};

/** The four stones, in the order in which they are walked. */
export function stonesOf(facts: Facts): Stone[] {
  const { cv, ats, review, session } = facts;
  const stones = [
    { id: 'cv' as const, reached: cv?.finished === true, note: cv && !cv.finished ? 'Sedang diisi' : null },
    { id: 'ats' as const, reached: ats !== null, note: scoreNote(ats?.score ?? null) },
    {
      id: 'review' as const,
      reached: review?.delivered === true,
      note: review && !review.delivered ? 'Sedang dibaca' : null,
    },
    {
      id: 'session' as const,
      reached: session?.held === true,
      note: session && !session.held ? 'Sudah dipesan' : null,
    },
  ];
  const next = stones.find(({ reached }) => !reached)?.id;
  return stones.map(({ id, reached, note }) => ({
    id,
    note,
    label: labels[id],
    to: addressOf(id, facts),
    state: reached ? 'reached' : id === next ? 'next' : 'ahead',
  }));
}

/** The one next step. */
export function nextStep(facts: Facts): Step {
  const { cv, ats, review, session } = facts;
  const next = stonesOf(facts).find(({ state }) => state === 'next')?.id;
  const to = next ? addressOf(next, facts) : MENTORS;
  if (next === 'cv')
    return cv
      ? {
          text: `“${cv.name}” sudah kamu mulai. Lanjutkan dari langkah terakhirmu.`,
          action: 'Lanjutkan CV',
          to,
        }
      : {
          text: 'Langkah pertamamu: bikin CV. Lima langkah, dan PDF-nya langsung jadi.',
          action: 'Buat CV',
          to,
        };
  if (next === 'ats')
    return {
      text: 'CV-mu sudah jadi. Sekarang lihat apa yang dibaca mesin rekrutmen darinya.',
      action: 'Cek skor ATS',
      to,
    };
  if (next === 'review')
    return review
      ? {
          text: 'Reviewer sedang membaca CV-mu. Hasilnya kami kirim juga ke emailmu.',
          action: 'Lihat CV Review',
          to,
        }
      : {
          text: `${ats?.score == null ? 'CV-mu sudah dicek.' : `Skor ATS-mu ${ats.score} dari 100.`} Berikutnya, minta dibaca reviewer profesional.`,
          action: 'Minta CV Review',
          to,
        };
  if (next === 'session')
    return session
      ? {
          text: `Sesimu dengan ${session.mentorName} sudah dipesan. Siapkan pertanyaanmu.`,
          action: 'Lihat sesi',
          to,
        }
      : {
          text: 'Tinggal selangkah lagi: ngobrol 1-on-1 dengan mentor di bidang yang kamu tuju.',
          action: 'Pilih Mentor',
          to,
        };
  return {
    text: 'Semua langkah sudah kamu lalui. Mau melangkah lebih jauh bareng mentor?',
    action: 'Pilih Mentor',
    to,
  };
}

function addressOf(id: StoneId, { cv, review, session }: Facts): string {
  if (id === 'cv') return cv && !cv.finished ? `/app/cv/builder/${cv.id}` : CV;
  if (id === 'ats') return ATS;
  if (id === 'review') return review ? `${REVIEW}/${review.bookId}` : REVIEW;
  return session ? `/app/booking/detail?id=${session.bookId}` : MENTORS;
}

function scoreNote(score: number | null): string | null {
  return score === null ? null : `${score} dari 100`;
}
