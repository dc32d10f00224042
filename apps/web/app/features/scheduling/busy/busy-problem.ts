/** Why a calendar's address could not be read. */
export type BusyProblem =
  | 'address'
  | 'unreachable'
  | 'refused'
  | 'too_large'
  | 'timeout'
  | 'not_calendar'
  | 'too_many_events';

/** What the mentor reads about it. */
export const busyProblemWords: Record<BusyProblem, string> = {
  address: 'Alamat ini bukan alamat https:// di internet, jadi tidak kami buka.',
  unreachable: 'Alamatnya tidak bisa dihubungi.',
  refused: 'Kalendernya tidak mau dibuka. Salin lagi alamat rahasianya dari aplikasi kalendermu.',
  too_large: 'Kalendernya lebih besar dari 4 MB.',
  timeout: 'Kalendernya terlalu lama menjawab.',
  not_calendar: 'Isinya bukan kalender iCal. Pakai alamat yang berakhiran .ics.',
  too_many_events: 'Kalendernya berisi terlalu banyak acara berulang.',
};

export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly problem: BusyProblem;

  constructor(problem: BusyProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export function isBusyProblem(text: string): text is BusyProblem {
  return text in busyProblemWords;
}
