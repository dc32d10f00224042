import { AppError } from '~/services/error.ts';
import { cleanFileName } from '~/services/file-name.ts';
import { StorageError } from '~/services/storage/storage.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { assertOwnCase } from './assert-own-case.server.ts';
import { LARGEST_REVIEWED_PDF } from './model.ts';
import { peekStream } from './peek-stream.ts';
import { putReviewFile, type FileServices } from './put-review-file.server.ts';

interface SaveReviewedPdf {
  services: FileServices;
  reviewerId: string;
  bookId: string;
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Keeps the CV with the reviewer's marks in it: a PDF by its bytes, at most 10 MB.
 * @throws AppError not_found, review_closed, bad_reviewed_pdf, too_many
 */
export async function saveReviewedPdf({ services, reviewerId, bookId, fileName, content }: SaveReviewedPdf) {
  const { limits, storage, db } = services;
  await limits.enforce('upload-user', reviewerId);
  await assertOwnCase(db, { reviewerId, bookId });
  const { head, whole } = await peekStream(content, 1024);
  if (!Buffer.from(head).includes('%PDF-')) throw new AppError('bad_reviewed_pdf');
  const options = { contentType: 'application/pdf', maxBytes: LARGEST_REVIEWED_PDF };
  const { key } = await storage.put('review', whole, options).catch(tooLarge);
  await writeOrRemove(storage, key, async () => {
    const values = { reviewedKey: key, reviewedName: cleanFileName(fileName, 'Hasil review.pdf') };
    await putReviewFile({ services, reviewerId, bookId, column: 'reviewedKey', values });
  });
}

function tooLarge(error: unknown): never {
  if (error instanceof StorageError && error.code === 'too_large')
    throw new AppError('bad_reviewed_pdf', { cause: error });
  throw error;
}
