import { emptyResume, parseResume, starterResume, type Resume } from '@setapak/resume';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createRendererPool } from './renderer-pool.ts';
import { render } from './render.ts';
import { fullResume } from './testing/full-resume.ts';
import { flatText } from './testing/pdf-text.ts';

const pool = createRendererPool({ size: 1, timeoutMs: 10_000 });
afterAll(() => pool.close());

function withSummary(summary: string): Resume {
  return parseResume({ version: 1, work: [{ company: 'PT Uji', summary }] });
}

test('a worker gives the same bytes as this process', async () => {
  const [there, here] = [
    await pool.render(fullResume(), { pages: 'multi' }),
    await render(fullResume(), { pages: 'multi' }),
  ];
  expect(Buffer.compare(there, here)).toBe(0);
});

test('a platform without a native engine gets the same text from WebAssembly', async () => {
  const fallback = createRendererPool({ size: 1, engine: 'wasm', timeoutMs: 30_000 });
  try {
    const pdf = await fallback.render(fullResume(), { pages: 'multi' });
    expect(await flatText(pdf)).toBe(await flatText(await render(fullResume(), { pages: 'multi' })));
  } finally {
    await fallback.close();
  }
});

test('a page becomes a WebP picture of the requested width', async () => {
  const pdf = await render(starterResume('product'), { pages: 'multi' });
  const image = await sharp(await pool.pageImage(pdf, { page: 1, width: 420 })).metadata();
  expect(image).toMatchObject({ format: 'webp', width: 420, height: 594 });
});

test('what cannot be painted is a typed error', async () => {
  const pdf = await render(emptyResume(), { pages: 'multi' });
  await expect(pool.pageImage(pdf, { page: 2, width: 100 })).rejects.toMatchObject({ code: 'no_such_page' });
  await expect(pool.pageImage(new Uint8Array(50), { page: 1, width: 100 })).rejects.toMatchObject({
    code: 'bad_pdf',
  });
});

test('documents beyond the caps are refused, whatever their types say', async () => {
  let deep: unknown = {};
  for (let level = 0; level < 500; level += 1) deep = { deep };
  const hostile = [
    { objective: { body: 'x'.repeat(1_000_000) } },
    { deep },
    { work: Array.from({ length: 5_000 }, () => ({})) },
  ];
  for (const document of hostile) {
    await expect(pool.render(document as never, { pages: 'multi' })).rejects.toMatchObject({
      name: 'RenderError',
      code: 'too_large',
    });
  }
  await expect(pool.render([] as never, { pages: 'multi' })).rejects.toMatchObject({ code: 'bad_resume' });
});

test('a page of letters alone is half the bytes as a drawing, and the same page', async () => {
  const pdf = await pool.render(starterResume('product', 'id'), { pages: 'multi', template: 'celebi' });
  const images = [false, true].map((isDrawing) => pool.pageImage(pdf, { page: 1, width: 800, isDrawing }));
  const [picture, drawing] = (await Promise.all(images)) as [Uint8Array, Uint8Array];
  expect(drawing.length).toBeLessThan(picture.length * 0.6);
  const [before, after] = await Promise.all([picture, drawing].map((image) => sharp(image).raw().toBuffer()));
  const distances = after!.map((value, at) => Math.abs(value - before![at]!));
  // What the other is losing at edges is seen as well: nearly all, and on the whole page a shade at most.
  expect(distances.filter((distance) => distance <= 26).length / distances.length).toBeGreaterThan(0.99);
  expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length).toBeLessThan(4);
});

test('5,000 bullets are a PDF', async () => {
  const summary = Array.from({ length: 250 }, (_, index) => `- Butir **ke** ${index}`).join('\n');
  const resume = parseResume({
    version: 1,
    work: Array.from({ length: 20 }, () => ({ company: 'PT Uji', summary })),
  });
  expect((await pool.render(resume, { pages: 'multi' })).length).toBeGreaterThan(1_000_000);
});

test.each([
  ['emoji', '🎓👨‍👩‍👧', '🎓'],
  ['Chinese', '王小明的简历', '王小明的简历'],
  ['Japanese', 'これは履歴書', 'これは履歴書'],
  ['Korean', '이력서', '이력서'],
  ['control characters', 'a\u0000b\u0007c\u001B[0m', 'abc'],
  ['lone surrogates', 'awal \uD800 akhir', 'akhir'],
  ['stacked marks', `z${'\u0301'.repeat(500)}`, 'PT Uji'],
  ['Typst markup', '#import "x" $x$ <a> @b = c `d` \\', '#import "x" $x$ <a> @b = c `d` \\'],
])('%s are printed', async (_, text, expected) => {
  expect(await flatText(await pool.render(withSummary(text), { pages: 'multi' }))).toContain(expected);
});

test('Arabic is printed', async () => {
  const text = await flatText(await pool.render(withSummary('مدير مشروع'), { pages: 'multi' }));
  expect(text).toMatch(/[\u0600-\u06FF\uFB50-\uFEFF]/);
});

test('a photograph is printed; one that is none is left out', async () => {
  const red = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#FF0000' } })
    .png()
    .toBuffer();
  const resume = starterResume('hr');
  const without = await pool.render(resume, { pages: 'multi' });
  resume.profile.photograph = `data:image/png;base64,${red.toString('base64')}`;
  const pdf = Buffer.from(await pool.render(resume, { pages: 'multi' }));
  expect(pdf.includes('/DCTDecode')).toBe(true);
  resume.profile.photograph = 'data:image/png;base64,AAAA';
  expect(Buffer.compare(await pool.render(resume, { pages: 'multi' }), without)).toBe(0);
});

test('a full queue is refused at once', async () => {
  const small = createRendererPool({ size: 1, maxQueue: 1 });
  const tasks = [1, 2, 3].map(() =>
    small.render(emptyResume(), { pages: 'multi' }).then(
      () => 'done',
      (error: { code: string }) => error.code,
    ),
  );
  expect(await Promise.all(tasks)).toContain('busy');
  await small.close();
});
