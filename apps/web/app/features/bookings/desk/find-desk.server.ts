import { eq } from 'drizzle-orm';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface FindDesk {
  services: Pick<Services, 'db'>;
  signedIn: Pick<SignedInUser, 'id' | 'role'>;
}

/**
 * Which mentor somebody is who signed in; for everybody else the desk does not exist. A second factor is offered, never demanded.
 * @throws AppError not_found
 */
export async function findDesk({ services, signedIn }: FindDesk): Promise<{ mentorId: string }> {
  if (signedIn.role === 'user') throw new AppError('not_found');
  const [desk] = await services.db
    .select({ mentorId: mentor.id })
    .from(mentorAccount)
    .innerJoin(mentor, eq(mentor.id, mentorAccount.mentorId))
    .where(eq(mentorAccount.userId, signedIn.id));
  if (!desk) throw new AppError('not_found');
  return desk;
}
