import { z } from 'zod';
import { momentOfLocal } from '~/features/scheduling/public.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { typedDate } from '~/ui/format/written-date.ts';
import { cancelSession, type MoneyServices } from '../sessions/cancel-session.server.ts';
import { acceptSession, proposeTime } from '../sessions/move-session.server.ts';
import { reportSession } from '../sessions/report-session.server.ts';

const deskForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept'), startAt: z.coerce.date() }),
  z.object({
    intent: z.literal('propose'),
    /** On the mentor's clock. */
    at: z
      .string()
      .transform(typedDate)
      .refine((text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text), 'Pilih tanggal dan jamnya.'),
  }),
  z.object({ intent: z.literal('cancel') }),
  z.object({ intent: z.enum(['held', 'missed', 'no_show']) }),
]);

interface HandleDeskForm {
  services: MoneyServices;
  mentorId: string;
  sessionId: string;
  timeZone: string;
  form: FormData;
}

export interface DeskOutcome {
  tone: 'success' | 'error';
  text: string;
  /** Of the form that proposes a time. */
  errors?: FieldErrors;
}

const successWords = {
  accept: 'Sesi dikonfirmasi, dan mentee kami kabari.',
  propose: 'Usul waktumu kami kirim. Waktu yang lama tetap berlaku sampai mentee setuju.',
  cancel: 'Sesi dibatalkan. Mentee kami kabari, dan dananya kembali.',
  held: 'Sesi ditandai selesai. Terima kasih!',
  missed: 'Percobaan dicatat, dan orangnya kami kabari.',
  no_show: 'Dicatat bahwa mentee tidak datang.',
} as const;

/** What a mentor does to a session of theirs. @throws AppError not_found */
export async function handleDeskForm({
  services,
  mentorId,
  sessionId,
  timeZone,
  form,
}: HandleDeskForm): Promise<DeskOutcome> {
  const sent = deskForm.safeParse(textFields(form));
  const wrongTime = (at: string): DeskOutcome => ({ tone: 'error', text: at, errors: { at } });
  if (!sent.success) {
    const { at } = fieldErrors(sent.error);
    return at ? wrongTime(at) : { tone: 'error', text: 'Coba lagi, ya.' };
  }
  const own = { services, mentorId, sessionId };
  const request = sent.data;
  try {
    if (request.intent === 'accept') await acceptSession({ ...own, startAt: request.startAt });
    else if (request.intent === 'propose')
      await proposeTime({ ...own, startAt: new Date(momentOfLocal(request.at, timeZone)) });
    else if (request.intent === 'cancel') await cancelSession({ services, by: { mentorId, sessionId } });
    else await reportSession({ services, by: { mentorId, sessionId }, report: request.intent });
    return { tone: 'success', text: successWords[request.intent] };
  } catch (error) {
    // A day such as 31 February.
    if (error instanceof RangeError) return wrongTime('Tanggal itu tidak ada. Cek lagi, ya.');
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return { tone: 'error', text: error.text };
  }
}
