import type { Readable } from 'node:stream';
import { AppError } from '~/services/error.ts';
import { StorageError } from '~/services/storage/storage.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { assertOwnCase } from './assert-own-case.server.ts';
import { LARGEST_VOICE } from './model.ts';
import { peekStream } from './peek-stream.ts';
import { putReviewFile, type FileServices } from './put-review-file.server.ts';
import { HEAD_BYTES, sniffAudio } from './sniff-audio.ts';

interface SaveVoice {
  services: FileServices;
  reviewerId: string;
  bookId: string;
  content: AsyncIterable<Uint8Array>;
  /** How long it is, as the browser measured it: recordings do not say it themselves. */
  seconds: number | null;
}

/**
 * Keeps a voice note, recorded or uploaded: sound by its bytes, broken off as soon as it is too large.
 * @throws AppError not_found, review_closed, bad_audio, too_many
 */
export async function saveVoice({ services, reviewerId, bookId, content, seconds }: SaveVoice) {
  const { limits, storage, db } = services;
  await limits.enforce('upload-user', reviewerId);
  await assertOwnCase(db, { reviewerId, bookId });
  const { head, whole } = await peekStream(content, HEAD_BYTES);
  const type = await sniffAudio(head);
  if (!type) throw new AppError('bad_audio');
  const key = await store(storage, whole, type);
  const voiceSeconds = seconds === null ? null : Math.round(seconds);
  await writeOrRemove(storage, key, async () => {
    const values = { voiceKey: key, voiceType: type, voiceSeconds };
    await putReviewFile({ services, reviewerId, bookId, column: 'voiceKey', values });
  });
}

async function store(
  storage: FileServices['storage'],
  whole: Readable,
  contentType: string,
): Promise<string> {
  try {
    return (await storage.put('review', whole, { contentType, maxBytes: LARGEST_VOICE })).key;
  } catch (error) {
    if (error instanceof StorageError && error.code === 'too_large')
      throw new AppError('bad_audio', { cause: error });
    throw error;
  }
}
