import { MaxFileSizeExceededError, parseFormData } from '@remix-run/form-data-parser';
import { AppError } from './error.ts';
import { readForm } from './read-form.server.ts';
import { findUnstorableField } from './storable-text.ts';

/**
 * A form that may carry one file. The file is broken off while it streams in as soon as it is too large.
 * @param maxFileBytes how large the file may be
 * @throws AppError too_large, unstorable (with the field), invalid where the body is no form
 */
export async function uploadForm(request: Request, maxFileBytes: number): Promise<FormData> {
  const form = await parse(request, maxFileBytes);
  const field = findUnstorableField(form);
  if (field !== undefined) throw new AppError('unstorable', { field });
  return form;
}

async function parse(request: Request, maxFileSize: number): Promise<FormData> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isMultipart) return readForm(request);
  try {
    return await parseFormData(request, { maxFileSize, maxFiles: 1 });
  } catch (error) {
    throw new AppError(isTooLarge(error) ? 'too_large' : 'invalid', { cause: error });
  }
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof MaxFileSizeExceededError) return true;
  return error instanceof Error && isTooLarge(error.cause);
}
