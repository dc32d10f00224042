import { listFreeTimes } from '~/features/scheduling/public.server.ts';
import type { Services } from '~/services/services.server.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import { listReviews } from './list-reviews.server.ts';
import { loadMentor } from './load-mentor.server.ts';
import { tabOf } from './model.ts';

interface LoadMentorPage {
  services: Pick<Services, 'db'>;
  mentorId: string;
  /** Of the page's address: the tab, and where in the reviews. */
  query: URLSearchParams;
  /** Where the person wants to see times; null where their browser has not said yet. */
  zone: string | null;
  now?: Date;
}

/** So many free times are named; the booking page has them all. */
const FIRST_TIMES = 6;

/** Everything on a mentor's page, loaded at once; null for an unknown or inactive mentor. */
export async function loadMentorPage({ services, mentorId, query, zone, now = new Date() }: LoadMentorPage) {
  const tab = tabOf(query);
  const next = { db: services.db, mentorId, now, most: FIRST_TIMES };
  const [mentor, reviews, hour, long] = await Promise.all([
    loadMentor({ services, mentorId }),
    tab === 'profil' ? listReviews({ services, mentorId, query }) : null,
    listFreeTimes({ ...next, minutes: 60 }),
    listFreeTimes({ ...next, minutes: 90 }),
  ]);
  /** What is free for an hour is free for half of one. */
  const times = hour && long && { hour, long };
  return mentor && { mentor, reviews, tab, times, zone: zone ?? HOME_ZONE, isZoneKnown: zone !== null };
}

export type MentorPageData = NonNullable<Awaited<ReturnType<typeof loadMentorPage>>>;
