import { expect, test } from 'vitest';
import { buildPdf, MORE_OBJECTS } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

const BOX = '600 0 0 0 500 700 d1 0 0 500 700 re f';

/** A Type 3 font as Skia writes it for Chromium. */
const fontWith = (descriptor: string) => [
  `<</Type /Font\n/Subtype /Type3\n/FontMatrix [.001 0 0 .001 0 0]\n/FirstChar 0\n/LastChar 127\n/FontBBox [0 0 600 700]\n/CIDToGIDMap /Identity\n/FontDescriptor ${MORE_OBJECTS + 2} 0 R\n/Widths [${'600 '.repeat(128)}]\n/Encoding <</Type /Encoding\n/Differences [97 /a]>>\n/CharProcs <</a ${MORE_OBJECTS + 1} 0 R>>>>`,
  `<< /Length ${BOX.length} >>\nstream\n${BOX}\nendstream`,
  `<</Type /FontDescriptor\n${descriptor}\n/ItalicAngle 0\n/Flags 4>>`,
];

test.each([
  ['/FontName /AAAAAA+Inter-SemiBold', 'Inter-SemiBold', true],
  ['/FontWeight 700\n/FontName /.SFNS-Regular', '.SFNS-Bold', true],
  ['/FontWeight 400\n/FontName /BAAAAA+Inter-Regular', 'Inter-Regular', false],
])(
  'a Type 3 font of Chromium has the name and the weight of its descriptor: %s',
  async (descriptor, name, bold) => {
    const before = 'BT /T3 10 Tf 60 700 Td (aaa) Tj ET';
    const objects = fontWith(descriptor);
    const pdf = buildPdf([[]], { before, objects, fonts: `/T3 ${MORE_OBJECTS} 0 R` });
    const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
    expect(pages[0]!.items.map((item) => [item.text, item.font, item.bold])).toEqual([['aaa', name, bold]]);
  },
);
