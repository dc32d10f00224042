import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { idOfPress } from '~/services/press.server.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import { LARGEST_FILE } from './file-size.ts';
import { uploadedKey } from './uploads/describe-upload.server.ts';
import { decodeText } from '~/services/decode-text.ts';
import type { ChangedPhone, ForeignFormat } from './formats/read-foreign.ts';
import type { Unplaced } from './formats/unplaced.ts';
import { importForeign, type ImportedForeign } from './import-foreign.server.ts';
import { importEuropassPdf } from './import-europass-pdf.server.ts';
import { importFile } from './import-file.server.ts';
import { adviceForOther, isOfOtherKind, isTextFile, isWordFile, isZip } from './reading/file-kind.ts';
import { readFailure, type ReadFailure } from './reading/words.ts';

interface HandleImport {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'storage' | 'limits' | 'reading' | 'images' | 'log'>;
  userId: string;
  request: Request;
}

export interface ImportRefusal {
  /** Which of the two forms. */
  kind: 'pdf' | 'json';
  failure: string;
}

/** A CV that was made, and what its owner should know: not all of its file found a place, or numbers are written in another way. */
export interface ImportDone {
  kind: 'done';
  id: string;
  format: ForeignFormat;
  unplaced: Unplaced[];
  phones: ChangedPhone[];
}

/**
 * What the import page sends: a PDF, a Word file or a photograph, an uploaded CV's id, or another program's document as a file or as
 * text. What a file is, its content says, whichever form it was put into.
 * @throws AppError not_found, too_many, too_many_cvs, invalid
 */
export async function handleImport({
  services,
  userId,
  request,
}: HandleImport): Promise<ImportRefusal | ImportDone | { path: string }> {
  const form = await readForm(request);
  if (!(form instanceof FormData)) return { kind: 'pdf', ...form };
  const kind = form.get('kind') === 'json' ? 'json' : 'pdf';
  const sent = await sentIn({ services, userId, form });
  if (sent === undefined) return { kind, failure: NO_FILE };
  await services.limits.enforce('upload-user', userId);
  const newCvId = idOfPress(form, userId);
  if ('text' in sent) {
    const made = await importForeign({ services, userId, ...sent, newCvId });
    return 'refused' in made ? { kind, failure: made.refused } : doneWith(made);
  }
  const { signal } = request;
  const europass = await importEuropassPdf({ services, userId, ...sent, newCvId, signal });
  if (europass) return doneWith(europass);
  const outcome = await importFile({ services, userId, ...sent, newCvId, signal });
  return 'failure' in outcome ? { kind, ...outcome } : { path: outcome.path };
}

function doneWith({ id, format, unplaced, phones }: ImportedForeign): ImportDone | { path: string } {
  const isAllSaid = unplaced.length === 0 && phones.length === 0;
  return isAllSaid ? { path: `/app/cv/builder/${id}` } : { kind: 'done', id, format, unplaced, phones };
}

interface SentIn extends Omit<HandleImport, 'request'> {
  form: FormData;
}

/** Another program's document, or a file whose pages are read. */
type Sent =
  | { fileName: string; text: string; archive?: Uint8Array }
  | { fileName: string; bytes: Uint8Array };

/** @returns undefined where nothing was chosen */
async function sentIn({ services, userId, form }: SentIn): Promise<Sent | undefined> {
  const [file, text, cvId] = [form.get('file'), form.get('json'), form.get('cv')];
  const bytes = file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
  const fileName = bytes && file instanceof File ? file.name : '';
  const isArchive = bytes && isZip(bytes) && !isWordFile(bytes) && adviceForOther(bytes) === undefined;
  if (isArchive) return { fileName, text: '', archive: bytes };
  const isOfMaker = form.get('kind') === 'json';
  const isText = bytes && (isTextFile(bytes) || (isOfMaker && !isZip(bytes) && !isOfOtherKind(bytes)));
  if (isText) return { fileName, text: decodeText(bytes) };
  const isEmpty = file instanceof File && file.size === 0 && file.name !== '';
  if (isOfMaker && !bytes && !isEmpty) return { fileName, text: typeof text === 'string' ? text : '' };
  if (typeof cvId === 'string' && cvId !== '') {
    const { name, fileKey } = await uploadedKey({ services, userId, id: cvId });
    return { fileName: name, bytes: await services.storage.getBytes(fileKey) };
  }
  return file instanceof File ? { fileName: file.name, bytes: bytes ?? new Uint8Array() } : undefined;
}

const NO_FILE = 'Pilih file CV-mu dulu.';
const TORN = 'File ini tidak sampai dengan utuh. Periksa sambunganmu, lalu pilih filenya sekali lagi.';

async function readForm(request: Request): Promise<FormData | ReadFailure> {
  try {
    return await uploadForm(request, LARGEST_FILE);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large') return readFailure('too_large');
    if (error instanceof AppError && error.code === 'invalid') return { failure: TORN };
    throw error;
  }
}
