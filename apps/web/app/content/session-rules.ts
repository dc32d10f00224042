/** The rules of sessions at a chosen time, in one place: the code follows them, the terms print them. */

/** A customer moves a session by themselves so many times, at the latest so many hours before it begins. */
export const MOST_MOVES = 2;
export const MOVE_HOURS = 12;
/** Without a word after its end a session counts as held; as long problems can be reported. */
export const SETTLE_HOURS = 48;
/** The guarantee of the first session can be claimed on the order's page until so many calendar days after it. */
export const GUARANTEE_DAYS = 3;

export interface CancelRule {
  by: 'customer' | 'mentor';
  /** At least so many hours before the session begins. */
  hoursBefore: number;
  /** The part of what was paid that goes back. */
  refund: number;
  text: string;
}

/** The first that fits decides. */
export const cancelRules: readonly CancelRule[] = [
  {
    by: 'customer',
    hoursBefore: 24,
    refund: 1,
    text: 'Kamu membatalkan paling lambat 24 jam sebelum sesi: dana kembali 100%.',
  },
  {
    by: 'customer',
    hoursBefore: 12,
    refund: 0.5,
    text: 'Kamu membatalkan 12 sampai 24 jam sebelum sesi: dana kembali 50%.',
  },
  {
    by: 'customer',
    hoursBefore: 0,
    refund: 0,
    text: 'Kamu membatalkan kurang dari 12 jam sebelum sesi, atau tidak datang: dana tidak kembali.',
  },
  {
    by: 'mentor',
    hoursBefore: 0,
    refund: 1,
    text: 'Mentor membatalkan kapan pun, atau tidak datang: dana kembali 100%.',
  },
];
