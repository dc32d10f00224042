import { and, eq, isNotNull } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { profile } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { isReadable } from '~/services/reading/is-readable.server.ts';
import { cleanFileName } from '~/services/file-name.ts';
import type { Services } from '~/services/services.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { LARGEST_CV } from './model.ts';
import { replaceFile } from './replace-file.server.ts';

interface SaveCv {
  services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'reading' | 'log'>;
  userId: string;
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Keeps the CV of a profile: a PDF by its bytes that opens and has a page, whatever its name says.
 * @throws AppError bad_pdf, pdf_too_large, too_many
 */
export async function saveProfileCv({ services, userId, fileName, bytes }: SaveCv): Promise<void> {
  const { limits, storage } = services;
  await limits.enforce('upload-user', userId);
  if (bytes.length > LARGEST_CV) throw new AppError('pdf_too_large');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== 'application/pdf' || !(await isReadable(services, bytes))) throw new AppError('bad_pdf');

  const { key } = await storage.put('profile-cv', bytes, { contentType: 'application/pdf' });
  await writeOrRemove(storage, key, async () => {
    const values = { cvKey: key, cvName: cleanFileName(fileName, 'CV.pdf'), cvBytes: bytes.length };
    await replaceFile({ services, userId, column: 'cvKey', values });
  });
}

export async function removeProfileCv({
  services,
  userId,
}: {
  services: Pick<Services, 'db' | 'jobs'>;
  userId: string;
}): Promise<void> {
  await replaceFile({
    services,
    userId,
    column: 'cvKey',
    values: { cvKey: null, cvName: null, cvBytes: null },
  });
}

/** Where a person's CV lies. @throws AppError not_found */
export async function findProfileCv({ db }: Pick<Services, 'db'>, userId: string) {
  const [row] = await db
    .select({ key: profile.cvKey, name: profile.cvName })
    .from(profile)
    .where(and(eq(profile.userId, userId), isNotNull(profile.cvKey)))
    .limit(1);
  if (!row?.key) throw new AppError('not_found');
  return { key: row.key, name: row.name ?? 'CV.pdf' };
}
