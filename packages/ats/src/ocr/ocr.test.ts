import { afterAll, expect, test } from 'vitest';
import { createOcrPool } from '../ocr-pool.ts';
import { paintPage } from '../pages/paint-page.ts';
import { readPdf, DEFAULT_LIMITS } from '../extract/read-pdf.ts';
import { buildPdf, type PdfText } from '../testing/build-pdf.ts';
import type { TextItem } from '../model.ts';
import { uprightReading } from '../result/upright-reading.ts';
import { wordsOfHocr } from './hocr-words.ts';
import { withBullets } from './misread-bullets.ts';

const pool = createOcrPool({ size: 1, timeoutMs: 120_000 });
afterAll(() => pool.close());

const line = (text: string, y: number, more: Partial<PdfText> = {}): PdfText => ({ text, x: 60, y, ...more });

/** A page that shows these texts as a picture and holds none of them. */
async function scanOf(
  texts: PdfText[],
  { matrix = '595 0 0 842 0 0', rotate = 0 } = {},
): Promise<Uint8Array> {
  const { width, height, data } = await paintPage(buildPdf([texts]), { page: 1, width: 1200 });
  let hex = '';
  for (let at = 0; at < data.length; at += 4) hex += data[at]! > 127 ? 'ff' : '00';
  const picture = `q ${matrix} cm BI /W ${width} /H ${height} /BPC 8 /CS /G /F /AHx ID ${hex}> EI Q`;
  return buildPdf([[]], { before: picture, rotate });
}

test('a scan is read with every value unsure and its place on the page', async () => {
  const scan = await scanOf([
    line('Siti Nur Aminah', 780, { size: 22, bold: true }),
    line('siti@contoh.id | 0812-3456-7890', 755),
    line('PENGALAMAN KERJA', 720, { size: 14, bold: true }),
    line('Staf Produksi, PT Sumber Rejeki', 700, { bold: true }),
    line('Januari 2021 - Maret 2023', 685),
    line('PENDIDIKAN', 650, { size: 14, bold: true }),
    line('Universitas Airlangga, S1 Manajemen', 630, { bold: true }),
    line('2017 - 2021', 615),
  ]);
  await expect(readPdf(scan, DEFAULT_LIMITS)).rejects.toMatchObject({ code: 'no_text' });
  const seen: number[] = [];
  const { result, evidence, warnings, document } = await pool.read(scan, { asOf: '2026-11-21' }, (page) =>
    seen.push(page),
  );
  expect(result).toMatchObject({
    name: { raw: 'Siti Nur Aminah' },
    phoneNumbers: ['0812-3456-7890'],
    workExperience: [{ dates: { startDate: '2021-01-01', endDate: '2023-03-01' } }],
  });
  expect(Math.max(...Object.values(evidence).map((entry) => entry.confidence))).toBeLessThanOrEqual(0.5);
  expect(evidence['name.raw']!.boxes[0]!.y).toBeGreaterThan(30);
  expect(evidence['name.raw']!.boxes[0]!.y).toBeLessThan(65);
  expect(warnings.map((warning) => warning.code)).toContain('ocr_text');
  expect(document.pageSizes).toHaveLength(1);
  expect(seen).toEqual([1]);
}, 150_000);

test('a scan that lies on its side with sloping lines is read all the same, and its values are marked where they stand', async () => {
  const [sin, cos] = [Math.sin(0.03), Math.cos(0.03)];
  const [e, f] = [297.5 - (595 * cos - 842 * sin) / 2, 421 - (595 * sin + 842 * cos) / 2];
  const matrix = [595 * cos, 595 * sin, -842 * sin, 842 * cos, e, f].map((each) => each.toFixed(3)).join(' ');
  const texts = [
    line('Siti Nur Aminah', 780, { size: 30, bold: true }),
    line('siti@contoh.id | 0812-3456-7890', 755),
    line('PENGALAMAN KERJA', 720, { size: 14, bold: true }),
    line('Staf Produksi, PT Sumber Rejeki', 700, { bold: true }),
    line('Januari 2021 - Maret 2023', 685),
    line('Mengawasi tiga lini produksi dan menyusun laporan harian', 665),
  ];
  const reading = await pool.read(await scanOf(texts, { matrix, rotate: 90 }));
  const { result, evidence, document } = reading;
  expect(result).toMatchObject({
    name: { raw: 'Siti Nur Aminah' },
    emails: ['siti@contoh.id'],
    workExperience: [{ dates: { startDate: '2021-01-01', endDate: '2023-03-01' } }],
  });
  expect(document.pageSizes).toEqual([{ width: 842, height: 595 }]);
  // The name begins 60 points from the upper edge, and stands about as far from the right one.
  const [box] = evidence['name.raw']!.boxes;
  expect(box!.height).toBeGreaterThan(4 * box!.width);
  expect(box!.x + box!.width / 2).toBeGreaterThan(755);
  expect(box!.x + box!.width / 2).toBeLessThan(795);
  const upright = uprightReading(reading);
  expect(upright.document.pageSizes).toEqual([{ width: 595, height: 842 }]);
  const [level] = upright.evidence['name.raw']!.boxes;
  expect(level!.width).toBeGreaterThan(4 * level!.height);
  expect(level!.y + level!.height / 2).toBeLessThan(87);
}, 150_000);

test.each([
  ['a blank page', 'no_text', buildPdf([[]])],
  ['what is no PDF', 'not_pdf', new TextEncoder().encode('<html>')],
])('%s is refused: %s', async (_, code, bytes) => {
  await expect(pool.read(bytes)).rejects.toMatchObject({ name: 'ReadError', code });
});

test('a page that takes too long is given up, and the pool goes on', async () => {
  const hasty = createOcrPool({ size: 1, timeoutMs: 1 });
  await expect(hasty.read(buildPdf([[line('Siti', 700)]]))).rejects.toMatchObject({
    // Where others have the processor just then.
    code: expect.stringMatching(/^(timeout|busy)$/),
  });
  await hasty.close();
});

test('hOCR: words with base line and size, marks before capitals as bullets, stains left out', () => {
  const hocr = `<span class='ocr_line' id='l' title="bbox 100 200 500 240; baseline 0.01 -10; x_size 40; x_descenders 9; x_ascenders 10">
      <span class='ocrx_word' id='w1' title='bbox 100 205 110 235; x_wconf 80'>e</span>
      <span class='ocrx_word' id='w2' title='bbox 130 205 300 235; x_wconf 95'>R&amp;D</span>
      <span class='ocrx_word' id='w3' title='bbox 400 205 410 235; x_wconf 12'>~</span>
     </span>`;
  expect(wordsOfHocr(hocr, 2)).toMatchObject([
    { text: '•', x: 50, y: 102.5, width: 5, size: 20, baseline: 116 },
    { text: 'R&D', x: 65, width: 85, spaced: true },
  ]);
});

test('a sign that a scanner takes a bullet for begins a point, and stays within a line', () => {
  const item = (text: string, x: number, baseline: number): TextItem => ({
    text,
    x,
    y: baseline - 8,
    width: 5 * text.length,
    height: 10,
    baseline,
    size: 10,
    font: 'OCR',
    bold: false,
    italic: false,
    colour: 0,
  });
  const items = [item('“', 40, 100), item('Memimpin', 50, 100), item('Rapat', 40, 120), item('“', 70, 120)];
  expect(withBullets([...items, item('Kerja”', 80, 120)]).map(({ text }) => text)).toEqual([
    '•',
    'Memimpin',
    'Rapat',
    '“',
    'Kerja”',
  ]);
});

test('hOCR: what is read into a drawn rule is left out, and a low line of small letters is not', () => {
  const lineOf = (word: string, sure: number) =>
    `<span class='ocr_line' id='l' title="bbox 30 972 1628 993; baseline 0.011 -18; x_size 34; x_descenders 8; x_ascenders 8">
      <span class='ocrx_word' id='w1' title='bbox 1552 954 1607 997; x_wconf ${sure}'>${word}</span>
     </span>`;
  expect(wordsOfHocr(lineOf('RAE', 38), 2)).toEqual([]);
  expect(wordsOfHocr(lineOf('menu', 91), 2)).toMatchObject([{ text: 'menu' }]);
});
