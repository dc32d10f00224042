import { suggestKind, suggestTone, type ComposeOptions, type Job } from '@setapak/letter';
import type { Resume } from '@setapak/resume';
import { loadCvSource } from '~/features/cv-sync/public.server.ts';
import { ownedApplication } from '~/features/job-applications/public.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface SourcesOf {
  services: Pick<Services, 'db'>;
  userId: string;
  cvId: string | null;
  applicationId: string | null;
  /** The ad of a letter without an application. */
  ad: string;
}

export interface LetterSources {
  resume: Resume | null;
  ad: string;
  job: Partial<Job>;
}

/**
 * What a letter is written from: the CV, the ad and the job. An uploaded CV has no document to write from.
 * @throws AppError not_found, also for what belongs to another person
 */
export async function sourcesOf({
  services,
  userId,
  cvId,
  applicationId,
  ad,
}: SourcesOf): Promise<LetterSources> {
  const resume = cvId === null ? null : await resumeOf(services, userId, cvId);
  if (applicationId === null) return { resume, ad, job: {} };
  const [row] = await services.db
    .select()
    .from(jobApplication)
    .where(ownedApplication({ userId, id: applicationId }))
    .limit(1);
  if (!row) throw new AppError('not_found');
  const { title, company, place, source, contact } = row;
  return { resume, ad: row.ad ?? ad, job: { title, company, place, source, contact } };
}

/** @throws AppError not_found */
async function resumeOf(services: Pick<Services, 'db'>, userId: string, id: string): Promise<Resume | null> {
  const { source } = await loadCvSource({ services, userId, id });
  return source.document;
}

/** Kind and tone that suit the job, where the person chose none. */
export function mannerOf(
  { ad, job }: LetterSources,
  chosen: { kind: ComposeOptions['kind'] | 'auto'; tone: ComposeOptions['tone'] | 'auto' },
): Pick<ComposeOptions, 'kind' | 'tone'> {
  const title = job.title ?? '';
  return {
    kind: chosen.kind === 'auto' ? suggestKind({ title, company: job.company ?? '' }, ad) : chosen.kind,
    tone: chosen.tone === 'auto' ? suggestTone(title) : chosen.tone,
  };
}
