import { readResume, ResumeError, type Resume } from '@setapak/resume';
import { newId } from '~/services/id.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv } from '~/features/cv-sync/public.server.ts';
import { nameOfFile } from './uploads/model.ts';
import { NAME_LENGTH } from '~/features/cv-sync/public.ts';
import { LARGEST_JSON, parseJson, whereInResume } from './reading/parse-json.ts';

interface ImportJson {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'limits'>;
  userId: string;
  /** Of the file; empty for what was pasted. */
  fileName: string;
  text: string;
}

type JsonOutcome = { id: string; failure: null } | { id: null; failure: string };

/** Makes a CV of a JSON Resume document, or of one that we exported. @throws AppError too_many, too_many_cvs */
export async function importJson({ services, userId, fileName, text }: ImportJson): Promise<JsonOutcome> {
  const retryAfter = await services.limits.take('upload-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  if (text.trim() === '') return refused('Pilih file JSON atau tempel isinya dulu.');
  if (Buffer.byteLength(text) > LARGEST_JSON) return refused('JSON ini terlalu besar. Paling besar 4 MB.');
  const parsed = parseJson(text);
  if (parsed.failure !== null) return refused(parsed.failure);
  const document = toDocument(parsed.value);
  if (typeof document === 'string') return refused(document);

  const id = newId();
  const now = new Date();
  const name = nameOf(fileName, document);
  await services.db.transaction((tx) =>
    insertCv(services, tx, { id, userId, name, document, createdAt: now, updatedAt: now }),
  );
  return { id, failure: null };
}

const refused = (failure: string): JsonOutcome => ({ id: null, failure });

function toDocument(value: unknown): Resume | string {
  try {
    return readResume(value);
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    return whereInResume(error);
  }
}

function nameOf(fileName: string, { profile }: Resume): string {
  if (fileName !== '') return nameOfFile(fileName);
  const person = `${profile.firstName} ${profile.lastName}`.trim();
  return (person === '' ? 'CV impor' : `CV ${person}`).slice(0, NAME_LENGTH);
}
