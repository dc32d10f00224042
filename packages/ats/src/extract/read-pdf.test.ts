import { expect, test } from 'vitest';
import { buildPdf, MORE_OBJECTS, type Chopping, type PdfText } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

const line = (text: string, y: number, more: Partial<PdfText> = {}): PdfText => ({ text, x: 60, y, ...more });

async function words(pdf: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  return pages.flatMap((page) => page.items.filter((item) => !item.hidden).map((item) => item.text));
}

test.each<Chopping>(['lines', 'words', 'letters', 'kerned'])(
  'the same words however they are chopped: %s',
  async (chopping) => {
    const pdf = buildPdf([[line('Staf Produksi di PT Sumber Rejeki', 700), line('siti@contoh.id', 680)]], {
      chopping,
    });
    expect(await words(pdf)).toEqual(['Staf', 'Produksi', 'di', 'PT', 'Sumber', 'Rejeki', 'siti@contoh.id']);
  },
);

test('places are measured from the top left corner, sizes and weight as painted', async () => {
  const { pages } = await readPdf(buildPdf([[line('Siti', 742, { size: 20, bold: true })]]), DEFAULT_LIMITS);
  const [item] = pages[0]!.items;
  expect(item).toMatchObject({ text: 'Siti', bold: true, size: 20 });
  expect(item!.x).toBeCloseTo(60, 0);
  expect(item!.baseline).toBeCloseTo(100, 0);
});

test('a turned page reads upright', async () => {
  const { pages, warnings } = await readPdf(
    buildPdf([[line('Siti Aminah', 700)]], { rotate: 90 }),
    DEFAULT_LIMITS,
  );
  expect(pages[0]).toMatchObject({ width: 595, height: 842 });
  expect(pages[0]!.items.map((item) => item.text)).toEqual(['Siti', 'Aminah']);
  expect(warnings.map((warning) => warning.code)).toEqual(['rotated_text']);
});

test.each([
  ['invisible', { mode: 3 }],
  ['same_colour', { colour: '1 1 1' }],
  ['tiny', { size: 1 }],
] as const)('%s text is kept apart', async (reason, style) => {
  const { pages } = await readPdf(
    buildPdf([[line('Siti Aminah', 700), line('kubernetes', 600, style)]]),
    DEFAULT_LIMITS,
  );
  expect(pages[0]!.items.map((item) => item.hidden)).toEqual([undefined, undefined, reason]);
});

test.each([
  ['shown', 4, [50, 690, 350, 710], ['Siti', 'kubernetes']],
  ['hidden', 2, [50, 690, 350, 710], ['Siti']],
  ['for no screen', 32, [50, 690, 350, 710], ['Siti']],
  ['off the page', 4, [700, 690, 900, 710], ['Siti']],
  ['without any height', 4, [50, 690, 350, 690], ['Siti']],
] as const)('the value of a form field that is %s', async (_, flags, rect, expected) => {
  const pdf = buildPdf([[line('Siti', 705)]], {
    annotations: `${MORE_OBJECTS} 0 R`,
    catalog: `/AcroForm << /Fields [${MORE_OBJECTS} 0 R] >>`,
    objects: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (kubernetes) /F ${flags} /Rect [${rect.join(' ')}] >>`,
    ],
  });
  expect(await words(pdf)).toEqual(expected);
});

test('white text on a dark bar is seen', async () => {
  const pdf = buildPdf([[line('Siti', 705, { colour: '1 1 1' })]], { before: '0 0 0 rg 40 690 300 40 re f' });
  expect(await words(pdf)).toEqual(['Siti']);
});

test('text that was painted again a hair beside itself to look bold is read once, and is bold', async () => {
  const name = line('Siti Aminah', 700, { size: 12 });
  const between = Array.from({ length: 12 }, (_, index) => line('llama', 680 - 14 * index));
  const again = [name, ...between, { ...name, x: 60.5 }];
  const { pages } = await readPdf(buildPdf([again]), DEFAULT_LIMITS);
  expect(pages[0]!.items.filter((item) => item.text !== 'llama')).toMatchObject([
    { text: 'Siti', bold: true },
    { text: 'Aminah', bold: true },
  ]);
  expect(pages[0]!.items.filter((item) => item.bold)).toHaveLength(2);
});

test('text outside its clipping path is kept apart', async () => {
  const before = 'q 0 0 1 1 re W n BT /F1 10 Tf 60 300 Td (kubernetes) Tj ET Q';
  const { pages } = await readPdf(buildPdf([[line('Siti', 700)]], { before }), DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => [item.text, item.hidden])).toEqual([
    ['kubernetes', 'covered'],
    ['Siti', undefined],
  ]);
});

test.each([
  ['a page count that lies', '/Count 1 ', '/Count 999999 ', 'too_many_pages'],
  ['a page tree that holds itself', '/Kids [5 0 R]', '/Kids [2 0 R 5 0 R]', undefined],
  ['no pages', '/Kids [5 0 R] /Count 1', '/Kids [] /Count 0', 'damaged'],
  ['a page without size', '[0 0 595 842]', '[0 0 0 0]', undefined],
  ['a page of kilometres', '[0 0 595 842]', '[0 0 9e9 9e9]', undefined],
  ['an unknown stream filter', '/Length', '/Filter /Nothing /Length', undefined],
])('%s', async (_, from, to, code) => {
  const bytes = buildPdf([[line('Siti', 700)]]);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const pdf = Uint8Array.from(text.replace(from, to), (letter) => letter.charCodeAt(0));
  const reading = readPdf(pdf, DEFAULT_LIMITS);
  if (code) await expect(reading).rejects.toMatchObject({ name: 'ReadError', code });
  else expect((await reading).pages.flatMap((page) => page.items.map((item) => item.text))).toEqual(['Siti']);
});

test.each([
  ['empty', new Uint8Array()],
  ['not_pdf', new TextEncoder().encode('<!doctype html><p>hello')],
  ['not_pdf', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  ['damaged', new TextEncoder().encode('%PDF-1.7\nnothing here')],
  ['no_text', buildPdf([[]])],
])('refuses with %s', async (code, bytes) => {
  await expect(readPdf(bytes, DEFAULT_LIMITS)).rejects.toMatchObject({ name: 'ReadError', code });
});

test('limits on bytes and pages', async () => {
  const pdf = buildPdf([[line('a b', 700)], [line('c d', 700)], [line('e f', 700)]]);
  await expect(readPdf(pdf, { ...DEFAULT_LIMITS, maxBytes: 100 })).rejects.toMatchObject({
    code: 'too_large',
  });
  await expect(readPdf(pdf, { ...DEFAULT_LIMITS, maxPages: 2 })).rejects.toMatchObject({
    code: 'too_many_pages',
  });
  const { warnings, pages } = await readPdf(pdf, { ...DEFAULT_LIMITS, maxPagesRead: 2 });
  expect(pages).toHaveLength(2);
  expect(warnings[0]?.code).toBe('pages_cut');
});

test('junk before the header is stepped over', async () => {
  const pdf = buildPdf([[line('Siti', 700)]]);
  const junk = Uint8Array.from([...new TextEncoder().encode('junk junk\n'), ...pdf]);
  expect(await words(junk)).toEqual(['Siti']);
});

const stripes = `q 500 0 0 700 40 60 cm BI /W 150 /H 2 /BPC 8 /CS /G /F /AHx ID ${'00ff'.repeat(150)}> EI Q`;

test.each([
  ['blank', '', []],
  ['of a coloured bar and a rule', '0 0.2 0.5 rg 0 0 180 842 re f 200 700 350 1 re f', []],
  ['with a small logo', `q 0.1 0 0 0.1 450 700 cm ${stripes} Q`, []],
  ['with a picture', stripes, ['page_without_text']],
])('a last page %s warns of %j', async (_, content, codes) => {
  const pdf = buildPdf([[line('Siti', 700)], [line(' ', 700, { before: content })]]);
  expect((await readPdf(pdf, DEFAULT_LIMITS)).warnings.map((warning) => warning.code)).toEqual(codes);
});

test('upright letters that a browser leans are italic and as wide as they are, so their words stand apart', async () => {
  const leaning = line('Mei 2022 -', 700, { before: '1 0 .25 1 -175 0 cm' });
  const { pages } = await readPdf(
    buildPdf([[leaning, line('Mei 2022 -', 680)]], { chopping: 'words' }),
    DEFAULT_LIMITS,
  );
  const [slanted, upright] = [pages[0]!.items.slice(0, 3), pages[0]!.items.slice(3)];
  expect(slanted.map((item) => item.text)).toEqual(['Mei', '2022', '-']);
  expect(slanted.map((item) => [item.italic, Math.round(item.x), Math.round(item.width)])).toEqual(
    upright.map((item) => [true, Math.round(item.x), Math.round(item.width)]),
  );
});

test('a brace that none closes, alone between words, is the dash of TeX; a pair of braces stays', async () => {
  const itemsOf = async (text: string) => {
    const { pages } = await readPdf(buildPdf([[{ text, x: 60, y: 700 }]]), DEFAULT_LIMITS);
    return pages[0]!.items.map((item) => item.text).join(' ');
  };
  expect(await itemsOf('2016 { sekarang')).toBe('2016 – sekarang');
  expect(await itemsOf('Tools { Git }')).toBe('Tools { Git }');
});
