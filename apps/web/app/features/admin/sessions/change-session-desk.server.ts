import { z } from 'zod';
import { decideCase } from '~/features/bookings/public.server.ts';
import { decideDraft, inviteMentor, setNeedsLook } from '~/features/mentors/public.server.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

export const deskChange = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('invite'),
    mentorId: z.string().trim().min(1, 'Isi ID mentor').max(64),
  }),
  z.object({ intent: z.enum(['look', 'no-look', 'show', 'forget']), mentorId: z.string().min(1) }),
  z.object({
    intent: z.literal('decide'),
    caseId: z.string().min(1),
    outcome: z.enum(['held', 'no_show', 'mentor_absent']),
    refundAmount: z.coerce.number({ error: 'Isi dengan angka' }).int().min(0, 'Tidak boleh kurang dari 0'),
    decision: z.string().trim().min(10, 'Tulis alasannya, minimal 10 karakter').max(500),
  }),
]);

interface ChangeSessionDesk {
  services: Services;
  actor: Actor;
  change: z.infer<typeof deskChange>;
}

/** What an operator does about mentors' desks and reports. @returns what came of it, in words @throws AppError */
export async function changeSessionDesk({ services, actor, change }: ChangeSessionDesk): Promise<string> {
  if (change.intent === 'invite') {
    const { mentorId } = change;
    await services.db.transaction(async (tx) => {
      await inviteMentor({ services, tx, mentorId });
      const after = { mentorId };
      await recordAudit({ tx, actor, resource: 'mentors', recordId: mentorId, action: 'invite', after });
    });
    return 'Undangan dikirim ke email mentor.';
  }
  if (change.intent !== 'decide') {
    const { intent, mentorId } = change;
    await services.db.transaction(async (tx) => {
      if (intent === 'look' || intent === 'no-look') await setNeedsLook(tx, mentorId, intent === 'look');
      else await decideDraft({ tx, mentorId, shows: intent === 'show' });
      const action = `profile ${intent}`;
      await recordAudit({ tx, actor, resource: 'mentors', recordId: mentorId, action, after: { intent } });
    });
    return 'Tersimpan.';
  }
  const { caseId, outcome, refundAmount, decision } = change;
  await decideCase({
    services,
    caseId,
    decidedBy: actor.email,
    outcome,
    refundAmount,
    decision,
    alongside: (tx) =>
      recordAudit({
        tx,
        actor,
        resource: 'sessions',
        recordId: caseId,
        action: 'decide case',
        after: { outcome, refundAmount, decision },
      }),
  });
  return 'Laporan diputuskan, dan kedua pihak dikabari.';
}
