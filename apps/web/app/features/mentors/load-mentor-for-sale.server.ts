import { and, eq } from 'drizzle-orm';
import { isListedMentor } from '~/services/db/listed-mentors.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface LoadMentorForSale {
  services: Pick<Services, 'db'>;
  mentorId: string;
}

/**
 * What an order needs to know of a mentor, contact included: for use cases, never whole for a page.
 * @returns null for an id that is unknown, no longer active, or of a suspended account; one who is there but `bookable: false` takes no orders
 */
export async function loadMentorForSale({ services, mentorId }: LoadMentorForSale) {
  const [found] = await services.db
    .select({
      id: mentor.id,
      name: mentor.name,
      title: mentor.title,
      /** Rupiah an hour. */
      price: mentor.price,
      photoUrl: mentor.photoUrl,
      serviceLine: mentor.serviceLine,
      schedule: mentor.schedule,
      phoneNumber: mentor.phoneNumber,
      email: mentor.email,
      bookable: mentor.bookable,
    })
    .from(mentor)
    .where(and(eq(mentor.id, mentorId), isListedMentor(services.db)));
  return found ?? null;
}
