import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { introductions } from '../app/content/introductions.ts';
import mentors from '../app/content/mentors.json' with { type: 'json' };
import { launchBrowser } from '../e2e/browser.ts';
import { play } from './introductions/play.ts';

/**
 * Records the introductions of the sample mentors into public/people: a silent clip and its poster for each.
 * Run: `node apps/web/scripts/record-introductions.ts`; it takes as long as the clips do.
 */
const folder = new URL('../public/people/', import.meta.url);
const MOST_BYTES = 250_000;
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);
const font = dataUrl('font/woff2', await readFile(fontFile));

const browser = await launchBrowser();
try {
  for (const { id, name, title, experiences } of mentors) {
    const introduction = introductions[id];
    if (!introduction) continue;
    const portrait = dataUrl('image/svg+xml', await readFile(new URL(`${id}.svg`, folder)));
    const role = `${title}, ${experiences[0]?.organization}`;
    const page = await browser.newPage();
    const recording = await page.evaluate(play, { portrait, font, name, role, lines: introduction });
    await page.close();

    const clip = bytesOf(recording.clip);
    if (clip.length > MOST_BYTES) throw new Error(`${id}.webm is too large: ${clip.length} bytes`);
    await writeFile(new URL(`${id}.webm`, folder), clip);
    await writeFile(new URL(`${id}.webp`, folder), bytesOf(recording.poster));
  }
} finally {
  await browser.close();
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function bytesOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
