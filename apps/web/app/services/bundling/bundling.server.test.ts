import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { pictureAsPdf } from '@setapak/ats/ocr';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createBundling } from './bundling.server.ts';

const bundling = createBundling();
afterAll(() => bundling.close());

/** Noise does not compress: a scan of a paper in the worst case. */
async function scan(side = 1_400): Promise<Uint8Array> {
  const jpeg = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 140, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  return pictureAsPdf(jpeg, { width: side, height: side });
}

async function textPage(words: string, change?: (document: PDFDocument) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText(words);
  change?.(document);
  return document.save();
}

test('parts follow each other; what fits already is left as it is', async () => {
  const parts = [
    { name: 'Surat.pdf', bytes: await textPage('surat') },
    { name: 'CV.pdf', bytes: await textPage('cv') },
  ];
  const made = await bundling.bundle(parts, { maxBytes: 1_000_000, title: 'Lamaran' });
  expect(made).toMatchObject({
    pages: 2,
    pictures: 0,
    side: 0,
    parts: [
      { name: 'Surat.pdf', pages: 1 },
      { name: 'CV.pdf', pages: 1 },
    ],
  });
  expect((await PDFDocument.load(made.pdf)).getTitle()).toBe('Lamaran');
});

test('pictures are made smaller until the package fits', async () => {
  const made = await bundling.bundle([{ name: 'Ijazah.pdf', bytes: await scan() }], {
    maxBytes: 1_000_000,
    title: 'Lamaran',
  });
  expect(made.fullBytes).toBeGreaterThan(1_000_000);
  expect(made.pdf.length).toBeLessThanOrEqual(1_000_000);
  expect(made.pictures).toBe(1);
});

test('what cannot be made small enough comes back as small as it gets', async () => {
  const made = await bundling.bundle([{ name: 'Ijazah.pdf', bytes: await scan() }], {
    maxBytes: 1_000,
    title: 'x',
  });
  expect(made.pdf.length).toBeGreaterThan(1_000);
  expect(made.side).toBe(830);
});

test('scripts of pages stay behind, links stay', async () => {
  const bytes = await textPage('x', (document) => {
    const { context } = document;
    const page = document.getPage(0);
    const link = (uri: string, s: string) =>
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 9, 9],
        A: { S: s, URI: PDFString.of(uri), JS: PDFString.of('app.alert(1)') },
      });
    page.node.set(
      PDFName.of('Annots'),
      context.obj([link('https://a.example', 'URI'), link('x', 'JavaScript')]),
    );
    page.node.set(
      PDFName.of('AA'),
      context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(2)') } }),
    );
    document.addJavaScript('open', 'app.alert(3)');
  });
  const { pdf } = await bundling.bundle([{ name: 'a.pdf', bytes }], { maxBytes: 1_000_000, title: 'x' });
  const [page] = (await PDFDocument.load(pdf)).getPages();
  expect(page?.node.Annots()?.size()).toBe(1);
  expect(page?.node.has(PDFName.of('AA'))).toBe(false);
});

test.each([
  ['no PDF', Buffer.from('hello')],
  ['a PDF that ends early', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog')],
])('%s is refused by its name, and the next is made', async (_, bytes) => {
  await expect(
    bundling.bundle([{ name: 'rusak.pdf', bytes }], { maxBytes: 1_000_000, title: 'x' }),
  ).rejects.toMatchObject({ code: 'bad_part', message: 'rusak.pdf' });
});

test('more pages than anybody reads are refused', async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 90; page += 1) document.addPage();
  await expect(
    bundling.bundle([{ name: 'tebal.pdf', bytes: await document.save() }], {
      maxBytes: 1_000_000,
      title: 'x',
    }),
  ).rejects.toMatchObject({ code: 'too_many_pages' });
});
