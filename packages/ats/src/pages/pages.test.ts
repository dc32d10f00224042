import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { createReaderPool } from '../reader-pool.ts';
import { buildPdf } from '../testing/build-pdf.ts';

const pool = createReaderPool({ size: 1 });
afterAll(() => pool.close());

const TWO_PAGES = buildPdf([
  [
    { text: 'Siti Aminah', x: 60, y: 780, size: 20 },
    { text: 'Surabaya', x: 60, y: 750 },
  ],
  [{ text: 'Pengalaman', x: 60, y: 780 }],
]);

/** The same file with an author, a script that runs when it opens, and a picture's camera data. */
function withSecrets(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1');
  const catalog = '<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert) >> ';
  return Buffer.from(text.replace('<< /Type /Catalog ', catalog), 'latin1');
}

test('pages are described in the sandbox: size and text', async () => {
  const pages = await pool.describe(TWO_PAGES);
  expect(pages.map(({ text }) => text.trim().split('\n'))).toEqual([
    ['Siti Aminah', 'Surabaya'],
    ['Pengalaman'],
  ]);
  expect(pages[0]!.height).toBeGreaterThan(pages[0]!.width);
});

test('a page is painted dark on white, as wide as requested', async () => {
  const { width, height, data } = await pool.paint(TWO_PAGES, { page: 2, width: 300 });
  expect([width, data.length]).toEqual([300, width * height * 4]);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  expect(data.some((value) => value < 160)).toBe(true);
  await expect(pool.paint(TWO_PAGES, { page: 3, width: 300 })).rejects.toMatchObject({ code: 'damaged' });
});

test.each([90, 180, 270] as const)('a page that lies turned by %s is painted upright', async (turn) => {
  const texts = [{ text: 'Siti Aminah', x: 60, y: 700, size: 40 }];
  const upright = await pool.paint(buildPdf([texts]), { page: 1, width: 300 });
  const turned = await pool.paint(buildPdf([texts], { rotate: turn }), { page: 1, width: 300, turn });
  expect([turned.width, turned.height]).toEqual([upright.width, upright.height]);
  const isDark = (value: number) => value < 128;
  const differing = upright.data.filter((value, at) => isDark(value) !== isDark(turned.data[at]!)).length;
  expect(differing).toBeLessThan(0.1 * upright.data.filter(isDark).length);
});

test('a bare copy has the same pages, and no script', async () => {
  const secret = withSecrets(TWO_PAGES);
  expect(secret.includes('JavaScript')).toBe(true);
  const copy = await pool.bareCopy(secret);
  expect(Buffer.from(copy).includes('JavaScript')).toBe(false);
  const [before, after] = [await pool.describe(TWO_PAGES), await pool.describe(copy)];
  expect(after.map(({ text }) => text.trim())).toEqual(before.map(({ text }) => text.trim()));
});

/** The segments of a photograph as a phone writes it: where it was taken, then its size. */
const PHOTO = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0GPS -6.9175 107.6191 Jl. 1', 'latin1'),
  Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 8, 0, 8, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0, 0xff, 0xd9]),
]);

test('a photograph in a bare copy no longer says where it was taken', async () => {
  const pdf = await PDFDocument.create();
  pdf
    .addPage()
    .drawImage(await pdf.embedJpg(Uint8Array.from(PHOTO)), { x: 10, y: 10, width: 50, height: 50 });
  const bytes = await pdf.save({ useObjectStreams: false });
  expect(Buffer.from(bytes).includes('107.6191')).toBe(true);
  const copy = Buffer.from(await pool.bareCopy(bytes));
  expect(copy.includes('107.6191')).toBe(false);
  expect(copy.includes(PHOTO.subarray(-21))).toBe(true);
});

/** A page with an annotation for each action; links where no other subtype is given. */
async function pdfWithActions(actions: { Subtype?: string; A?: object; AA?: object }[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const { context } = pdf;
  const annotations = actions.map((action) =>
    context.register(
      context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [9, 9, 99, 29], ...action } as never),
    ),
  );
  page.node.set(PDFName.of('Annots'), context.obj(annotations));
  return pdf.save({ useObjectStreams: false });
}

const openAddress = (address: string, more = {}) => ({
  A: { S: 'URI', URI: PDFString.of(address), ...more },
});
const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };

test('a bare copy keeps links to web, mail and telephone, and no script, launch, file or other address', async () => {
  const secret = await pdfWithActions([
    openAddress('https://rani.example/porto', { Next: script }),
    openAddress('mailto:rani@setapak.example'),
    openAddress('javascript:alert(1)'),
    openAddress(' JaVaScRiPt:alert(2)'),
    openAddress('file:///etc/passwd'),
    { A: script },
    { A: { S: 'Launch', F: PDFString.of('calc.exe') } },
    { A: { S: 'SubmitForm', F: PDFString.of('https://evil.example/form') } },
    { AA: { E: script } },
    { Subtype: 'Widget', AA: { K: script } },
    { Subtype: 'FileAttachment', A: script },
  ]);
  expect(Buffer.from(secret).toString('latin1')).toMatch(/app\.alert/);
  const copy = Buffer.from(await pool.bareCopy(secret)).toString('latin1');
  const addresses = [...copy.matchAll(/\/URI ?\(([^)]*)\)/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(new Set(['https://rani.example/porto', 'mailto:rani@setapak.example']));
  expect(copy).not.toMatch(/javascript|app\.alert|calc\.exe|evil\.example|passwd|FileAttachment/i);
});

test('what is no PDF is neither described, painted nor copied', async () => {
  const page = Buffer.from('<script>alert(1)</script>');
  await expect(pool.describe(page)).rejects.toMatchObject({ code: 'not_pdf' });
  await expect(pool.paint(page, { page: 1, width: 100 })).rejects.toMatchObject({ code: 'not_pdf' });
  await expect(pool.bareCopy(page)).rejects.toMatchObject({ code: 'not_pdf' });
});

test('XML within a PDF is found by what it holds, and no other file is', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const attach = (name: string, content: string | Buffer) => pdf.attach(Buffer.from(content), name);
  await attach('foto.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x3c]));
  await attach('data.bin', '\uFEFF<?xml version="1.0"?><CV>Réni</CV>');
  await attach('lebar.xml', Buffer.from('\uFEFF <CV>Ayu</CV>', 'utf16le'));
  await attach('kosong.xml', '');
  await attach('besar.xml', `<CV>${'x'.repeat(4 * 2 ** 20)}</CV>`);
  await attach('catatan.xml', 'tanpa isi');
  const found = await pool.attachedXml(await pdf.save());
  expect(found.toSorted()).toEqual([' <CV>Ayu</CV>', '<?xml version="1.0"?><CV>Réni</CV>']);
  expect(await pool.attachedXml(TWO_PAGES)).toEqual([]);
  await expect(pool.attachedXml(Buffer.from('<CV/>'))).rejects.toMatchObject({ code: 'not_pdf' });
});
