import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  changeMentor,
  extendOrder,
  findDearerMentor,
  findFollowingDifference,
  finishTransfer,
  giveVoucher,
  markPaid,
  openRefundAccount,
  refundOrder,
  requestRefund,
  transferByHand,
  unmarkPaid,
  type Refund,
} from '~/features/checkout/public.server.ts';
import { assignReview } from '~/features/cv-review/public.server.ts';
import { writeToBoth } from '~/features/bookings/public.server.ts';
import { loadMentorForSale } from '~/features/mentors/public.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { mentoringSession, payment, refund } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { AppError } from '~/services/error.ts';
import { typedNumber } from '~/services/typed-number.ts';
import { requireNothingSince } from './done-to.server.ts';
import { findMentorId, mentorWords } from './find-mentor-id.server.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';

const rupiah = typedNumber().pipe(z.int('Isi rupiah dengan bilangan bulat').positive('Harus lebih dari 0'));
export const orderChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('refund'),
    amount: rupiah,
    reason: z.string().trim().min(5, 'Tulis alasannya').max(300),
    /** A kindness of ours: the mentor's share stays whole. */
    keepsShare: z.literal('on').optional(),
  }),
  z.object({
    intent: z.literal('voucher'),
    worth: rupiah.pipe(z.number().max(1_000_000, 'Paling banyak Rp1.000.000')),
    voucherReason: z.string().trim().min(5, 'Tulis alasannya').max(300),
  }),
  z.object({
    intent: z.literal('transferred'),
    refundId: z.string().min(1),
    /** When the account that the operator saw was given: its owner may have named another one since. */
    accountAt: z.string().optional(),
  }),
  z.object({ intent: z.literal('by-hand'), refundId: z.string().min(1) }),
  z.object({ intent: z.literal('account'), refundId: z.string().min(1) }),
  z.object({
    intent: z.literal('mark-paid'),
    paymentId: z.string().min(1),
    /** What the operator read at the gateway: typed, not taken over. */
    seenAmount: rupiah,
    reason: z.string().trim().min(10, 'Tulis apa yang kamu lihat di dashboard gateway').max(300),
  }),
  z.object({
    intent: z.literal('unmark-paid'),
    paymentId: z.string().min(1),
    reason: z.string().trim().min(10, 'Tulis apa yang kamu lihat di dashboard gateway').max(300),
  }),
  z.object({
    intent: z.literal('change-mentor'),
    mentorId: mentorWords,
  }),
  z.object({ intent: z.literal('assign'), reviewerId: z.string().min(1, 'Pilih reviewer').max(64) }),
  z.object({
    intent: z.literal('extend'),
    days: typedNumber().pipe(
      z.int('Isi dengan bilangan bulat').min(1, 'Minimal 1 hari').max(60, 'Paling banyak 60 hari'),
    ),
  }),
]);

interface ChangeOrder {
  services: Parameters<typeof refundOrder>[0]['services'] & Pick<Services, 'sealing' | 'config'>;
  actor: Actor;
  orderId: string;
  change: z.infer<typeof orderChange>;
  /** What its page knew of what operators did to the order (`lastDoneTo`). */
  seen?: string | undefined;
}

/**
 * What an operator does to an order. The audit is written first before a gateway is called, so that every attempt is recorded.
 * @returns the sentence that says what came of it
 * @throws AppError
 */
export async function changeOrder({ services, actor, orderId, change, seen }: ChangeOrder): Promise<string> {
  const { db, events } = services;
  if (change.intent === 'mark-paid') return settleByHand({ services, actor, orderId, change });
  if (change.intent === 'change-mentor') return moveSession({ services, actor, orderId, change, seen });
  const record = { resource: 'orders', recordId: orderId };
  const note = { actor, ...record };
  if (change.intent === 'unmark-paid') {
    const { paymentId, reason } = change;
    await db.transaction(async (tx) => {
      await unmarkPaid({ services, tx, orderId, paymentId });
      await recordAudit({ tx, ...note, action: 'unmark paid', after: { paymentId, reason } });
    });
    return 'Tanda lunas dibatalkan: pesanannya ditutup, haknya dicabut, dan pelanggan dikabari lewat email.';
  }
  if (change.intent === 'assign') {
    const { reviewerId } = change;
    const name = await db.transaction(async (tx) => {
      const reviewer = await assignReview({ services, tx, bookId: orderId, reviewerId });
      await recordAudit({ tx, ...note, action: 'assign review', after: { reviewer, reviewerId } });
      return reviewer;
    });
    return `Review diserahkan ke ${name}, yang dikabari lewat email.`;
  }
  if (change.intent === 'extend') {
    const { days } = change;
    await db.transaction(async (tx) => {
      await requireNothingSince(tx, { ...record, seen });
      await extendOrder({ tx, events, orderId, days });
      await recordAudit({ tx, ...note, action: 'extend', after: { days } });
      const [session] = await tx
        .select({ expiresAt: mentoringSession.expiresAt })
        .from(mentoringSession)
        .where(eq(mentoringSession.orderId, orderId));
      if (!session) return;
      const words = `Sesi sekarang berlaku sampai ${formatDateTime(session.expiresAt)}.`;
      await writeToBoth({ services, tx, which: { orderId }, kind: 'extended', words });
    });
    return `Waktu pesanan ditambah ${days} hari.`;
  }
  if (change.intent === 'transferred') {
    const { refundId, accountAt } = change;
    const end = await db.transaction(async (tx) => {
      const [known] = await tx
        .select({ id: refund.id })
        .from(refund)
        .where(and(eq(refund.id, refundId), eq(refund.orderId, orderId)));
      if (!known) throw new AppError('not_found');
      return finishTransfer({
        services,
        tx,
        refundId,
        reference: null,
        accountAt,
        note: ({ account }) =>
          recordAudit({ tx, ...note, action: 'refund transferred', after: { refundId, account } }),
      });
    });
    if (end === 'twice')
      return 'Dana ini sudah kembali ke pelanggan lewat jalan lain. Minta kembali transfernya ke bank: dicatat di Perlu tindakan.';
    return 'Pengembalian dana ditandai sudah ditransfer.';
  }
  if (change.intent === 'by-hand' || change.intent === 'account')
    return dealWithRefund({ services, actor, orderId, change });
  if (change.intent === 'voucher') {
    const { worth, voucherReason: reason } = change;
    const code = await db.transaction(async (tx) => {
      await requireNothingSince(tx, { ...record, seen });
      const given = await giveVoucher({ services, tx, orderId, amount: worth });
      await recordAudit({ tx, ...note, action: 'give voucher', after: { code: given, worth, reason } });
      return given;
    });
    return `Voucher ${code} dikirim ke pelanggan.`;
  }
  const { amount, reason } = change;
  const keepsShare = change.keepsShare === 'on';
  await db.transaction(async (tx) => {
    await requireNothingSince(tx, { ...record, seen });
    await recordAudit({ tx, ...note, action: 'refund', after: { amount, reason, keepsShare } });
  });
  const difference = await findFollowingDifference(db, { orderId, amount });
  const goesOnWith = await findDearerMentor(db, orderId);
  try {
    const status = await refundOrder({ services, orderId, amount, reason, keepsShare });
    return refundWords(status, { difference, goesOnWith });
  } catch (error) {
    if (error instanceof AppError)
      await recordAudit({ tx: db, ...note, action: 'refund refused', after: { code: error.code } });
    throw error;
  }
}

interface AfterRefund {
  /** What goes back by itself from the order that paid for another mentor. */
  difference: number;
  /** The mentor whom that order paid for, where it goes back alone. */
  goesOnWith: string | null;
}

function refundWords(status: Refund['status'], { difference, goesOnWith }: AfterRefund): string {
  const isManual = status === 'manual';
  const done = isManual
    ? 'Cara bayar ini tidak bisa dikembalikan otomatis. Transfer dananya, lalu tandai di sini.'
    : 'Dana dikembalikan lewat gateway.';
  if (goesOnWith)
    return `${done} Sesinya tetap dengan ${goesOnWith}; begitu semua selisihnya kembali, mentornya bisa diganti lagi dari pesanan sesinya.`;
  if (difference === 0) return done;
  const when = isManual ? ' begitu kamu tandai' : '';
  return `${done} Selisih ganti mentor, ${formatRupiah(difference)}, ikut dikembalikan${when}.`;
}

type Of<Intent> = Omit<ChangeOrder, 'change'> & {
  change: Extract<ChangeOrder['change'], { intent: Intent }>;
};

/** The amount is typed once more by who saw it at the gateway: a slip of the hand does not hand anything out. */
async function settleByHand({ services, actor, orderId, change }: Of<'mark-paid'>): Promise<string> {
  const { paymentId, seenAmount, reason } = change;
  await services.db.transaction(async (tx) => {
    const [paid] = await tx
      .select({ amount: payment.amount })
      .from(payment)
      .where(and(eq(payment.id, paymentId), eq(payment.orderId, orderId)));
    if (!paid) throw new AppError('not_found');
    if (paid.amount !== seenAmount) throw new AppError('amount_differs');
    await markPaid({ services, tx, orderId, paymentId });
    const after = { paymentId, seenAmount, reason };
    await recordAudit({ tx, actor, resource: 'orders', recordId: orderId, action: 'mark paid', after });
  });
  return 'Pesanan ditandai lunas, dan isinya sudah diberikan ke pelanggan.';
}

async function dealWithRefund({
  services,
  actor,
  orderId,
  change: { intent, refundId },
}: Of<'by-hand' | 'account'>): Promise<string> {
  const { db } = services;
  const [known] = await db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.id, refundId), eq(refund.orderId, orderId)));
  if (!known) throw new AppError('not_found');
  // First: who looked is noted even where nothing is found.
  const action = intent === 'account' ? 'view refund account' : 'refund by hand';
  await recordAudit({ tx: db, actor, resource: 'orders', recordId: orderId, action, after: { refundId } });
  if (intent === 'account') {
    const { bank, number, holder } = await openRefundAccount(services, db, refundId);
    return `${bank} ${number} atas nama ${holder}`;
  }
  if (!(await transferByHand({ services, refundId, from: 'failed' })))
    throw new AppError('order_other_state');
  return 'Pelanggan diminta mengisi rekening. Transfer dananya, lalu tandai di sini.';
}

/** The difference in price is settled with the change: given back, or paid first. */
async function moveSession({ services, actor, orderId, change, seen }: Of<'change-mentor'>): Promise<string> {
  const mentorId = await findMentorId(services.db, change.mentorId);
  const mentor = await loadMentorForSale({ services, mentorId });
  if (!mentor) throw new AppError('not_found');
  const changed = await services.db.transaction(async (tx) => {
    await requireNothingSince(tx, { resource: 'orders', recordId: orderId, seen });
    const outcome = await changeMentor({ services, tx, orderId, mentor });
    const after =
      'refund' in outcome
        ? { mentorId, refunded: outcome.refund?.amount ?? 0 }
        : { mentorId, differenceOrder: outcome.differenceOrder };
    await recordAudit({ tx, actor, resource: 'orders', recordId: orderId, action: 'change mentor', after });
    return outcome;
  });
  if ('differenceOrder' in changed)
    return `Pelanggan diminta membayar selisihnya dulu; sesi pindah ke ${mentor.name} begitu dibayar.`;
  if (!changed.refund) return `Sesi pindah ke ${mentor.name}.`;
  await requestRefund(services, changed.refund);
  return `Sesi pindah ke ${mentor.name}, dan selisih ${formatRupiah(changed.refund.amount)} dikembalikan.`;
}
