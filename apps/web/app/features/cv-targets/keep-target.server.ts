import { and, eq } from 'drizzle-orm';
import { cvTarget } from '~/services/db/cv-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownsCv } from '~/features/cv-sync/public.server.ts';

interface OwnTarget {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** The ad that a CV is made for; null where there is none. @throws AppError not_found */
export async function loadTarget({ services, userId, id }: OwnTarget): Promise<string | null> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  const [found] = await services.db
    .select({ ad: cvTarget.ad })
    .from(cvTarget)
    .where(and(eq(cvTarget.cvId, id), eq(cvTarget.userId, userId)));
  return found?.ad ?? null;
}

/** Keeps an ad with a CV, in place of an earlier one. @throws AppError not_found */
export async function keepTarget({ services, userId, id, ad }: OwnTarget & { ad: string }): Promise<void> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  await services.db
    .insert(cvTarget)
    .values({ cvId: id, userId, ad })
    .onConflictDoUpdate({ target: [cvTarget.userId, cvTarget.cvId], set: { ad, updatedAt: new Date() } });
}

/** @throws AppError not_found */
export async function removeTarget({ services, userId, id }: OwnTarget): Promise<void> {
  if (!(await ownsCv({ services, userId, id }))) throw new AppError('not_found');
  await services.db.delete(cvTarget).where(and(eq(cvTarget.cvId, id), eq(cvTarget.userId, userId)));
}
