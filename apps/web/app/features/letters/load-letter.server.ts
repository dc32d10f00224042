import { adAdvice, parseLetter, type AdAdvice, type Letter } from '@setapak/letter';
import { cv } from '~/services/db/schema.ts';
import { letter } from '~/services/db/letter-schema.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { listReadFiles } from '~/features/ats/public.server.ts';
import { listCvs } from '~/features/cv-library/public.server.ts';
import { calendarDay, formatDate } from '~/ui/format/dates.ts';
import type { Services } from '~/services/services.server.ts';
import { choiceOfCheck, sourcesOf, type SourceServices } from './letter-sources.server.ts';
import { findLetter, type OwnLetter } from './owned-letter.server.ts';
import type { ReadCv } from './read-cv.ts';

export interface LoadedLetter {
  id: string;
  ownerId: string;
  name: string;
  version: number;
  /** Of the save that made this version. */
  saveId: string | null;
  document: Letter;
  application: { id: string; title: string; company: string } | null;
  cvName: string | null;
  /** What was read of a file without being sure, to be looked over; null where the CV is a document. */
  unsure: ReadCv['unsure'] | null;
  advice: AdAdvice;
  sent: { name: string; at: Date } | null;
}

/** One letter with its document, and what its ad says about applying. @throws AppError not_found */
export async function loadLetter({
  services,
  userId,
  id,
}: OwnLetter & { services: SourceServices }): Promise<LoadedLetter> {
  const row = await findLetter(services.db, { userId, id });
  const [application] = row.applicationId
    ? await services.db
        .select({
          id: jobApplication.id,
          title: jobApplication.title,
          company: jobApplication.company,
          ad: jobApplication.ad,
        })
        .from(jobApplication)
        .where(
          and(
            eq(jobApplication.id, row.applicationId),
            eq(jobApplication.userId, userId),
            isNull(jobApplication.deletedAt),
          ),
        )
        .limit(1)
    : [];
  const [usedCv] = row.cvId
    ? await services.db
        .select({ name: cv.name })
        .from(cv)
        .where(and(eq(cv.id, row.cvId), eq(cv.userId, userId), isNull(cv.deletedAt)))
        .limit(1)
    : [];
  const ad = application?.ad ?? row.ad ?? '';
  const readCv = row.readCv as ReadCv | null;
  const { resume } = await sourcesOf({
    services,
    userId,
    cvId: usedCv ? row.cvId : null,
    readCv,
    applicationId: null,
    ad,
  });
  return {
    id,
    ownerId: userId,
    name: row.name,
    version: row.version,
    saveId: row.saveId,
    document: parseLetter(row.document),
    application: application
      ? { id: application.id, title: application.title, company: application.company }
      : null,
    cvName: usedCv?.name ?? readCv?.name ?? null,
    unsure: readCv?.unsure ?? null,
    advice: adAdvice(ad, resume, calendarDay(new Date())),
    sent: row.sentName && row.sentAt ? { name: row.sentName, at: row.sentAt } : null,
  };
}

/** What is stored now, without what stands around it. @throws AppError not_found */
export async function loadLetterDocument({ services, userId, id }: OwnLetter) {
  const { version, saveId, document } = await findLetter(services.db, { userId, id });
  return { version, saveId, document: parseLetter(document) };
}

interface ListLetters {
  services: Pick<Services, 'db'>;
  userId: string;
  /** Only those of one application. */
  applicationId?: string;
}

/** A person's letters without their texts, the newest first. */
export function listLetters({ services, userId, applicationId }: ListLetters) {
  return services.db
    .select({
      id: letter.id,
      name: letter.name,
      applicationId: letter.applicationId,
      updatedAt: letter.updatedAt,
      sentAt: letter.sentAt,
      sentName: letter.sentName,
    })
    .from(letter)
    .where(
      and(
        eq(letter.userId, userId),
        isNull(letter.deletedAt),
        applicationId ? eq(letter.applicationId, applicationId) : undefined,
      ),
    )
    .orderBy(desc(letter.updatedAt));
}
export type LetterSummary = Awaited<ReturnType<typeof listLetters>>[number];

/** What a new letter can be written from: the person's CVs and the files that they had checked, and one application where it is meant for one. */
export async function loadNewLetter({
  services,
  userId,
  applicationId,
}: {
  services: SourceServices;
  userId: string;
  applicationId: string | null;
}) {
  const cvs = await listCvs({ services, userId });
  const { job, ad } = await sourcesOf({ services, userId, cvId: null, applicationId, ad: '' });
  return {
    cvs: [
      ...cvs
        .toSorted((a, b) => Number(a.uploaded) - Number(b.uploaded))
        .map(({ id, name, uploaded }) => ({ id, name: uploaded ? `${name} (PDF unggahan)` : name })),
      ...(await checkedFiles({ services, userId })),
    ],
    application: applicationId
      ? { id: applicationId, title: job.title ?? '', company: job.company ?? '', hasAd: ad !== '' }
      : null,
  };
}

/** The files that a person had checked, as CVs to choose. */
export async function checkedFiles({ services, userId }: Omit<ListLetters, 'applicationId'>) {
  const checks = await listReadFiles({ services, userId });
  return checks.map(({ id, fileName, createdAt }) => ({
    id: choiceOfCheck(id),
    name: `${fileName} (ATS Checker, ${formatDate(createdAt)})`,
  }));
}
