import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';

/**
 * Draws the pictures (1200 x 630) that stand for our pages where they are shared, into public/og.
 * Run: `node apps/web/scripts/draw-shared-pictures.ts`. Words are set by Pango from the font's own file, so every
 * machine draws the same.
 */
const pages = [
  {
    name: 'mentoring',
    kicker: 'Career Mentoring',
    title: 'Bimbingan Persiapan Karier dengan Mentor',
    art: 'tile-mentoring.svg',
  },
  {
    name: 'assessment',
    kicker: 'Assessment',
    title: 'Bimbingan apa yang sedang kamu butuhkan?',
    art: 'flow-1.svg',
  },
  {
    name: 'faq',
    kicker: 'Pertanyaan Umum',
    title: 'Tanya apa saja soal mentoring, CV, dan ATS',
    art: 'flow-6.svg',
  },
  {
    name: 'legal',
    kicker: 'Syarat & Privasi',
    title: 'Aturan main yang jelas, data yang kamu pegang',
    art: 'flow-3.svg',
  },
] as const;

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const require = createRequire(import.meta.url);
const font = (weight: string) =>
  require.resolve(`@expo-google-fonts/plus-jakarta-sans/${weight}/PlusJakartaSans_${weight}.ttf`);
const mark = await readFile(file('public/favicon.svg'), 'utf8');
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <defs>
    <radialGradient id="sky" cx="1" cy="0" r=".8"><stop offset="0" stop-color="#35549f"/><stop offset="1" stop-color="#35549f" stop-opacity="0"/></radialGradient>
    <radialGradient id="sun" cx="0" cy="1.1" r=".6"><stop offset="0" stop-color="#facd11" stop-opacity=".3"/><stop offset="1" stop-color="#facd11" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1200" height="630" fill="#131f47"/><rect width="1200" height="630" fill="url(#sky)"/><rect width="1200" height="630" fill="url(#sun)"/>
</svg>`;

const PICTURE = { width: 420, height: 290 };
const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}"><rect width="100%" height="100%" rx="36"/></svg>`;

await mkdir(file('public/og/'), { recursive: true });
for (const { name, kicker, title, art } of pages) {
  const picture = await sharp(await readFile(file(`app/features/landing/art/${art}`)), { density: 220 })
    .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
    .flatten({ background: '#e6f6fd' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shared = sharp(Buffer.from(ground)).composite([
    { input: await sharp(Buffer.from(mark), { density: 108 }).resize(72).toBuffer(), left: 72, top: 64 },
    { input: await words('Setapak', '800ExtraBold', 34, '#ffffff', 300), left: 164, top: 80 },
    { input: await words(kicker, '700Bold', 26, '#facd11', 560), left: 72, top: 226 },
    { input: await words(title, '800ExtraBold', 44, '#ffffff', 620), left: 72, top: 280 },
    { input: picture, left: 716, top: 190 },
  ]);
  await writeFile(file(`public/og/${name}.png`), await shared.png({ palette: true, quality: 92 }).toBuffer());
}

/** Words as a picture of their own, wrapped at `width` pixels. */
function words(text: string, weight: string, size: number, colour: string, width: number): Promise<Buffer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `Plus Jakarta Sans ${weight.replace(/^\d+/, '')} ${size}`,
      fontfile: font(weight),
      width,
      rgba: true,
      spacing: 6,
      dpi: 96,
    },
  })
    .png()
    .toBuffer();
}
