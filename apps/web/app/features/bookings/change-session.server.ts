import type { z } from 'zod';
import type { Services } from '~/services/services.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { bookingFormSchema } from './schema.ts';
import { cancelSession } from './sessions/cancel-session.server.ts';
import { answerProposal } from './sessions/move-session.server.ts';
import { confirmHeld } from './sessions/report-session.server.ts';
import { openCase } from './sessions/session-case.server.ts';

interface Own {
  services: Services;
  userId: string;
  bookId: string;
}

type Change = Extract<
  z.infer<typeof bookingFormSchema>,
  { intent: 'cancel-session' | 'accept-time' | 'decline-time' | 'held' | 'problem' }
>;

/** What a customer does to a session that they paid. @returns the sentence that says what came of it */
export async function changeSession(own: Own, change: Change): Promise<string> {
  const { services, userId, bookId } = own;
  if (change.intent === 'cancel-session') {
    const amount = await cancelSession({ services, by: { userId, bookId }, promised: change.part });
    return amount > 0
      ? `Sesi dibatalkan, dan ${formatRupiah(amount)} kami kembalikan.`
      : 'Sesi dibatalkan tanpa pengembalian dana.';
  }
  if (change.intent === 'held') {
    await confirmHeld(own);
    return 'Terima kasih! Sekarang beri ulasan untuk mentormu.';
  }
  if (change.intent === 'problem') {
    await openCase({ ...own, kind: change.kind, words: change.words });
    return 'Laporanmu kami terima. Kami periksa dulu kedua sisi, lalu mengabarimu lewat email.';
  }
  const accepts = change.intent === 'accept-time';
  await answerProposal({ ...own, proposed: change.proposed, accepts });
  return accepts ? 'Waktu baru disepakati.' : 'Mentor kami kabari. Waktu yang lama tetap berlaku.';
}
