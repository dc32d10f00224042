import { MaxFileSizeExceededError, parseFormData } from '@remix-run/form-data-parser';
import { AppError } from '~/services/error.ts';
import { LARGEST_PHONE_UPLOAD } from './model.ts';

export interface Upload {
  file: File;
  onPhone: boolean;
  name: string;
}

/**
 * The file of an upload form; one that is too large is broken off on its way.
 * @throws AppError bad_cv_file, invalid
 */
export async function readUpload(request: Request): Promise<Upload> {
  try {
    const form = await parseFormData(request, { maxFileSize: LARGEST_PHONE_UPLOAD, maxFiles: 1 });
    const [file, name] = [form.get('file'), form.get('name')];
    if (!(file instanceof File)) throw new AppError('bad_cv_file');
    return {
      file,
      onPhone: form.get('screen') === 'phone',
      name: typeof name === 'string' ? name : '',
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTooLarge(error)) throw new AppError('bad_cv_file');
    throw new AppError('invalid', { cause: error });
  }
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof MaxFileSizeExceededError ||
    (error instanceof Error && error.cause instanceof MaxFileSizeExceededError)
  );
}
