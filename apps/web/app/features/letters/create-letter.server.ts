import { composeLetter } from '@setapak/letter';
import { and, eq } from 'drizzle-orm';
import { letter } from '~/services/db/letter-schema.ts';
import { newId } from '~/services/id.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import { lockLetters, refuseTooMany } from './delete-letter.server.ts';
import { checkOf, mannerOf, senderOf, sourcesOf, type SourceServices } from './letter-sources.server.ts';
import type { NewLetter } from './schema.ts';

interface CreateLetter {
  services: SourceServices;
  userId: string;
  request: NewLetter;
  /** Of the press that asks for it. */
  id?: string | undefined;
  now?: Date;
}

/** Writes a letter from a CV and a job, and keeps it. @returns its id @throws AppError not_found, too_many_letters, and what reading a file throws */
export async function createLetter({
  services,
  userId,
  request,
  id = newId(),
  now = new Date(),
}: CreateLetter): Promise<string> {
  const { cvId, applicationId, ad, title, company } = request;
  const sources = await sourcesOf({ services, userId, cvId, applicationId, ad });
  const job = {
    ...sources.job,
    ...(title && { title }),
    ...(company && { company }),
  };
  const known = { ...sources, resume: sources.resume ?? (await senderOf(services, userId)), job };
  const first = composeLetter({ ...known, ...mannerOf(known, request), today: calendarDay(now) });
  // The ad may name the job where the person did not.
  const read = { ...known, job: { ...job, title: first.position, company: first.recipient.company } };
  const manner = mannerOf(read, request);
  const document = composeLetter({ ...known, ...manner, today: calendarDay(now) });
  await services.db.transaction(async (tx) => {
    await lockLetters(tx, userId);
    // A form that was sent twice.
    if ((await tx.$count(letter, and(eq(letter.id, id), eq(letter.userId, userId)))) > 0) return;
    await refuseTooMany(tx, userId);
    await tx.insert(letter).values({
      id,
      userId,
      name: nameOf(document.position, document.recipient.company),
      applicationId,
      cvId: cvId !== null && checkOf(cvId) === null ? cvId : null,
      readCv: sources.readCv,
      ad: ad || null,
      document,
    });
    await services.events.publish(tx, { userId, type: 'letter.changed', id });
  });
  return id;
}

const nameOf = (position: string, company: string) =>
  [position, company].filter(Boolean).join(', ').slice(0, 160) || 'Surat lamaran';
