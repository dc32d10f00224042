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

/** With a boundary of the 70 characters that RFC 2046 allows, and a word beside it. The file is searched for it, which takes as much longer as it has characters. */
const LONGEST_TYPE = 150;

async function parse(request: Request, maxFileSize: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return readForm(request);
  if (type.length > LONGEST_TYPE) throw new AppError('invalid');
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
