import type { PhotoFrame } from './looks.ts';

const DATA_URL = /^data:image\/(?:png|jpe?g|webp|avif|gif|tiff);base64,([a-z0-9+/=\s]+)$/i;

/** Enough for 40 mm at 300 dpi. */
const SIDE = 480;
/** A small file can unfold to gigabytes of picture. */
const MAX_PIXELS = 50_000_000;

interface Size {
  width: number;
  height: number;
}

/** The piece of a picture that is kept: in the middle, but of a tall one rather the upper part, where a face is. */
function pieceOf(whole: Size, ratio: number) {
  const width = Math.max(1, Math.min(whole.width, Math.round(whole.height / ratio)));
  const height = Math.max(1, Math.min(whole.height, Math.round(whole.width * ratio)));
  const top = Math.round(whole.height * 0.4 - height / 2);
  return {
    left: Math.floor((whole.width - width) / 2),
    top: Math.min(Math.max(top, 0), whole.height - height),
    width,
    height,
  };
}

/**
 * The photograph of a document as a JPEG, square or 3 : 4 as it was framed, upright and without its metadata (a phone writes down where the picture
 * was taken). Undefined where there is none, or none that can be read: a CV is printed without it rather than not at all.
 * Only data URLs are read; the renderer never fetches.
 */
export async function readPhoto(
  photograph: string,
  shape: PhotoFrame['shape'] = 'square',
): Promise<Uint8Array | undefined> {
  const base64 = DATA_URL.exec(photograph)?.[1];
  if (base64 === undefined) return undefined;
  // Loaded when the first photograph comes: most CVs have none, and it takes 15 MB.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MAX_PIXELS });
    const size = { width: SIDE, height: shape === 'portrait' ? (SIDE * 4) / 3 : SIDE };
    const { autoOrient: whole } = await picture.metadata();
    return await picture
      .rotate()
      .extract(pieceOf(whole, size.height / size.width))
      .resize({ ...size, fit: 'fill' })
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality: 88 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
