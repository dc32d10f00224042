import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import { LARGEST_PHONE_UPLOAD } from './uploads/model.ts';
import { uploadedKey } from './uploads/describe-upload.server.ts';
import { importJson } from './import-json.server.ts';
import { importFile } from './import-file.server.ts';
import { readFailure } from './reading/words.ts';

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

/**
 * What the import page sends: a PDF, a Word file or a photograph, an uploaded CV's id, or JSON as a file or as text.
 * @throws AppError not_found, too_many, too_many_cvs, invalid
 */
export async function handleImport({
  services,
  userId,
  request,
}: HandleImport): Promise<ImportRefusal | { path: string }> {
  const form = await readForm(request);
  if (form === 'too_large') return { kind: 'pdf', ...readFailure('too_large') };
  const [file, text, cvId] = [form.get('file'), form.get('json'), form.get('cv')];
  if (form.get('kind') === 'json') {
    const pasted = typeof text === 'string' ? text : '';
    const fromFile = file instanceof File && file.size > 0;
    const outcome = await importJson({
      services,
      userId,
      fileName: fromFile ? file.name : '',
      text: fromFile ? await file.text() : pasted,
    });
    if (outcome.failure !== null) return { kind: 'json', failure: outcome.failure };
    return { path: `/app/cv/builder/${outcome.id}` };
  }
  const pdf = await pdfOf({ services, userId, file, cvId });
  const outcome = await importFile({ services, userId, ...pdf, signal: request.signal });
  return 'failure' in outcome ? { kind: 'pdf', ...outcome } : { path: outcome.path };
}

interface PdfOf extends Omit<HandleImport, 'request'> {
  file: FormDataEntryValue | null;
  cvId: FormDataEntryValue | null;
}

async function pdfOf({
  services,
  userId,
  file,
  cvId,
}: PdfOf): Promise<{ fileName: string; bytes: Uint8Array }> {
  if (typeof cvId === 'string' && cvId !== '') {
    const { name, fileKey } = await uploadedKey({ services, userId, id: cvId });
    return { fileName: name, bytes: await services.storage.getBytes(fileKey) };
  }
  if (!(file instanceof File)) throw new AppError('invalid');
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function readForm(request: Request): Promise<FormData | 'too_large'> {
  try {
    return await uploadForm(request, LARGEST_PHONE_UPLOAD);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large') return 'too_large';
    throw error;
  }
}
