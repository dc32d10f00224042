import { and, eq, isNull, sql } from 'drizzle-orm';
import { cvComment, cvShare } from '~/services/db/cv-sharing-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { isPublic } from '~/features/cv-rendering/public.server.ts';
import { ownsCv } from '~/features/cv-sync/public.server.ts';
import { currentAddresses } from '../addresses/find-address.server.ts';
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
  if (!row) return { ...PRIVATE, address: id };
  const [{ random, chosen }, counts] = await Promise.all([
    currentAddresses(services.db, id),
    countComments(services, id),
  ]);
  const { active, passwordHash, endsAt, listed, comments, views, downloads } = row;
  const open = isPublic(row);
  return {
    active,
    hasPassword: passwordHash !== null,
    lastDay: endsAt && lastDay(endsAt),
    ended: endsAt !== null && endsAt <= new Date(),
    listed,
    comments,
    ...counts,
    chosen,
    isPublic: open,
    address: (open ? chosen : null) ?? random ?? id,
    views,
    downloads,
  };
}

async function countComments({ db }: Pick<Services, 'db'>, cvId: string) {
  const [counted] = await db
    .select({
      commentCount: sql<number>`count(*)::int`,
      waitingComments: sql<number>`(count(*) FILTER (WHERE ${cvComment.state} = 'waiting'))::int`,
    })
    .from(cvComment)
    .where(and(eq(cvComment.cvId, cvId), isNull(cvComment.deletedAt)));
  return counted ?? { commentCount: 0, waitingComments: 0 };
}
