import { and, desc, eq, isNull } from 'drizzle-orm';
import { atsCheck } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

const MOST = 20;

interface ListReadFiles {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** Files that were uploaded to be checked and could be read, newest first. A check of one's own CV is none: that CV is at hand. */
export async function listReadFiles({ services, userId }: ListReadFiles) {
  return services.db
    .select({ id: atsCheck.id, fileName: atsCheck.fileName, createdAt: atsCheck.createdAt })
    .from(atsCheck)
    .where(and(eq(atsCheck.userId, userId), eq(atsCheck.status, 'done'), isNull(atsCheck.cvId)))
    .orderBy(desc(atsCheck.createdAt))
    .limit(MOST);
}
