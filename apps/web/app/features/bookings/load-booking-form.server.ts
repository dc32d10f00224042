import { previewPrice, type PricedPurchase } from '~/features/checkout/public.server.ts';
import { sessionHours, type SessionHours } from '~/features/checkout/public.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { listJobs } from '~/features/job-applications/public.server.ts';
import { loadMentor } from '~/features/mentors/public.server.ts';
import { listFreeTimes } from '~/features/scheduling/public.server.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';

interface LoadBookingForm {
  services: Services;
  userId: string;
  search: URLSearchParams;
  /** Where the person wants to see times; null where their browser has not said yet. */
  zone: string | null;
  /** The job that the mentor was looked for, perhaps not theirs. */
  jobId?: string | null;
  now?: Date;
}

/** So many times of one duration are offered. */
const MOST_TIMES = 150;

/** What the booking page needs of the chosen mentor and of the person; null for a mentor that we do not have. */
export async function loadBookingForm({
  services,
  userId,
  search,
  zone,
  jobId,
  now = new Date(),
}: LoadBookingForm) {
  const found = await loadMentor({ services, mentorId: search.get('mentor') ?? '' });
  if (!found) return null;
  const { id, name, title, price, photoUrl, serviceLine, schedule, bookable, ratingCount, ratingSum } = found;
  const times = await timesOf(services, id, now);
  const mentor = {
    id,
    name,
    title,
    price,
    photoUrl,
    serviceLine,
    // Where a free time is chosen, words about the mentor's week could only contradict it.
    schedule: times ? '' : schedule,
    bookable,
    ratingCount,
    ratingSum,
  };
  const hours = hoursOf(search.get('hours'));
  const cvs = await listCvs({ services, userId });
  const jobs = await listJobs({ services, userId });
  const promo = await promoOf({ services, userId, mentor, hours: hours ?? 1, code: search.get('promo') });
  return {
    mentor,
    times,
    zone: zone ?? HOME_ZONE,
    isZoneKnown: zone !== null,
    /** The time that the address names, where it is free for that long. */
    at: times?.[hours ?? 1].find((time) => new Date(time).toISOString() === search.get('at')) ?? null,
    /** null: the page's address does not say. */
    hours,
    cvs: cvs.map((cv) => ({ id: cv.id, name: cv.name })),
    jobs,
    jobId: jobs.find(({ id: known }) => known === jobId)?.id ?? null,
    promo,
    /** Names the press of a page without script. */
    clientToken: newId(),
  };
}

export type BookingFormData = NonNullable<Awaited<ReturnType<typeof loadBookingForm>>>;

export function hoursOf(text: string | null | undefined): SessionHours | null {
  return sessionHours.find((hours) => String(hours) === text) ?? null;
}

/** When sessions of each duration can begin; null for a mentor without a calendar. */
async function timesOf({ db }: Pick<Services, 'db'>, mentorId: string, now: Date) {
  const [half, one, more] = await Promise.all(
    sessionHours.map((hours) => listFreeTimes({ db, mentorId, minutes: hours * 60, now, most: MOST_TIMES })),
  );
  return half && one && more ? { 0.5: half, 1: one, 1.5: more } : null;
}

interface PromoOf extends Omit<LoadBookingForm, 'search' | 'zone' | 'jobId' | 'now'> {
  mentor: { id: string; name: string; price: number };
  hours: SessionHours;
  code: string | null | undefined;
}

export interface AppliedPromo {
  code: string;
  price: PricedPurchase | null;
  refusal: { text: string; unpaidOrder: string | null } | null;
}

/** A code of the page's address or of a form without script, with what it does. */
export async function promoOf({
  services,
  userId,
  mentor,
  hours,
  code,
}: PromoOf): Promise<AppliedPromo | null> {
  if (!code?.trim()) return null;
  try {
    const purchase = { transactionType: 'mentoring', mentor, hours } as const;
    return {
      code,
      price: await previewPrice({ services, userId, purchase, voucherCode: code }),
      refusal: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { text, unpaidOrder = null } = error;
    return { code, price: null, refusal: { text, unpaidOrder } };
  }
}
