import { redirect } from 'react-router';
import { orderRequest, placeOrder, resolvePurchase } from '~/features/checkout/public.server.ts';
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
  promo: AppliedPromo | null;
  error: string | null;
  status: number;
}

/** The booking page without script: applies a code, or buys and leads on to where it is paid. */
export async function handleBookingForm({
  services,
  user,
  form,
}: HandleBookingForm): Promise<BookingFormOutcome> {
  const fields = textFields(form);
  const { intent, notes = '', cvId = '', jobId = '', voucherCode: code = '' } = fields;
  const hours = hoursOf(fields['hours']) ?? 1;
  const again = async (error: string | null, status = 200): Promise<BookingFormOutcome> => {
    const mentor = await loadMentor({ services, mentorId: fields['mentorId'] ?? '' });
    if (!mentor) throw new AppError('not_found');
    const promo = intent !== 'no-promo' ? { services, userId: user.id, mentor, hours, code } : null;
    return { notes, cvId, jobId, hours, promo: promo && (await promoOf(promo)), error, status };
  };
  if (intent !== 'order') return again(null);
  try {
    const opened = await order({ services, user, fields });
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

async function order({ services, user, fields }: PlaceFields) {
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
  return placeOrder({ services, user, purchase, ...press });
}
