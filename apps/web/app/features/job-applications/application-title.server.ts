import { and, eq, isNull } from 'drizzle-orm';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface ApplicationTitle {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** What a person's application is called; null where there is none of theirs. */
export async function applicationTitle({ services: { db }, userId, id }: ApplicationTitle) {
  const [found] = await db
    .select({ id: jobApplication.id, title: jobApplication.title, company: jobApplication.company })
    .from(jobApplication)
    .where(
      and(eq(jobApplication.id, id), eq(jobApplication.userId, userId), isNull(jobApplication.deletedAt)),
    );
  return found ?? null;
}
