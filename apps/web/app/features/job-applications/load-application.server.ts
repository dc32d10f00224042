import { postsOf } from '@setapak/ats/ad';
import { and, asc, desc, eq } from 'drizzle-orm';
import { listChecks, matchesOfAd } from '~/features/ats/public.server.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import {
  jobApplication,
  jobApplicationEvent,
  jobApplicationFile,
  jobApplicationMatch,
} from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { documentOf } from './application-documents.server.ts';
import { missingOf } from './missing-of.ts';
import { changeOf, nextStepOf, targetOf } from './model.ts';
import { ownedApplication } from './owned-application.server.ts';

interface LoadApplication {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
  now?: Date;
}

export type Application = Awaited<ReturnType<typeof loadApplication>>;

/** One application with everything that belongs to it, and what can be chosen for it. @throws AppError not_found */
export async function loadApplication({ services, userId, id, now = new Date() }: LoadApplication) {
  const { db } = services;
  const [row] = await db.select().from(jobApplication).where(ownedApplication({ userId, id })).limit(1);
  if (!row) throw new AppError('not_found');
  const events = await db
    .select({
      id: jobApplicationEvent.id,
      kind: jobApplicationEvent.kind,
      title: jobApplicationEvent.title,
      startsAt: jobApplicationEvent.startsAt,
      doneAt: jobApplicationEvent.doneAt,
    })
    .from(jobApplicationEvent)
    .where(and(eq(jobApplicationEvent.applicationId, id), eq(jobApplicationEvent.userId, userId)))
    .orderBy(asc(jobApplicationEvent.startsAt));
  const files = await db
    .select({
      id: jobApplicationFile.id,
      kind: jobApplicationFile.kind,
      name: jobApplicationFile.name,
      bytes: jobApplicationFile.bytes,
      cvId: jobApplicationFile.cvId,
      cvName: jobApplicationFile.cvName,
      createdAt: jobApplicationFile.createdAt,
    })
    .from(jobApplicationFile)
    .where(and(eq(jobApplicationFile.applicationId, id), eq(jobApplicationFile.userId, userId)))
    .orderBy(desc(jobApplicationFile.createdAt));
  const matches = row.adHash ? await matchesOfAd({ services, userId, hash: row.adHash }) : [];
  const [compared] = await db
    .select()
    .from(jobApplicationMatch)
    .where(and(eq(jobApplicationMatch.applicationId, id), eq(jobApplicationMatch.userId, userId)));
  const checks = row.ad ? await listChecks({ services, userId }) : [];
  const cvs = await listCvs({ services, userId });
  const { stage, outcome, title, company, place, link, deadline, salary, source, contact, notes } = row;
  const { appliedAt, answeredAt, archivedAt, ad, version } = row;
  return {
    id,
    stage,
    outcome,
    title,
    company,
    place,
    link,
    deadline,
    salary,
    source,
    contact,
    notes,
    appliedAt,
    answeredAt,
    archivedAt,
    ad,
    /** The posts that the ad offers, where there are several to choose from. */
    posts: ad ? postsOf(ad).map(({ name }) => name) : [],
    /** One of them was chosen. */
    isOnePost: row.wholeAd !== null,
    version,
    /** What devices keep in step. */
    opened: {
      id,
      ownerId: userId,
      version: row.revision,
      saveId: row.saveId,
      document: documentOf(row, events),
    },
    at: targetOf(row),
    nextStep: nextStepOf({ ...row, events: events.filter(({ doneAt }) => doneAt === null) }, now),
    events,
    sentCv: files.find(({ kind }) => kind === 'cv') ?? null,
    files: files.filter(({ kind }) => kind === 'attachment'),
    /** The CV that belongs to it, compared anew when it changes. */
    compared: compared
      ? {
          cvId: compared.cvId,
          cvName: cvs.find(({ id: cvId }) => cvId === compared.cvId)?.name ?? compared.cvName,
          isGone: !cvs.some(({ id: cvId }) => cvId === compared.cvId),
          score: compared.score,
          change: changeOf(compared),
          changedAt: compared.changedAt,
          gained: compared.gained,
          missing: compared.missing,
          matchedAt: compared.matchedAt,
        }
      : null,
    matches: matches.map(({ checkId, fileName, checkedAt, score, match }) => ({
      checkId,
      fileName,
      checkedAt,
      score,
      missing: missingOf(match),
    })),
    checks: checks
      .filter(({ status }) => status === 'done')
      .map(({ id: checkId, fileName, createdAt }) => ({ id: checkId, fileName, createdAt })),
    cvs: cvs.map(({ id: cvId, name }) => ({ id: cvId, name })),
  };
}
