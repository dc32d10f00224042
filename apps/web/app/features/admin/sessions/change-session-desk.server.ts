import { z } from 'zod';
import { decideCase, moveForBoth, writeToBoth } from '~/features/bookings/public.server.ts';
import { decideDraft, inviteMentor, setNeedsLook } from '~/features/mentors/public.server.ts';
import { jakartaMoment } from '~/services/calendar.ts';
import { typedDate } from '~/ui/format/written-date.ts';
import type { Services } from '~/services/services.server.ts';
import { typedNumber } from '~/services/typed-number.ts';
import { findMentorId, mentorWords } from '../find-mentor-id.server.ts';
import { unlessDone } from '../done-to.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

const rupiah = typedNumber().pipe(
  z.int('Isi rupiah dengan bilangan bulat').min(0, 'Tidak boleh kurang dari 0'),
);

export const deskChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('invite'),
    mentorId: mentorWords,
  }),
  z.object({ intent: z.enum(['look', 'no-look']), mentorId: z.string().min(1) }),
  z.object({ intent: z.enum(['show', 'forget']), mentorId: z.string().min(1), seen: z.string() }),
  z.object({
    intent: z.literal('decide'),
    caseId: z.string().min(1),
    outcome: z.enum(['held', 'no_show', 'mentor_absent'], 'Pilih yang terjadi'),
    refundAmount: rupiah,
    voucherAmount: rupiah.pipe(z.number().max(1_000_000, 'Voucher paling banyak Rp1.000.000')).default(0),
    /** A kindness of ours: the mentor's share stays whole. */
    keepsShare: z.literal('on').optional(),
    decision: z.string().trim().min(10, 'Tulis alasannya, minimal 10 karakter').max(500),
  }),
  z.object({
    intent: z.literal('move'),
    sessionId: z.string().min(1),
    /** On Jakarta's clock. */
    startAt: z
      .string()
      .transform(typedDate)
      .refine((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text), 'Isi tanggal dan jam')
      .refine(isOnHalfHour, 'Mulai pada jam penuh atau setengah jam')
      .transform(jakartaMoment)
      .refine((at) => !Number.isNaN(at.getTime()), 'Tanggal itu tidak ada. Cek lagi, ya.'),
  }),
  z.object({
    intent: z.literal('message'),
    sessionId: z.string().min(1),
    words: z.string().trim().min(10, 'Tulis pesannya, minimal 10 karakter').max(2_000),
  }),
]);

function isOnHalfHour(local: string): boolean {
  return /:(00|30)$/.test(local);
}

type DeskChange = z.infer<typeof deskChange>;

interface ChangeSessionDesk {
  services: Services;
  actor: Actor;
  change: DeskChange;
  pressed?: string | undefined;
}

/** What an operator does about sessions, mentors' desks and reports. @returns what came of it, in words @throws AppError */
export async function changeSessionDesk({
  services,
  actor,
  change,
  pressed,
}: ChangeSessionDesk): Promise<string> {
  if (change.intent === 'invite') {
    const mentorId = await findMentorId(services.db, change.mentorId);
    const what = { resource: 'mentors', recordId: mentorId, action: 'invite', after: { mentorId } };
    await services.db.transaction((tx) =>
      unlessDone(tx, pressed, async () => {
        await inviteMentor({ services, tx, mentorId });
        await recordAudit({ tx, id: pressed, actor, ...what });
      }),
    );
    return 'Undangan dikirim ke email mentor.';
  }
  if (change.intent === 'move') {
    const { sessionId, startAt } = change;
    await moveForBoth({
      services,
      sessionId,
      startAt,
      alongside: (tx, before) =>
        recordAudit({
          tx,
          actor,
          resource: 'sessions',
          recordId: sessionId,
          action: 'move session',
          before: { startAt: before?.toISOString() ?? null },
          after: { startAt: startAt.toISOString() },
        }),
    });
    return 'Waktu sesi dipindah, dan undangan baru dikirim ke keduanya.';
  }
  if (change.intent === 'message') {
    const { sessionId, words } = change;
    const what = { resource: 'sessions', recordId: sessionId, action: 'write to both', after: { words } };
    await services.db.transaction((tx) =>
      unlessDone(tx, pressed, async () => {
        await writeToBoth({ services, tx, which: { sessionId }, kind: 'message', words });
        await recordAudit({ tx, id: pressed, actor, ...what });
      }),
    );
    return 'Pesan dikirim ke mentee dan mentor.';
  }
  if (change.intent !== 'decide') {
    const { intent, mentorId } = change;
    await services.db.transaction(async (tx) => {
      if ('seen' in change)
        await decideDraft({ services, tx, mentorId, shows: intent === 'show', seen: change.seen });
      else await setNeedsLook(tx, mentorId, intent === 'look');
      const action = `profile ${intent}`;
      await recordAudit({ tx, actor, resource: 'mentors', recordId: mentorId, action, after: { intent } });
    });
    return 'Tersimpan.';
  }
  const { intent: _, caseId, keepsShare, ...decided } = change;
  await decideCase({
    services,
    caseId,
    decidedBy: actor.email,
    ...decided,
    keepsShare: keepsShare === 'on',
    alongside: (tx) =>
      recordAudit({
        tx,
        actor,
        resource: 'sessions',
        recordId: caseId,
        action: 'decide case',
        after: { ...decided, keepsShare: keepsShare === 'on' },
      }),
  });
  return 'Laporan diputuskan, dan kedua pihak dikabari.';
}
