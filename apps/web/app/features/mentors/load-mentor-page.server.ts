import { listFreeTimes } from '~/features/scheduling/public.server.ts';
import type { Services } from '~/services/services.server.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import { listReviews } from './list-reviews.server.ts';
import { loadMentor } from './load-mentor.server.ts';
import type { MentorView } from './model.ts';

interface LoadMentorPage {
  services: Pick<Services, 'db'>;
  mentorId: string;
  view: MentorView;
  /** Where the person wants to see times; null where their browser has not said yet. */
  zone: string | null;
  now?: Date;
}

/** So many free times are named; the booking page has them all. */
const FIRST_TIMES = 6;
const HOUR_MINUTES = 60;

/** Everything on a mentor's page, loaded at once; null for an unknown or inactive mentor. */
export async function loadMentorPage({ services, mentorId, view, zone, now = new Date() }: LoadMentorPage) {
  const next = { db: services.db, mentorId, minutes: HOUR_MINUTES, now, most: FIRST_TIMES };
  const [mentor, reviews, times] = await Promise.all([
    loadMentor({ services, mentorId }),
    view.tab === 'profil' ? listReviews({ services, mentorId, page: view.reviews }) : [],
    listFreeTimes(next),
  ]);
  return mentor && { mentor, reviews, view, times, zone: zone ?? HOME_ZONE, isZoneKnown: zone !== null };
}

export type MentorPageData = NonNullable<Awaited<ReturnType<typeof loadMentorPage>>>;
