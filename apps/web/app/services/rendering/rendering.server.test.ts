import { starterResume } from '@setapak/resume';
import { afterAll, expect, test } from 'vitest';
import { createRendering } from './rendering.server.ts';

const rendering = createRendering({ RENDER_WORKERS: 1 });
afterAll(() => rendering.close());

test('makes a PDF of a CV, and a picture of its first page', async () => {
  const pdf = await rendering.render(starterResume('marketing', 'id'), { pages: 'multi' });
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const picture = await rendering.pageImage(pdf, { page: 1, width: 300 });
  expect(Buffer.from(picture.subarray(8, 12)).toString()).toBe('WEBP');
});

test('refuses what is no PDF, and goes on', async () => {
  const refused = rendering.pageImage(Buffer.from('no pdf'), { page: 1, width: 300 });
  await expect(refused).rejects.toMatchObject({ name: 'RenderError', code: 'bad_pdf' });
});
