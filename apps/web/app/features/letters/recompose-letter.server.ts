import { composeLetter, parseLetter, type Letter } from '@setapak/letter';
import { calendarDay } from '~/ui/format/dates.ts';
import { AppError } from '~/services/error.ts';
import { senderOf, sourcesOf, type LetterSources, type SourceServices } from './letter-sources.server.ts';
import { findLetter, type OwnLetter } from './owned-letter.server.ts';
import type { ReadCv } from './read-cv.ts';
import type { ComposeRequest } from './schema.ts';

interface RecomposeLetter extends OwnLetter {
  services: SourceServices;
  request: ComposeRequest;
  now?: Date;
}

/** Writes a letter anew from what it was made of, in another manner. Stores nothing. @throws AppError not_found */
export async function recomposeLetter({
  services,
  userId,
  id,
  request,
  now = new Date(),
}: RecomposeLetter): Promise<Letter> {
  const { cvId, readCv: stored, applicationId, ad, document } = await findLetter(services.db, { userId, id });
  const readCv = stored as ReadCv | null;
  const sources = await sourcesOf({ services, userId, cvId, readCv, applicationId, ad: ad ?? '' }).catch(
    (error: unknown): LetterSources => {
      // The CV or the application was deleted since: what is left is written from.
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      return { resume: readCv?.document ?? null, readCv, ad: ad ?? '', job: {} };
    },
  );
  const kept = parseLetter(document);
  const job = {
    ...sources.job,
    ...(sources.job.title ? {} : { title: kept.position }),
    ...(sources.job.company ? {} : { company: kept.recipient.company }),
  };
  const resume = sources.resume ?? (await senderOf(services, userId));
  return composeLetter({ ...sources, resume, job, ...request, today: calendarDay(now) });
}
