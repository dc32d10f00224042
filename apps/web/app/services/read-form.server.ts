import { MaxFileSizeExceededError, MaxPartsExceededError, parseFormData } from '@remix-run/form-data-parser';
import { AppError, type AppErrorCode } from './error.ts';

/** The review of an import has the most: all fields of a CV. */
const MOST_FIELDS = 20_000;
/** Pictures of an entry of the back office; what uploads them has limits of its own. */
const MOST_FILES = 20;
/**
 * With a boundary of the 70 characters that RFC 2046 allows, and a word beside it. A file is searched for its boundary, which takes as much
 * longer as that has characters.
 */
const LONGEST_TYPE = 150;

interface Files {
  maxFiles: number;
  /** Bytes; a file is broken off while it streams in as soon as it is larger. */
  maxFileSize: number;
}

/**
 * The form that a request carries, files and all. It has a limit of fields: parsers take seconds to minutes for as many as a body that may
 * hold an upload has room for, and nobody else is answered meanwhile.
 * @throws AppError too_large for a file, too_long for the fields, invalid where the body is no form
 */
export async function readForm(
  request: Request,
  files: Files = { maxFiles: MOST_FILES, maxFileSize: Infinity },
): Promise<FormData> {
  const sent = request.headers.get('content-type') ?? '';
  const type = sent.split(';')[0]?.trim() ?? '';
  try {
    if (type === 'multipart/form-data' && sent.length <= LONGEST_TYPE)
      return await parseFormData(request, { ...files, maxParts: MOST_FIELDS, maxTotalSize: Infinity });
    if (type.toLowerCase() === 'application/x-www-form-urlencoded') return fieldsOf(await request.text());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(whyRefused(error), { cause: error });
  }
  throw new AppError('invalid');
}

function whyRefused(error: unknown): AppErrorCode {
  if (error instanceof MaxFileSizeExceededError) return 'too_large';
  if (error instanceof MaxPartsExceededError) return 'too_long';
  return error instanceof Error && error.cause !== undefined ? whyRefused(error.cause) : 'invalid';
}

function fieldsOf(text: string): FormData {
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw new AppError('too_long');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
