import { expect, test } from 'vitest';
import { buildPdf, MORE_OBJECTS } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

/** Words in a font whose `#` stands for what `unicode` says, as UTF-16 in hexadecimal. */
async function wordsWhere(unicode: string, words: string) {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Map def
1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <23> <${unicode}> endbfchar
1 beginbfrange <41> <7a> <0041> endbfrange endcmap end end`;
  const pdf = buildPdf([[]], {
    before: `BT /F3 10 Tf 60 700 Td (${words}) Tj ET`,
    fonts: `/F3 ${MORE_OBJECTS} 0 R`,
    objects: [
      `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /ToUnicode ${MORE_OBJECTS + 1} 0 R >>`,
      `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ],
  });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  return pages[0]!.items.map((item) => item.text);
}

test.each([
  ['74006900', 'Se#awan', 'Setiawan'],
  ['66006600', 'Sta#', 'Staff'],
  ['6600cf00', 'O#ce', 'Office'],
  ['6600d200', 'O#ine', 'Offline'],
  ['7400dd00', 'spli#ng', 'splitting'],
  ['00660069', 'Bro#l', 'Brofil'],
  // A sign that is meant, and two that are no letters with their bytes changed about.
  ['6700', '#', '最'],
  ['67002000', '#', '最\u2000'.trim()],
])('what stands at a shape of %s: %s is %s', async (unicode, words, read) => {
  expect(await wordsWhere(unicode, words)).toEqual([read]);
});
