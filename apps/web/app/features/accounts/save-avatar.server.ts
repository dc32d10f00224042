import { eq } from 'drizzle-orm';
import { user } from '~/services/db/schema.ts';
import { drawPhoto } from '~/services/images/draw-photo.server.ts';
import type { Services } from '~/services/services.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { replaceFile } from './replace-file.server.ts';

interface SaveAvatar {
  services: Pick<Services, 'db' | 'jobs' | 'storage' | 'images' | 'limits'>;
  userId: string;
  bytes: Uint8Array;
}

/**
 * Takes a photo and keeps only a square drawn anew from it.
 * @throws AppError bad_image, busy, too_many
 */
export async function saveAvatar({ services, userId, bytes }: SaveAvatar): Promise<void> {
  const { images, limits, storage } = services;
  await limits.enforce('upload-user', userId);
  const square = await drawPhoto({ bytes, draw: (photo) => images.avatar(photo) });
  const { key } = await storage.put('avatar', square, { contentType: 'image/webp' });
  await writeOrRemove(storage, key, () =>
    replaceFile({
      services,
      userId,
      column: 'avatarKey',
      values: { avatarKey: key },
      alongside: (tx) =>
        tx
          .update(user)
          .set({ image: addressOf(key) })
          .where(eq(user.id, userId)),
    }),
  );
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

/** A key of the storage is `avatar/ID`, and so is the end of its address. */
function addressOf(key: string): string {
  return `/profile/${key}`;
}
