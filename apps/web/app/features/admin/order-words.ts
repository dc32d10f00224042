/** What operators call the states of an order and the products. */
export const statusWords = {
  awaiting_payment: 'Menunggu pembayaran',
  paid: 'Dibayar',
  in_progress: 'Dikerjakan',
  done: 'Selesai',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  refunded: 'Dana dikembalikan',
} as const;

export const productWords = {
  mentoring: 'Mentoring',
  cvReview: 'CV Review',
  bundleAtsc: 'CV Review + ATS Checker',
  ats: 'ATS Checker',
} as const;

/** What became of one attempt to pay. */
export const paymentWords = {
  pending: 'Menunggu pembayaran',
  review: 'Diperiksa gateway',
  settlement: 'Diterima',
  failed: 'Gagal',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  refunded: 'Dikembalikan',
} as const;

interface Attempt {
  status: keyof typeof paymentWords;
  surplus: boolean;
  amount: number;
  refundedAmount: number;
  chargedBackAmount: number;
  settledAt: Date | string | null;
}

/** The state of an attempt with what its status alone does not say: money beside the order, a part that went back, money that the bank took again. */
export function attemptWords({
  status,
  surplus,
  amount,
  refundedAmount,
  chargedBackAmount,
  settledAt,
}: Attempt): string {
  if (surplus) return refundedAmount >= amount ? 'Uang berlebih, sudah dikembalikan' : 'Uang berlebih';
  if (chargedBackAmount > 0) return chargedBackAmount < amount ? 'Ditarik bank sebagian' : 'Ditarik bank';
  if (status === 'refunded' && refundedAmount < amount) return 'Dikembalikan sebagian';
  if ((status === 'failed' || status === 'cancelled') && settledAt) return 'Ditarik kembali setelah diterima';
  return paymentWords[status];
}

export const refundWords = {
  requested: 'Diminta ke gateway',
  manual: 'Menunggu transfer manual',
  done: 'Sudah dikembalikan',
  failed: 'Ditolak gateway',
} as const;

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const tones = new Map<string, Tone>([
  [statusWords.awaiting_payment, 'warning'],
  [statusWords.paid, 'success'],
  [statusWords.done, 'success'],
  [statusWords.expired, 'neutral'],
  [statusWords.cancelled, 'neutral'],
  [statusWords.refunded, 'neutral'],
  [paymentWords.settlement, 'success'],
  [paymentWords.review, 'warning'],
  [paymentWords.failed, 'error'],
  ['Uang berlebih', 'warning'],
  ['Ditarik kembali setelah diterima', 'error'],
  ['Ditarik bank', 'error'],
  ['Ditarik bank sebagian', 'error'],
  [refundWords.manual, 'warning'],
  [refundWords.done, 'success'],
  [refundWords.failed, 'error'],
  // Of vouchers.
  ['Berlaku', 'success'],
  ['Belum mulai', 'warning'],
  ['Berakhir', 'neutral'],
  ['Habis dipakai', 'neutral'],
  ['Dinonaktifkan', 'neutral'],
]);

/** The colour of a state: what is well, what waits for somebody, what failed, what is over. */
export const toneOf = (word: string): Tone => tones.get(word) ?? 'info';

/** What became of what a gateway sent. */
export const notificationWords: Record<string, string> = {
  received: 'diterima, belum diperiksa',
  duplicate: 'sudah pernah diterima',
  applied: 'diterapkan',
  unchanged: 'tidak mengubah apa pun',
  mismatch: 'jumlah atau mata uangnya berbeda',
  surplus: 'uang yang tidak ada tagihannya',
  denied: 'menolak pembayaran yang ditandai lunas oleh operator',
  unknown: 'pembayarannya tidak dikenal',
  forged: 'ditolak, tanda tangannya salah',
  malformed: 'ditolak, isinya tidak terbaca',
  unconfirmed: 'tidak dibenarkan gateway',
  gateway_unreachable: 'gateway tidak bisa ditanya',
};
