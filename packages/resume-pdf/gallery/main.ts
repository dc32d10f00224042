import { mkdir, writeFile } from 'node:fs/promises';
import { templateNames } from '@setapak/resume';
import sharp from 'sharp';
import { createRendererPool } from '../src/renderer-pool.ts';
import { samples } from './samples.ts';

/** `npm run -s templates`: the pictures of docs/templates.md, every template at three lengths, pages side by side. */
const folder = new URL('../../../docs/images/templates/', import.meta.url);
const PAGE = { width: 620, height: 877, gap: 16 };

const pool = createRendererPool({ size: 2 });

async function pages(pdf: Uint8Array): Promise<Buffer[]> {
  const images: Buffer[] = [];
  for (let page = 1; ; page += 1) {
    const image = await pool.pageImage(pdf, { page, width: 2 * PAGE.width }).catch(() => undefined);
    if (!image) return images;
    images.push(await sharp(image).resize(PAGE.width, PAGE.height, { fit: 'fill' }).toBuffer());
  }
}

async function sheet(images: readonly Buffer[]): Promise<Buffer> {
  const step = PAGE.width + PAGE.gap;
  const size = { width: PAGE.gap + images.length * step, height: PAGE.height + 2 * PAGE.gap };
  return sharp({ create: { ...size, channels: 3, background: '#DDE2EC' } })
    .composite(images.map((input, index) => ({ input, left: PAGE.gap + index * step, top: PAGE.gap })))
    .png({ palette: true, colours: 64, dither: 0, effort: 10 })
    .toBuffer();
}

await mkdir(folder, { recursive: true });
let total = 0;
for (const [length, resume] of Object.entries(await samples())) {
  for (const template of templateNames) {
    const picture = await sheet(await pages(await pool.render(resume, { pages: 'multi', template })));
    await writeFile(new URL(`${template}-${length}.png`, folder), picture);
    total += picture.length;
  }
}
await pool.close();
console.log(`${Math.round(total / 1024)} KB in docs/images/templates`);
