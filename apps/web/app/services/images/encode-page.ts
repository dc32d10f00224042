import type { Pixels } from '@setapak/ats/pool';
import sharp from 'sharp';

function image({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

export function encodePage(pixels: Pixels): Promise<Uint8Array> {
  return image(pixels).webp({ quality: 82, effort: 3 }).toBuffer();
}

/** In a palette: black letters on white need no millions of colours. */
export function encodePng(pixels: Pixels): Promise<Uint8Array> {
  return image(pixels).png({ palette: true, quality: 90, effort: 5 }).toBuffer();
}
