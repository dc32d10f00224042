import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Renders the icons and the picture for shared links from their drawings. Run: `node apps/web/scripts/draw-icons.ts`. */
const file = (path: string) => new URL(`../${path}`, import.meta.url);
const mark = await readFile(file('public/favicon.svg'), 'utf8');
// Phones cut their own shape out of an icon: those get the ground to the edge, and the maskable one a safe margin too.
const square = mark.replace('rx="14" ', '');
const maskable = square
  .replace('viewBox="0 0 48 48"', 'viewBox="-8 -8 64 64"')
  .replace('<rect width="48"', '<rect x="-8" y="-8" width="64" height="64" fill="#1d2d5e"/><rect width="48"');

const icons: [drawing: string, size: number, name: string][] = [
  [mark, 32, 'favicon-32.png'],
  [square, 180, 'apple-touch-icon.png'],
  [mark, 192, 'icon-192.png'],
  [mark, 512, 'icon-512.png'],
  [maskable, 512, 'icon-maskable-512.png'],
];
for (const [drawing, size, name] of icons) {
  const png = sharp(Buffer.from(drawing), { density: 72 * (size / 48) }).resize(size, size);
  await writeFile(file(`public/${name}`), await png.png({ compressionLevel: 9 }).toBuffer());
}

// What browsers and crawlers fetch unasked: an ICO file is a table of pictures, here PNGs.
const small = await Promise.all(
  [16, 32, 48].map(async (size) => {
    const png = sharp(Buffer.from(mark), { density: 72 * (size / 48) * 4 }).resize(size, size);
    return { size, bytes: await png.png({ compressionLevel: 9 }).toBuffer() };
  }),
);
const table = Buffer.alloc(6 + 16 * small.length);
table.writeUInt16LE(1, 2);
table.writeUInt16LE(small.length, 4);
let offset = table.length;
for (const [index, { size, bytes }] of small.entries()) {
  const entry = 6 + 16 * index;
  table.writeUInt8(size, entry);
  table.writeUInt8(size, entry + 1);
  table.writeUInt16LE(1, entry + 4);
  table.writeUInt16LE(32, entry + 6);
  table.writeUInt32LE(bytes.length, entry + 8);
  table.writeUInt32LE(offset, entry + 12);
  offset += bytes.length;
}
await writeFile(file('public/favicon.ico'), Buffer.concat([table, ...small.map(({ bytes }) => bytes)]));

const scene = sharp(await readFile(file('app/ui/art/night-road.svg')), { density: 96 });
// The words are outlines of Plus Jakarta Sans: what renders an SVG here knows no web fonts.
const words = await readFile(file('scripts/og-words.svg'));
const background = await scene.resize(1200, 630, { fit: 'cover', position: 'bottom' }).png().toBuffer();
const shared = sharp(background).composite([{ input: words, top: 0, left: 0 }]);
await writeFile(file('public/og.png'), await shared.png({ palette: true, quality: 90 }).toBuffer());
