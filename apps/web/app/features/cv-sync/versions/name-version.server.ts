import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedDocument } from '../owned-cv.server.ts';
import { withoutPhotograph } from './keep-version.server.ts';
import { NAMED_LIMIT } from './model.ts';

interface NameVersion {
  services: Pick<Services, 'db'>;
  userId: string;
  cvId: string;
  name: string;
}

/** Keeps what is stored now under a name; once, where the same stands under it already. @throws AppError not_found, too_many_versions */
export async function nameVersion({ services, userId, cvId, name }: NameVersion): Promise<void> {
  await services.db.transaction(async (tx) => {
    // The lock makes several at once wait for each other: counting is exact.
    const [stored] = await tx
      .select({ document: sql<unknown>`${withoutPhotograph}` })
      .from(cv)
      .where(ownedDocument({ userId, id: cvId }))
      .for('update');
    if (!stored) throw new AppError('not_found');
    const known = and(
      eq(cvVersion.userId, userId),
      eq(cvVersion.cvId, cvId),
      eq(cvVersion.name, name),
      eq(cvVersion.document, stored.document),
    );
    if ((await tx.$count(cvVersion, known)) > 0) return;
    const named = await tx.$count(
      cvVersion,
      and(eq(cvVersion.userId, userId), eq(cvVersion.cvId, cvId), isNotNull(cvVersion.name)),
    );
    if (named >= NAMED_LIMIT) throw new AppError('too_many_versions');
    await tx
      .insert(cvVersion)
      .values({ id: newId(), userId, cvId, name, document: stored.document, createdAt: new Date() });
  });
}
