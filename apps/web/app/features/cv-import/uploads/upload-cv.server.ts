import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv } from '~/features/cv-sync/public.server.ts';
import { LARGEST_PHONE_UPLOAD, LARGEST_UPLOAD, nameOfFile } from './model.ts';
import { isReadable } from '~/services/reading/is-readable.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';

interface UploadCv {
  services: Pick<Services, 'db' | 'storage' | 'events' | 'jobs' | 'limits' | 'reading' | 'log'>;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
  /** The phone's page takes larger files. */
  onPhone: boolean;
  /** Of the press that sends it. */
  id?: string | undefined;
}

/**
 * Keeps a PDF as one of the person's CVs: a PDF by its first bytes, and one that opens.
 * @returns its id
 * @throws AppError bad_cv_file, too_many, too_many_cvs
 */
export async function uploadCv({
  services,
  userId,
  fileName,
  bytes,
  onPhone,
  id = newId(),
}: UploadCv): Promise<string> {
  const { db, storage, limits } = services;
  await limits.enforce('upload-user', userId);
  if (bytes.length > (onPhone ? LARGEST_PHONE_UPLOAD : LARGEST_UPLOAD)) throw new AppError('bad_cv_file');
  await requirePdf(services, bytes);

  const now = new Date();
  const { key } = await storage.put('cv', bytes, { contentType: 'application/pdf' });
  await writeOrRemove(storage, key, () =>
    db.transaction((tx) =>
      insertCv(services, tx, {
        id,
        userId,
        name: nameOfFile(fileName),
        fileKey: key,
        fileBytes: bytes.length,
        createdAt: now,
        updatedAt: now,
      }),
    ),
  );
  return id;
}

/**
 * The header must stand at the very start: a file that begins as a web page or a script and turns into a PDF later is none.
 * @throws AppError bad_cv_file
 */
async function requirePdf(services: Pick<Services, 'reading' | 'log'>, bytes: Uint8Array): Promise<void> {
  const type = bytes.length > 0 ? await fileTypeFromBuffer(bytes.subarray(0, 4_100)) : undefined;
  const isPdf =
    type?.mime === 'application/pdf' && Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  if (!isPdf || !(await isReadable(services, bytes))) throw new AppError('bad_cv_file');
}
