import { MaxFileSizeExceededError, parseFormData } from '@remix-run/form-data-parser';
import { AppError } from '~/services/error.ts';

/**
 * A form that may carry one file; no more of the file than `maxBytes` is ever held.
 * @returns null when the file is larger
 * @throws AppError invalid
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | null> {
  try {
    const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
    if (!isMultipart) return await request.formData();
    return await parseFormData(request, { maxFileSize: maxBytes, maxFiles: 1 });
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) return null;
    throw new AppError('invalid', { cause: error });
  }
}

/** The bytes and name of the file `file`; none where nothing was chosen. */
export async function fileOf(form: FormData): Promise<{ fileName: string; bytes: Uint8Array }> {
  const file = form.get('file');
  if (!(file instanceof File)) return { fileName: '', bytes: new Uint8Array() };
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
