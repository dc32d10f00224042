import sharp, { type Sharp } from 'sharp';

/** Pixels on each side: twice what the largest avatar on a page needs. */
const AVATAR_SIZE = 512;
/** Enough for 30 mm at 300 dpi, and small enough to travel with every save of a CV. */
const PHOTOGRAPH_SIZE = 400;
/** The longer side of a picture on a page: twice what the widest card needs. */
const PICTURE_SIZE = 1_280;
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

// libvips reads some forty formats, SVG and PDF among them. Only the three that cameras and phones make stay open.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/**
 * A square WebP of a photo: drawn anew from its pixels, so that nothing else of the file is left (EXIF with its place and
 * time, colour profiles, appended data).
 * @throws Error with the code `bad_image` when it is no photo that can be read
 */
export function encodeAvatar(photo: Uint8Array): Promise<Uint8Array> {
  return encodeSquare(photo, AVATAR_SIZE, 84);
}

/** The same for the photograph of a CV. What a person framed is kept as they framed it. */
export function encodePhotograph(photo: Uint8Array, shape = ''): Promise<Uint8Array> {
  if (shape === '') return encodeSquare(photo, PHOTOGRAPH_SIZE, 78);
  const height = shape === 'portrait' ? (PHOTOGRAPH_SIZE * 4) / 3 : PHOTOGRAPH_SIZE;
  return drawAnew(photo, (image) =>
    image
      .resize(PHOTOGRAPH_SIZE, Math.round(height), { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 78, effort: 4 }),
  );
}

/** A picture that an operator puts on a page: drawn anew as well, in its own shape, with what is see-through. */
export function encodePicture(picture: Uint8Array): Promise<Uint8Array> {
  return drawAnew(picture, (image) =>
    image
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84, effort: 4 }),
  );
}

function encodeSquare(photo: Uint8Array, side: number, quality: number): Promise<Uint8Array> {
  return drawAnew(photo, (image) =>
    image
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality, effort: 4 }),
  );
}

/** @throws Error with the code `bad_image` when it is no photo that can be read */
export async function drawAnew(
  photo: Uint8Array,
  draw: (upright: Sharp) => Sharp,
  /** A picture within a page lies as its pixels do, whatever it says of itself. */
  { isUpright = true } = {},
): Promise<Uint8Array> {
  try {
    const image = sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new Error(`format ${format}`);
    return await draw(isUpright ? image.autoOrient() : image).toBuffer();
  } catch (error) {
    throw badImage(error);
  }
}

/** What the processes of `images.server.ts` know by its code. */
export const badImage = (cause?: unknown) =>
  Object.assign(new Error('not a photo', { cause }), { code: 'bad_image' });
