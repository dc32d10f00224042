import { AppError } from '~/services/error.ts';
import { uploadForm } from '~/services/upload-form.server.ts';

/** A little more than a file: the rest of a multipart form. */
const AROUND = 64 * 1024;

/**
 * The field `file` of a multipart body, which is cut off while it streams in once it is too large.
 * @returns why there is none, where there is none
 */
export async function receiveFile(
  request: Request,
  maxBytes: number,
): Promise<File | 'no_file' | 'too_large'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + AROUND) return 'too_large';
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return 'no_file';
  try {
    const file = (await uploadForm(request, maxBytes)).get('file');
    return file instanceof File ? file : 'no_file';
  } catch (error) {
    return error instanceof AppError && error.code === 'too_large' ? 'too_large' : 'no_file';
  }
}
