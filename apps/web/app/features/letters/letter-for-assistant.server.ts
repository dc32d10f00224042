import { parseLetter } from '@setapak/letter';
import type { Resume } from '@setapak/resume';
import { loadCvSource } from '~/features/cv-sync/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { ReadCv } from './read-cv.ts';
import { findLetter, type OwnLetter } from './owned-letter.server.ts';

/** What a letter's words are held against, and who is named in it. @throws AppError not_found */
export async function letterForAssistant({
  services,
  userId,
  id,
}: OwnLetter): Promise<{ resume: Resume | null; people: string[] }> {
  const { cvId, readCv, document } = await findLetter(services.db, { userId, id });
  const { sender, recipient } = parseLetter(document);
  const read = readCv as ReadCv | null;
  if (read) return { resume: read.document, people: peopleOf(sender.name, recipient.name) };
  const resume = cvId
    ? await loadCvSource({ services, userId, id: cvId }).then(({ source }) => source.document, withoutCv)
    : null;
  return { resume, people: peopleOf(sender.name, recipient.name) };
}

/** Gaps name nobody. */
const peopleOf = (...names: string[]) => names.map((name) => name.replaceAll(/\[[^\]]*\]/g, ''));

/** The CV was deleted since. */
function withoutCv(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
