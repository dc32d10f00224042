import { AppError } from '~/services/error.ts';
import { uploadForm } from '~/services/upload-form.server.ts';

/**
 * The profile's form, which may carry a photo or a CV; no more of the file than `maxBytes` is ever held.
 * @throws AppError pdf_too_large or bad_image where the file is larger, unstorable, invalid
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  try {
    return await uploadForm(request, maxBytes);
  } catch (error) {
    const tooLarge = error instanceof AppError && error.code === 'too_large';
    // Only files can be too large, and the address says which one it was.
    if (tooLarge)
      throw new AppError(new URL(request.url).searchParams.has('cv') ? 'pdf_too_large' : 'bad_image');
    throw error;
  }
}

/** The bytes and name of the file `file`; none where nothing was chosen. */
export async function fileOf(form: FormData): Promise<{ fileName: string; bytes: Uint8Array }> {
  const file = form.get('file');
  if (!(file instanceof File)) return { fileName: '', bytes: new Uint8Array() };
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
