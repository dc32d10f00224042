import { paymentStep, type OrderProgress, type OrderStatus } from '~/features/checkout/public.ts';
import type { order } from '~/services/db/payments-schema.ts';
import type { SessionOutcome } from './sessions/model.ts';

/** Rules and words of booked sessions and of the orders in Pesanan Saya. Pure: the screens use them too. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a person may change what they said of a session. */
export const RATING_EDITABLE_MS = DAY_MS;
export const LONGEST_REVIEW = 2_000;
export const LONGEST_NOTES = 3_000;

export const RATED = 'Feedback successfully submitted';
export const notRated = (error: string): string => `Cannot submit review: ${error}`;
export const NOT_PAID_YET = 'Pembayaran belum selesai, cek email untuk status terkini.';
export const NOTES_HINT = 'Catatan harus diatas 50 karakter';

/** What a rating of 1 to 5 says in words. */
export const ratingWords = ['Sangat kurang', 'Kurang', 'Cukup', 'Membantu', 'Sangat membantu'] as const;

export const bookingTabs = ['mentoring', 'cv-review', 'ats'] as const;
export type BookingTab = (typeof bookingTabs)[number];

type OrderType = (typeof order.$inferSelect)['transactionType'];

export const typesOf: Record<BookingTab, readonly OrderType[]> = {
  mentoring: ['mentoring'],
  'cv-review': ['cvReview', 'bundleAtsc'],
  ats: ['ats'],
};

/** The kind under which an order stands. */
export function tabOfType(type: OrderType): BookingTab {
  return bookingTabs.find((tab) => typesOf[tab].includes(type)) ?? 'mentoring';
}

/** The kind that an address names, if it does. */
export function tabOf(text: string | null): BookingTab | undefined {
  return bookingTabs.find((tab) => tab === text);
}

interface Standing {
  status: OrderStatus;
  paidAt: Date | null;
}

/** Paid, and the money did not go back. */
export function isPaid({ status, paidAt }: Standing): boolean {
  return paidAt !== null && status !== 'refunded' && status !== 'cancelled';
}

interface Chip {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  label: string;
}

const chips: Record<OrderStatus, Chip> = {
  awaiting_payment: { tone: 'warning', label: 'Menunggu pembayaran' },
  paid: { tone: 'success', label: 'Sudah dibayar' },
  in_progress: { tone: 'info', label: 'Sedang berjalan' },
  done: { tone: 'success', label: 'Selesai' },
  expired: { tone: 'neutral', label: 'Kedaluwarsa' },
  cancelled: { tone: 'neutral', label: 'Dibatalkan' },
  refunded: { tone: 'info', label: 'Dana dikembalikan' },
};

interface Shown extends Standing {
  payment?: OrderProgress['payment'];
  /** Of its session. */
  outcome?: SessionOutcome | null;
}

/** An order's state in a word or two. */
export function chipOf({ status, paidAt, payment = null, outcome = null }: Shown): Chip {
  if (status === 'done' && outcome === 'cancelled') return chips.cancelled;
  if (status === 'expired' && paidAt) return { tone: 'neutral', label: 'Lewat 7 hari' };
  const step = paymentStep({ status, payment });
  if (step === 'failed') return { tone: 'error', label: 'Pembayaran gagal' };
  if (step === 'review') return { tone: 'warning', label: 'Pembayaran diperiksa' };
  return chips[status];
}

/** Hours as people say them: `30 menit`. */
export function durationOf(hours: number): string {
  return `${hours * 60} menit`;
}

/** How a person's name stands below what they said: `Rani K.` */
export function shownName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${Array.from(last)[0]?.toUpperCase()}.` : first;
}

/** Whether what was said at `ratedAt` may still be changed. */
export function isEditable(ratedAt: Date, now: Date): boolean {
  return now.getTime() - ratedAt.getTime() < RATING_EDITABLE_MS;
}

const paymentNames: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    qris: 'QRIS',
    gopay: 'GoPay',
    shopeepay: 'ShopeePay',
    bank_transfer: 'Transfer bank',
    echannel: 'Mandiri Bill',
    credit_card: 'Kartu kredit/debit',
    cstore: 'Gerai ritel',
    voucher: 'Voucher, tanpa pembayaran',
    redeem: 'Kode redeem',
  }),
);

/** The gateway's word for a way of paying, as people say it. */
export function paymentName(type: string | null): string {
  if (!type) return 'Belum dipilih';
  return paymentNames.get(type.toLowerCase()) ?? type.replaceAll('_', ' ');
}
