import { AppError } from './error.ts';

/** The review of an import has the most: all fields of a CV. */
const MOST_FIELDS = 20_000;

/**
 * The form that a request carries, files and all. Of text alone it has a limit of fields: `URLSearchParams` takes minutes for as many as
 * a body that may hold an upload has room for, and nobody else is answered meanwhile.
 * @throws AppError too_large, invalid where the body is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  try {
    if (type === 'multipart/form-data') return await request.formData();
    if (type === 'application/x-www-form-urlencoded') return fieldsOf(await request.text());
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid', { cause: error });
  }
  throw new AppError('invalid');
}

function fieldsOf(text: string): FormData {
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw new AppError('too_large');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
