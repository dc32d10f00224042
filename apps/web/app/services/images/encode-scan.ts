import { pictureAsPdf } from '@setapak/ats/ocr';
import sharp from 'sharp';
import { drawAnew } from './encode-avatar.ts';

/** Pixels of the longer side: A4 at 250 dots an inch. */
const SIDE = 2_920;

/**
 * A photograph of a paper as a PDF of one page, drawn anew from its pixels and upright.
 * @throws Error with the code `bad_image` when it is no photo that can be read
 */
export async function encodeScan(photo: Uint8Array): Promise<Uint8Array> {
  const jpeg = await drawAnew(photo, (image) =>
    image
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86 }),
  );
  const { width, height } = await sharp(jpeg).metadata();
  return pictureAsPdf(jpeg, { width, height });
}
