import { and, eq } from 'drizzle-orm';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface LoadMentor {
  services: Pick<Services, 'db'>;
  mentorId: string;
}

/**
 * What everybody may know of a mentor: never how to reach them.
 * @returns null for an id that is unknown, no longer active, or of a suspended account
 */
export async function loadMentor({ services, mentorId }: LoadMentor) {
  const [found] = await services.db
    .select({
      id: mentor.id,
      name: mentor.name,
      title: mentor.title,
      serviceLine: mentor.serviceLine,
      experiences: mentor.experiences,
      education: mentor.education,
      industry: mentor.industry,
      skills: mentor.skills,
      schedule: mentor.schedule,
      description: mentor.description,
      price: mentor.price,
      linkedin: mentor.linkedin,
      photoUrl: mentor.photoUrl,
      videoUrl: mentor.videoUrl,
      super: mentor.super,
      seniority: mentor.seniority,
      bookable: mentor.bookable,
      ratingCount: mentor.ratingCount,
      ratingSum: mentor.ratingSum,
    })
    .from(mentor)
    .where(and(eq(mentor.id, mentorId), isListedMentor(services.db)));
  return found ?? null;
}

export type MentorProfile = NonNullable<Awaited<ReturnType<typeof loadMentor>>>;
