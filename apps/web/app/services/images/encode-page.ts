import type { Pixels } from '@setapak/ats/pool';
import sharp from 'sharp';

const CARD = { width: 1200, height: 630 };
const SHEET = { width: 760, top: 48 };
const BAND = 10;

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

/** The head of the page, as a sheet that lies on our blue. */
export async function encodeSocialCard(pixels: Pixels): Promise<Uint8Array> {
  const sheet = await image(pixels)
    .resize({ width: SHEET.width })
    .extract({
      left: 0,
      top: 0,
      width: SHEET.width,
      height: Math.min(sheetHeight(pixels), CARD.height - SHEET.top),
    })
    .png()
    .toBuffer();
  const create = { width: CARD.width, height: BAND, channels: 3 as const, background: '#facd11' };
  const ground = sharp({ create: { ...CARD, channels: 3, background: '#1d2d5e' } });
  return ground
    .composite([
      { input: sheet, left: (CARD.width - SHEET.width) / 2, top: SHEET.top },
      { input: { create }, left: 0, top: CARD.height - BAND },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

function sheetHeight({ width, height }: Pixels): number {
  return Math.max(1, Math.floor((height * SHEET.width) / width));
}
