import { redirect } from 'react-router';
import { orderRequest, placeOrder, refuseNotes, resolvePurchase } from '~/features/checkout/public.server.ts';
import type { SessionHours } from '~/features/checkout/public.ts';
import { loadMentor } from '~/features/mentors/public.server.ts';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import type { Services } from '~/services/services.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { hoursOf, promoOf, type AppliedPromo } from './load-booking-form.server.ts';
import { successPath } from './paths.ts';

interface HandleBookingForm {
  services: Services;
  user: SignedInUser;
  form: FormData;
}

export interface BookingFormOutcome {
  /** As typed, for the page that is shown again. */
  notes: string;
  cvId: string;
  jobId: string;
  hours: SessionHours;
  /** The time that was chosen: ISO text, empty for later. */
  startAt: string | null;
  promo: AppliedPromo | null;
  error: string | null;
  /** Everything is there; whether it is meant is asked before anything is ordered. */
  asks: boolean;
  status: number;
}

/**
 * The booking page without script, or before it is there: applies a code, shows what is about to be ordered, and once that is agreed to
 * buys and leads on to where it is paid.
 */
export async function handleBookingForm({
  services,
  user,
  form,
}: HandleBookingForm): Promise<BookingFormOutcome> {
  const fields = textFields(form);
  const { intent, notes = '', cvId = '', jobId = '', voucherCode: code = '' } = fields;
  const hours = hoursOf(fields['hours']) ?? 1;
  const again = async (error: string | null, status = 200, asks = false): Promise<BookingFormOutcome> => {
    const mentor = await loadMentor({ services, mentorId: fields['mentorId'] ?? '' });
    if (!mentor) throw new AppError('not_found');
    const promo = intent !== 'no-promo' ? { services, userId: user.id, mentor, hours, code } : null;
    const typed = { notes, cvId, jobId, hours, startAt: fields['startAt'] ?? null };
    return { ...typed, promo: promo && (await promoOf(promo)), error, asks, status };
  };
  if (intent !== 'order' && intent !== 'agree') return again(null);
  try {
    const { purchase, ...press } = await read({ services, user, fields });
    if (intent === 'order') return await again(null, 200, true);
    const opened = await placeOrder({ services, user, purchase, ...press });
    throw redirect(opened.invoice?.url ?? successPath(opened.bookId));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { text, total, status } = error;
    return again(total === undefined ? text : `${text} Totalnya sekarang ${formatRupiah(total)}.`, status);
  }
}

interface PlaceFields extends Omit<HandleBookingForm, 'form'> {
  fields: Record<string, string>;
}

/** @throws AppError for what cannot be ordered */
async function read({ services, user, fields }: PlaceFields) {
  const { voucherCode, clientToken, seenTotal } = fields;
  const parsed = orderRequest.safeParse({
    purchase: { ...fields, transactionType: 'mentoring' },
    voucherCode,
    clientToken,
    seenTotal,
  });
  if (!parsed.success) throw new AppError('invalid');
  const { purchase: input, ...press } = parsed.data;
  const purchase = await resolvePurchase({ services, userId: user.id, input });
  const refusal = refuseNotes(purchase);
  if (refusal) throw new AppError(refusal);
  return { purchase, ...press };
}
