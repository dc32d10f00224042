import { redirect } from 'react-router';
import { cancelOrder, payAgain } from '~/features/checkout/public.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import type { Services } from '~/services/services.server.ts';
import { notRated, RATED } from './model.ts';
import { changeSession } from './change-session.server.ts';
import { rateSession } from './rate-session.server.ts';
import { bookingFormSchema } from './schema.ts';

interface HandleOrderForm {
  services: Services;
  userId: string;
  bookId: string;
  form: FormData;
}

export interface OrderFormOutcome {
  /** Where on the page it is said. */
  about: 'order' | 'rating' | 'guarantee';
  tone: 'success' | 'error';
  text: string;
  errors: FieldErrors;
}

/** One of the forms on an order's page, by its `intent`. */
export async function handleOrderForm({
  services,
  userId,
  bookId,
  form,
}: HandleOrderForm): Promise<OrderFormOutcome> {
  const own = { services, userId, bookId };
  const fields = textFields(form);
  const parsed = bookingFormSchema.safeParse(fields);
  const about = aboutOf(fields);
  const refused = (reason: string, errors: FieldErrors = {}): OrderFormOutcome => ({
    about,
    tone: 'error',
    text: about === 'rating' ? notRated(reason) : reason,
    errors,
  });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    return refused(Object.values(errors)[0] ?? new AppError('invalid').text, errors);
  }
  try {
    const request = parsed.data;
    if (request.intent === 'cancel') {
      await cancelOrder(own);
      return { about, tone: 'success', text: 'Pesanan dibatalkan.', errors: {} };
    }
    if (request.intent === 'pay') {
      const { invoice } = await payAgain(own);
      throw invoice ? redirect(invoice.url) : new AppError('order_closed');
    }
    if (request.intent !== 'rate')
      return { about, tone: 'success', text: await changeSession(own, request), errors: {} };
    await rateSession({ ...own, rating: request.rating, review: request.review });
    return { about, tone: 'success', text: RATED, errors: {} };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What is not one's own has no page to say it on.
    if (error.code === 'not_found') throw error;
    return refused(error.text);
  }
}

function aboutOf({ intent, kind }: Record<string, string>): OrderFormOutcome['about'] {
  if (intent === 'rate') return 'rating';
  return intent === 'problem' && kind === 'first_session' ? 'guarantee' : 'order';
}
