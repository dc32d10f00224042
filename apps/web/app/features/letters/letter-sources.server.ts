import { suggestKind, suggestLanguage, suggestTone, type ComposeOptions, type Job } from '@setapak/letter';
import type { Resume } from '@setapak/resume';
import type { Reading } from '@setapak/ats';
import { ReadError } from '@setapak/ats/pool';
import { eq } from 'drizzle-orm';
import { loadCheck } from '~/features/ats/public.server.ts';
import { readCvFile, resumeOfReading } from '~/features/cv-import/public.server.ts';
import { resumeOfAccount } from '~/features/cv-library/public.server.ts';
import { loadCvSource } from '~/features/cv-sync/public.server.ts';
import { ownedApplication } from '~/features/job-applications/public.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import type { ReadCv } from './read-cv.ts';

/** What it takes to read a CV that is a file. */
export type SourceServices = Pick<
  Services,
  'db' | 'storage' | 'reading' | 'images' | 'events' | 'limits' | 'log'
>;

interface SourcesOf {
  services: SourceServices;
  userId: string;
  /** A CV of the person, a file that they had checked (`check:…`), or none. */
  cvId: string | null;
  /** What was read of the file that the letter was written from, which goes before `cvId`. */
  readCv?: ReadCv | null;
  applicationId: string | null;
  /** The ad of a letter without an application. */
  ad: string;
}

export interface LetterSources {
  resume: Resume | null;
  /** null where the CV is a document of its own. */
  readCv: ReadCv | null;
  ad: string;
  job: Partial<Job>;
}

/**
 * What a letter is written from: the CV, the ad and the job.
 * @throws AppError not_found, also for what belongs to another person; too_many, busy, cv_file_unreadable
 */
export async function sourcesOf({
  services,
  userId,
  cvId,
  readCv: known = null,
  applicationId,
  ad,
}: SourcesOf): Promise<LetterSources> {
  const { resume, readCv } = known
    ? { resume: known.document, readCv: known }
    : await resumeOf(services, userId, cvId);
  if (applicationId === null) return { resume, readCv, ad, job: {} };
  const [row] = await services.db
    .select()
    .from(jobApplication)
    .where(ownedApplication({ userId, id: applicationId }))
    .limit(1);
  if (!row) throw new AppError('not_found');
  const { title, company, place, source, contact } = row;
  return { resume, readCv, ad: row.ad ?? ad, job: { title, company, place, source, contact } };
}

/** What a letter without a CV still knows: who writes it. @throws AppError not_found */
export async function senderOf({ db }: Pick<Services, 'db'>, userId: string): Promise<Resume> {
  const [own] = await db.select().from(user).where(eq(user.id, userId)).limit(1);
  if (!own) throw new AppError('not_found');
  return resumeOfAccount({ ...own, email: own.claimedEmail ?? own.email });
}

async function resumeOf(
  services: SourceServices,
  userId: string,
  cvId: string | null,
): Promise<Pick<LetterSources, 'resume' | 'readCv'>> {
  if (cvId === null) return { resume: null, readCv: null };
  const checkId = checkOf(cvId);
  if (checkId !== null) {
    const { reading, fileName } = await loadCheck({ services, userId, id: checkId });
    if (!reading) throw new AppError('not_found');
    const readCv = { name: fileName, choice: cvId, ...resumeOfReading(reading) };
    return { resume: readCv.document, readCv };
  }
  const { name, source } = await loadCvSource({ services, userId, id: cvId });
  if (source.document) return { resume: source.document, readCv: null };
  const readCv = {
    name,
    choice: cvId,
    ...resumeOfReading(await readStored(services, userId, source.fileKey)),
  };
  return { resume: readCv.document, readCv };
}

async function readStored(services: SourceServices, userId: string, fileKey: string): Promise<Reading> {
  await services.limits.enforce('upload-user', userId);
  const bytes = await services.storage.getBytes(fileKey);
  try {
    return (await readCvFile({ services, userId, bytes })).reading;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new AppError(error.code === 'busy' ? 'busy' : 'cv_file_unreadable', { cause: error });
  }
}

const CHECK = 'check:';
/** How a checked file is named among the CVs to choose from. */
export const choiceOfCheck = (id: string) => `${CHECK}${id}`;
/** The check that a choice names; null for a CV. */
export const checkOf = (choice: string) => (choice.startsWith(CHECK) ? choice.slice(CHECK.length) : null);

type Manner = Pick<ComposeOptions, 'language' | 'kind' | 'tone'>;

/** Language, kind and tone that suit the job, where the person chose none. */
export function mannerOf(
  { ad, job }: LetterSources,
  chosen: { [Part in keyof Manner]: Manner[Part] | 'auto' },
): Manner {
  const title = job.title ?? '';
  return {
    language: chosen.language === 'auto' ? suggestLanguage(ad) : chosen.language,
    kind: chosen.kind === 'auto' ? suggestKind({ title, company: job.company ?? '' }, ad) : chosen.kind,
    tone: chosen.tone === 'auto' ? suggestTone(title) : chosen.tone,
  };
}
