import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { buildPdf } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

/** Courier of ten points: each letter is 6 points wide. */
async function wordsWithLink(gap: number, rest: string): Promise<string[]> {
  const link = 'x.id/siti';
  const plain = buildPdf([
    [
      { text: link, x: 60, y: 700 },
      { text: rest, x: 60 + 6 * link.length + gap, y: 700 },
    ],
  ]);
  const pdf = await PDFDocument.load(plain);
  const annotation = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [60, 697, 60 + 6 * link.length, 709],
    A: { S: 'URI', URI: PDFString.of(`https://${link}`) },
  });
  pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([annotation]));
  const { pages } = await readPdf(await pdf.save(), DEFAULT_LIMITS);
  return pages[0]!.items.map((item) => item.text);
}

test('a word glued to a link before it is a word of its own', async () => {
  expect(await wordsWithLink(1, 'Surabaya')).toEqual(['x.id/siti', 'Surabaya']);
});

test('a comma behind a link and letters without a gap stay where they are', async () => {
  expect(await wordsWithLink(1, ',')).toEqual(['x.id/siti,']);
  expect(await wordsWithLink(0, 's')).toEqual(['x.id/sitis']);
});
