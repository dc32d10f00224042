import type { Services } from '~/services/services.server.ts';
import { listReviews } from './list-reviews.server.ts';
import { loadMentor } from './load-mentor.server.ts';
import type { MentorView } from './model.ts';

interface LoadMentorPage {
  services: Pick<Services, 'db'>;
  mentorId: string;
  view: MentorView;
}

/** Everything on a mentor's page, loaded at once; null for an unknown or inactive mentor. */
export async function loadMentorPage({ services, mentorId, view }: LoadMentorPage) {
  const [mentor, reviews] = await Promise.all([
    loadMentor({ services, mentorId }),
    view.tab === 'profil' ? listReviews({ services, mentorId, page: view.reviews }) : [],
  ]);
  return mentor && { mentor, reviews, view };
}

export type MentorPageData = NonNullable<Awaited<ReturnType<typeof loadMentorPage>>>;
