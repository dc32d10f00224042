import { and, desc, like, sql } from 'drizzle-orm';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';

const SHOWN = 6;

/** The newest mentors who introduce themselves in a clip of ours, for the landing page. */
export function listIntroduced({ db }: Pick<Services, 'db'>) {
  return db
    .select({
      id: mentor.id,
      name: mentor.name,
      title: mentor.title,
      organization: sql<string | null>`${mentor.experiences} -> 0 ->> 'organization'`,
      photoUrl: mentor.photoUrl,
      videoUrl: sql<string>`${mentor.videoUrl}`,
    })
    .from(mentor)
    .where(and(isListedMentor(db), like(mentor.videoUrl, '/%')))
    .orderBy(desc(mentor.addedAt), mentor.id)
    .limit(SHOWN);
}

export type IntroducedMentor = Awaited<ReturnType<typeof listIntroduced>>[number];
