import { and, eq } from 'drizzle-orm';
import { cvShare } from '~/services/db/cv-sharing-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownsCv } from '~/features/cv-sync/public.server.ts';
import { lastDay, PRIVATE, type ShareSettings } from './model.ts';

interface LoadShare {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** How a person shares a CV of theirs. @throws AppError not_found */
export async function loadShare({ services, userId, id }: LoadShare): Promise<ShareSettings> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  const [row] = await services.db
    .select()
    .from(cvShare)
    .where(and(eq(cvShare.cvId, id), eq(cvShare.userId, userId)))
    .limit(1);
  if (!row) return PRIVATE;
  const { active, passwordHash, endsAt, listed, views, downloads } = row;
  return {
    active,
    hasPassword: passwordHash !== null,
    lastDay: endsAt && lastDay(endsAt),
    ended: endsAt !== null && endsAt <= new Date(),
    listed,
    views,
    downloads,
  };
}
