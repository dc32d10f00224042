import type { PhotoFrame } from '@setapak/resume-pdf/looks';
import { readPhoto } from '@setapak/resume-pdf/photo';
import sharp from 'sharp';
import { badImage } from './encode-avatar.ts';

/** 25 mm at 300 dpi: a PNG of a photograph is several times as large as a JPEG. */
const WIDTH = 300;

/**
 * The photograph of a CV, a data URL, cut as in its PDF: a JPEG where its corners are square, else a PNG with see-through corners, for
 * not every program shows the rounded pictures of Word.
 * @throws Error with the code `bad_image` when it is no photo that can be read
 */
export async function encodeFramed(photograph: string, { shape, corner }: PhotoFrame): Promise<Uint8Array> {
  const jpeg = await readPhoto(photograph, shape);
  if (!jpeg) throw badImage();
  if (corner === 0) return jpeg;
  const size = { width: WIDTH, height: shape === 'portrait' ? (WIDTH * 4) / 3 : WIDTH };
  return sharp(jpeg)
    .resize(size)
    .joinChannel(roundCorners(size, WIDTH * corner), { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** How much of each pixel lies inside. Not drawn as SVG: libvips reads none here. */
function roundCorners({ width, height }: { width: number; height: number }, radius: number): Buffer {
  const beyond = (at: number, length: number) => Math.max(radius - at, at - (length - radius), 0);
  const inside = Uint8Array.from({ length: width * height }, (_, index) => {
    const x = beyond((index % width) + 0.5, width);
    const y = beyond(Math.floor(index / width) + 0.5, height);
    return 255 * Math.min(1, Math.max(0, radius - Math.hypot(x, y) + 0.5));
  });
  return Buffer.from(inside.buffer);
}
