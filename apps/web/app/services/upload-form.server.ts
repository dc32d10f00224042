import { AppError } from './error.ts';
import { readForm } from './read-form.server.ts';
import { findUnstorableField } from './storable-text.ts';

/**
 * A form that may carry one file. The file is broken off while it streams in as soon as it is too large.
 * @param maxFileSize how many bytes the file may have
 * @throws AppError too_large, too_long, unstorable (with the field), invalid where the body is no form
 */
export async function uploadForm(request: Request, maxFileSize: number): Promise<FormData> {
  const form = await readForm(request, { maxFiles: 1, maxFileSize });
  const field = findUnstorableField(form);
  if (field !== undefined) throw new AppError('unstorable', { field });
  return form;
}
