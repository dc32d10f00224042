import { and, eq, isNull } from 'drizzle-orm';
import { hashOfAd } from '~/features/ats/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { keepMatchCv, lastEditedCv } from './choose-match-cv.server.ts';
import { MOST_APPLICATIONS, sourceOf } from './model.ts';
import { lockBoard, notifyTabs } from './owned-application.server.ts';
import { placeInColumn } from './place-in-column.server.ts';
import type { ApplicationFields } from './schema.ts';

interface CreateApplication {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  fields: ApplicationFields;
  /** The ad that was pasted; empty where there was none. */
  ad: string;
  /** Of the press that asks for it. */
  id?: string | undefined;
}

/** Keeps a job at the top of what is saved, and has its ad compared with the CV that was edited last. @returns its id @throws AppError too_many_applications */
export async function createApplication({
  services,
  userId,
  fields,
  ad,
  id = newId(),
}: CreateApplication): Promise<string> {
  await services.db.transaction(async (tx) => {
    await lockBoard(tx, userId);
    // A form that was sent twice.
    const same = and(eq(jobApplication.id, id), eq(jobApplication.userId, userId));
    if ((await tx.$count(jobApplication, same)) > 0) return;
    await refuseTooMany(tx, userId);
    await tx.insert(jobApplication).values({
      id,
      userId,
      ...fields,
      source: fields.source || sourceOf(fields.link),
      ...(ad && { ad, adHash: hashOfAd(ad) }),
    });
    await placeInColumn(tx, { userId, id, stage: 'saved', before: undefined });
    const chosen = ad ? await lastEditedCv(tx, userId) : null;
    if (chosen) {
      await keepMatchCv(tx, { userId, id, chosen });
      await services.jobs.enqueue(tx, 'renew-matches', { userId, cvId: chosen.id });
    }
    await notifyTabs(services, tx, userId, id);
  });
  return id;
}

/** Inside a transaction that holds the board. @throws AppError too_many_applications */
export async function refuseTooMany(tx: DbOrTx, userId: string): Promise<void> {
  const kept = await tx.$count(
    jobApplication,
    and(eq(jobApplication.userId, userId), isNull(jobApplication.deletedAt)),
  );
  if (kept >= MOST_APPLICATIONS) throw new AppError('too_many_applications');
}
