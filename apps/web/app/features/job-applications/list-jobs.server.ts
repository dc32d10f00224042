import { and, desc, eq, isNull } from 'drizzle-orm';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import type { Services } from '~/services/services.server.ts';

interface ListJobs {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** The jobs of a person's board by name, the last touched first, to choose one that goes along with an order. */
export async function listJobs({ services: { db }, userId }: ListJobs) {
  const rows = await db
    .select({ id: jobApplication.id, title: jobApplication.title, company: jobApplication.company })
    .from(jobApplication)
    .where(
      and(
        eq(jobApplication.userId, userId),
        isNull(jobApplication.deletedAt),
        isNull(jobApplication.archivedAt),
      ),
    )
    .orderBy(desc(jobApplication.updatedAt), jobApplication.id);
  return rows.map(({ id, title, company }) => ({ id, name: company ? `${title}, ${company}` : title }));
}
