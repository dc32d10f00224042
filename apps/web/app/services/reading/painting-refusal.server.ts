import { ReadError } from '@setapak/ats/pool';
import { AppError } from '~/services/error.ts';
import { ImageError } from '~/services/images/images.server.ts';

/** Said of the machine, not of the file. */
const PASSING = new Set<ReadError['code']>(['busy', 'closed', 'timeout', 'crashed']);

/**
 * What to throw where a page of a PDF could not be painted: `busy` where it may go well the next time, `lasting` where the file
 * is to blame, and the error itself where painting is not. The pixels are our own: what cannot be made of them now can be later.
 */
export function paintingRefusal(error: unknown, lasting: 'not_found' | 'render_failed'): unknown {
  const isRead = error instanceof ReadError;
  if (!isRead && !(error instanceof ImageError)) return error;
  return new AppError(isRead && !PASSING.has(error.code) ? lasting : 'busy', { cause: error });
}
