import { AppError } from '~/services/error.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import { LARGEST_PHONE_UPLOAD } from './model.ts';

interface Upload {
  file: File;
  onPhone: boolean;
  name: string;
  /** For `idOfPress`. */
  form: FormData;
}

/**
 * The file of an upload form; one that is too large is broken off on its way.
 * @throws AppError bad_cv_file, unstorable, invalid
 */
export async function readUpload(request: Request): Promise<Upload> {
  try {
    const form = await uploadForm(request, LARGEST_PHONE_UPLOAD);
    const [file, name] = [form.get('file'), form.get('name')];
    if (!(file instanceof File)) throw new AppError('bad_cv_file');
    return {
      form,
      file,
      onPhone: form.get('screen') === 'phone',
      name: typeof name === 'string' ? name : '',
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large')
      throw new AppError('bad_cv_file', { cause: error });
    throw error;
  }
}
