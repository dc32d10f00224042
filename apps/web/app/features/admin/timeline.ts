import { paymentName } from '~/features/bookings/public.ts';
import { auditSentence } from './audit-words.ts';
import { notificationWords, refundWords, statusWords } from './order-words.ts';
import type { adminAudit } from '~/services/db/admin-schema.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type {
  mentoringSession,
  order,
  payment,
  paymentNotification,
  refund,
} from '~/services/db/payments-schema.ts';
import type { reviewCase } from '~/services/db/review-schema.ts';

export interface Moment {
  /** ISO text. */
  at: string;
  title: string;
  detail: string;
  tone: 'neutral' | 'success' | 'warning';
}

interface Facts {
  order: typeof order.$inferSelect;
  payments: (typeof payment.$inferSelect)[];
  notifications: (typeof paymentNotification.$inferSelect)[];
  refunds: (typeof refund.$inferSelect)[];
  audits: (typeof adminAudit.$inferSelect)[];
  session: typeof mentoringSession.$inferSelect | undefined;
  review: typeof reviewCase.$inferSelect | undefined;
}

type Session = NonNullable<Facts['session']>;
type Review = NonNullable<Facts['review']>;

const HARMLESS = new Set(['received', 'duplicate', 'applied', 'unchanged']);

/** What happened to an order, newest first. */
export function timelineOf(facts: Facts): Moment[] {
  const { order: placed, payments, notifications, refunds, audits, session, review } = facts;
  const moments: Moment[] = [
    at(placed.createdAt, 'Pesanan dibuat', placed.voucherCode ? `Voucher ${placed.voucherCode}` : ''),
    ...payments.flatMap((one) => [
      at(one.createdAt, `Pembayaran ke-${one.attempt} dibuka`, `${one.gateway}, ${one.id}`),
      ...(one.settledAt
        ? [
            at(
              later(one.settledAt, one.createdAt),
              'Pembayaran diterima',
              one.paymentType ? paymentName(one.paymentType) : one.gateway,
              'success',
            ),
          ]
        : []),
    ]),
    ...notifications.map(({ createdAt, verdict, gateway }) =>
      at(
        createdAt,
        'Notifikasi gateway',
        `${gateway}: ${notificationWords[verdict] ?? verdict}`,
        HARMLESS.has(verdict) ? 'neutral' : 'warning',
      ),
    ),
    ...refunds.map(({ createdAt, amount, status, reason }) =>
      at(
        createdAt,
        'Pengembalian dana',
        `${formatRupiah(amount)}, ${refundWords[status]}: ${reason}`,
        'warning',
      ),
    ),
    ...(session ? sessionMoments(session) : []),
    ...(review ? reviewMoments(review) : []),
    ...ending(placed),
    ...audits.map((line) =>
      at(line.createdAt, `Operator ${auditSentence({ ...line, recordId: 'ini' })}`, line.actorEmail),
    ),
  ];
  // What happened in one moment is turned round as well.
  return moments.toReversed().sort((one, other) => other.at.localeCompare(one.at));
}

const outcomes = {
  held: 'Sesi berlangsung',
  unreachable: 'Mentee tidak bisa dihubungi',
  no_show: 'Mentee tidak datang',
  cancelled: 'Sesi dibatalkan',
  mentor_absent: 'Mentor tidak datang',
} as const;

const bySide: Record<string, string> = { customer: 'Oleh mentee', mentor: 'Oleh mentor' };

/** Who said so: only a mentor notes that somebody could not be reached or did not come. */
function sourceOf({ outcome, cancelledBy }: Session): string {
  if (outcome === 'cancelled') return bySide[cancelledBy ?? ''] ?? '';
  return outcome === 'unreachable' || outcome === 'no_show' ? 'Kata mentor' : '';
}

function sessionMoments(session: Session): Moment[] {
  const { announcedAt, lastAttemptAt, contactAttempts, outcome, outcomeAt } = session;
  return [
    ...when(announcedAt, 'Email dikirim', 'Ke pelanggan dan mentor'),
    ...when(lastAttemptAt, 'Mentor belum berhasil menghubungi', `${contactAttempts} dari 3 kali`, 'warning'),
    ...when(
      outcomeAt,
      outcome ? outcomes[outcome] : '',
      sourceOf(session),
      outcome === 'held' ? 'success' : 'warning',
    ),
  ];
}

function reviewMoments({ announcedAt, claimedAt, lateAt, guaranteeAmount, deliveredAt }: Review): Moment[] {
  return [
    ...when(announcedAt, 'Email dikirim', 'Pesanan diterima'),
    ...when(claimedAt, 'Diambil reviewer'),
    ...when(lateAt, 'Garansi terlambat dibuka', formatRupiah(guaranteeAmount ?? 0), 'warning'),
    ...when(deliveredAt, 'Hasil review dikirim', 'Beserta email ke pelanggan', 'success'),
  ];
}

/** Gateways cut their times to seconds, so a payment can seem to be older than its order. */
const later = (one: Date, other: Date) => (one > other ? one : other);

/** An order that came to nothing is changed no more. */
function ending({ status, updatedAt }: Facts['order']): Moment[] {
  if (status !== 'expired' && status !== 'cancelled') return [];
  return [at(updatedAt, `Pesanan ${statusWords[status].toLowerCase()}`, '', 'warning')];
}

function when(
  moment: Date | null,
  ...rest: [title: string, detail?: string, tone?: Moment['tone']]
): Moment[] {
  return moment ? [at(moment, ...rest)] : [];
}

function at(moment: Date, title: string, detail = '', tone: Moment['tone'] = 'neutral'): Moment {
  return { at: moment.toISOString(), title, detail, tone };
}
