import { eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { user } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { ImageError } from '~/services/images/images.server.ts';
import type { Services } from '~/services/services.server.ts';
import { LARGEST_AVATAR } from './model.ts';
import { replaceFile } from './replace-file.server.ts';

interface SaveAvatar {
  services: Pick<Services, 'db' | 'jobs' | 'storage' | 'images' | 'limits'>;
  userId: string;
  bytes: Uint8Array;
}

const PHOTOS = new Set<string | undefined>(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Takes a photo, told by its bytes and not by its name, and keeps only a square drawn anew from it.
 * @throws AppError bad_image, busy, too_many
 */
export async function saveAvatar({ services, userId, bytes }: SaveAvatar): Promise<void> {
  const { limits, storage } = services;
  const retryAfter = await limits.take('upload-user', userId);
  if (retryAfter !== undefined) throw new AppError('too_many', { retryAfter });
  if (bytes.length === 0 || bytes.length > LARGEST_AVATAR) throw new AppError('bad_image');
  const type = await fileTypeFromBuffer(bytes);
  if (!PHOTOS.has(type?.mime)) throw new AppError('bad_image');

  const square = await redraw(services, bytes);
  const { key } = await storage.put('avatar', square, { contentType: 'image/webp' });
  try {
    await replaceFile({
      services,
      userId,
      column: 'avatarKey',
      values: { avatarKey: key },
      alongside: (tx) =>
        tx
          .update(user)
          .set({ image: addressOf(key) })
          .where(eq(user.id, userId)),
    });
  } catch (error) {
    await storage.remove(key).catch(() => undefined);
    throw error;
  }
}

/** Takes the photo away; the initials stand in its place again. */
export async function removeAvatar({
  services,
  userId,
}: {
  services: Pick<Services, 'db' | 'jobs'>;
  userId: string;
}): Promise<void> {
  await replaceFile({
    services,
    userId,
    column: 'avatarKey',
    values: { avatarKey: null },
    alongside: (tx) => tx.update(user).set({ image: null }).where(eq(user.id, userId)),
  });
}

async function redraw({ images }: Pick<Services, 'images'>, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await images.avatar(bytes);
  } catch (error) {
    if (error instanceof ImageError) throw new AppError(error.code, { cause: error });
    throw error;
  }
}

/** A key of the storage is `avatar/ID`, and so is the end of its address. */
function addressOf(key: string): string {
  return `/profile/${key}`;
}
