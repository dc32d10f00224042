import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { quote, usePlaceOrder, usePromo } from '~/features/checkout/public.ts';
import type { BookingFormOutcome } from '../handle-booking-form.server.ts';
import type { BookingFormData } from '../load-booking-form.server.ts';
import { forgetDraft } from '../local-draft.ts';
import { successPath } from '../paths.ts';
import { useBookingDraft } from './use-booking-draft.ts';

/** What somebody wants of a mentor, what it costs with their code, and the order that is made of it. */
export function useBookingOrder(data: BookingFormData, outcome: BookingFormOutcome | null) {
  const { mentor, cvs, jobs } = data;
  const navigate = useNavigate();
  const initial = (outcome ? outcome.promo : data.promo) ?? undefined;
  const { draft, change, restoredPromo } = useBookingDraft({
    mentorId: mentor.id,
    hours: outcome?.hours ?? data.hours,
    notes: outcome?.notes,
    cvId: outcome?.cvId,
    jobId: outcome?.jobId ?? data.jobId ?? undefined,
    promo: initial?.price ? initial.code : undefined,
    cvIds: cvs.map(({ id }) => id),
    jobIds: jobs.map(({ id }) => id),
  });
  const { hours, notes, cvId, jobId } = draft;
  const { promo, price } = usePromo({
    purchase: { transactionType: 'mentoring', mentorId: mentor.id, hours },
    plain: quote({ kind: 'mentoring', mentor, hours }),
    initial,
    restored: restoredPromo,
  });
  const order = usePlaceOrder({
    scope: `mentoring:${mentor.id}`,
    onPriceChanged: promo.refresh,
    onSettled: (bookId) => {
      forgetDraft();
      void navigate(successPath(bookId), { replace: true });
    },
  });

  const keepPromo = useEffectEvent((applied: string | undefined) => {
    if (restoredPromo !== null) change({}, applied ?? '');
  });
  useEffect(() => keepPromo(promo.applied), [promo.applied]);

  /** @param startAt ISO text; empty or null where the time is agreed later */
  async function buy(startAt: string | null): Promise<void> {
    const time = startAt ? { startAt, timeZone: data.zone } : {};
    const purchase = { transactionType: 'mentoring', mentorId: mentor.id, hours, notes, ...time } as const;
    await order.place({
      purchase: { ...purchase, ...(cvId && { cvId }), ...(jobId && { jobId }) },
      voucherCode: promo.applied,
      seenTotal: price.total,
    });
  }

  const update = (changes: Partial<typeof draft>) => change(changes, promo.applied ?? '');
  return { draft, update, promo, price, order, buy };
}
