import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../error.ts';
import { ImageError } from './images.server.ts';

/** Bytes of the largest photo that is taken; the words of `bad_image` say it too. */
export const LARGEST_PHOTO = 5 * 2 ** 20;

const PHOTOS = new Set<string | undefined>(['image/jpeg', 'image/png', 'image/webp']);

interface DrawPhoto {
  /** Detected from its bytes and not from its name. */
  bytes: Uint8Array;
  /** One of the drawings of `Images`. */
  draw: (photo: Uint8Array) => Promise<Uint8Array>;
}

/**
 * What is kept of somebody's photo: never the file, only what was drawn anew from it.
 * @throws AppError bad_image, busy
 */
export async function drawPhoto({ bytes, draw }: DrawPhoto): Promise<Uint8Array> {
  if (bytes.length === 0 || bytes.length > LARGEST_PHOTO) throw new AppError('bad_image');
  const type = await fileTypeFromBuffer(bytes);
  if (!PHOTOS.has(type?.mime)) throw new AppError('bad_image');
  try {
    return await draw(bytes);
  } catch (error) {
    if (error instanceof ImageError) throw new AppError(error.code, { cause: error });
    throw error;
  }
}
