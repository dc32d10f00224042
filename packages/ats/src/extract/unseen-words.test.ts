import { expect, test } from 'vitest';
import { seeded } from '../../fuzz/mutate.ts';
import { paintPage, type Pixels } from '../pages/paint-page.ts';
import { buildPdf, MORE_OBJECTS, type PdfOptions, type PdfText } from '../testing/build-pdf.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

/** Graphics states, a gradient, a picture of stripes, a layer that is off and a group that is transparent. */
const OPTIONS: PdfOptions = {
  resources: `/ExtGState << /Gone << /ca 0 >> /Half << /ca 0.5 >> /Marker << /BM /Multiply >>
      /Masked << /SMask << /S /Luminosity /G ${MORE_OBJECTS + 2} 0 R >> >>
      /Lit << /SMask << /S /Luminosity /G ${MORE_OBJECTS + 3} 0 R >> >> >>
    /Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [40 0 400 0] /Extend [true true]
      /Function << /FunctionType 2 /Domain [0 1] /C0 [0.1 0.1 0.4] /C1 [0.2 0.4 0.1] /N 1 >> >> >>
    /Pattern << /Tiled ${MORE_OBJECTS + 4} 0 R /White ${evenPattern('1 1 1')} /Blue ${evenPattern('0.1 0.2 0.5')} >>
    /XObject << /Ghost ${MORE_OBJECTS + 1} 0 R /Blended ${MORE_OBJECTS + 5} 0 R >>
    /Properties << /Off ${MORE_OBJECTS} 0 R >>`,
  catalog: `/OCProperties << /OCGs [${MORE_OBJECTS} 0 R] /D << /OFF [${MORE_OBJECTS} 0 R] >> >>`,
  objects: [
    '<< /Type /OCG /Name (Off) >>',
    form('BT 0 0 0 rg /F1 12 Tf 60 700 Td (kubernetes) Tj ET'),
    form('0 g 0 0 595 842 re f'),
    form('0.8 g 0 0 595 842 re f'),
    '<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << >> /Length 16 >>\nstream\n1 g 0 0 8 8 re f\nendstream',
  ],
};

function form(content: string, entries = ''): string {
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] ${entries} /Group << /S /Transparency >> /Resources << /Font << /F1 3 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function evenPattern(colour: string): string {
  return `<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [40 0 400 0] /Extend [true true]
    /Function << /FunctionType 2 /Domain [0 1] /C0 [${colour}] /C1 [${colour}] /N 1 >> >> >>`;
}

const evenPicture = (y: number) =>
  `q 300 0 0 22 40 ${y - 6} cm BI /W 1 /H 1 /BPC 8 /CS /G /F /AHx ID 40>\nEI Q`;
/** A disc of more parts than a rule or a panel ever has. */
const disc = (y: number) =>
  `${Array.from({ length: 240 }, (_, index) => {
    const angle = (index * Math.PI) / 120;
    const [x, at] = [120 + 110 * Math.cos(angle), y + 4 + 60 * Math.sin(angle)];
    return `${x.toFixed(2)} ${at.toFixed(2)} ${index === 0 ? 'm' : 'l'}`;
  }).join(' ')} f`;
const rounded = (y: number) =>
  `50 ${y - 4} m 200 ${y - 4} l 210 ${y - 4} 210 ${y + 14} 200 ${y + 14} c 50 ${y + 14} l 40 ${y + 14} 40 ${y - 4} 50 ${y - 4} c f`;
const slanted = (y: number) => `40 ${y - 6} m 300 ${y - 6} l 280 ${y + 16} l 40 ${y + 16} l f`;
const bar = (y: number) => `40 ${y - 6} 300 22 re f`;
const picture = (y: number) =>
  `q 300 0 0 22 40 ${y - 6} cm BI /W 150 /H 1 /BPC 8 /CS /G /F /AHx ID ${'0060'.repeat(75)}>\nEI Q`;
const outlines = (y: number, text = 'kubernetes', size = 12) =>
  `q BT 7 Tr /F1 ${size} Tf 60 ${y} Td (${text}) Tj ET 0.2 0.2 0.2 rg 0 0 595 842 re f Q`;

async function hiddenReasons(text: Partial<PdfText>, before = '') {
  const word = { text: 'kubernetes', x: 60, y: 700, size: 12, ...text };
  const { pages } = await readPdf(buildPdf([[word]], { ...OPTIONS, before }), DEFAULT_LIMITS);
  return pages[0]!.items.map((item) => item.hidden);
}

const WHITE = '1 1 1';

test.each<[string, Partial<PdfText>, string]>([
  ['transparent over painted outlines', { mode: 3 }, outlines(700)],
  ['faded out over painted outlines', { before: '/Gone gs' }, outlines(700)],
  ['a clip for the fill behind it', { mode: 7, after: '0 0.2 0.5 rg 0 0 595 842 re f' }, ''],
  ['a clip for the gradient behind it', { mode: 7, after: '/Sh sh' }, ''],
  ['white on a gradient', { colour: WHITE }, 'q 40 690 300 30 re W n /Sh sh Q'],
  ['white on a picture', { colour: WHITE }, picture(700)],
  ['white on a slanted shape', { colour: WHITE }, slanted(700)],
  ['white on a rounded shape', { colour: WHITE }, rounded(700)],
  [
    'white on many small boxes',
    { colour: WHITE },
    `${Array.from({ length: 10 }, (_, index) => `${40 + 20 * index} 690 20 30 re`).join(' ')} f`,
  ],
  ['under a marker', { after: `/Marker gs 1 1 0 rg ${bar(700)}` }, ''],
  ['under a thin veil', { after: `/Half gs ${WHITE} rg ${bar(700)}` }, ''],
  ['beside a shape whose bounds cover it', { after: `${WHITE} rg 40 690 m 340 690 l 340 695 l f` }, ''],
  ['outlined only', { mode: 1, colour: WHITE }, ''],
  ['outlined in white on a dark shape', { mode: 1, before: '1 G' }, `0.1 0.2 0.4 rg ${bar(700)}`],
  ['behind a mask that lets light through', { before: '/Lit gs' }, ''],
  ['white on a thick line', { colour: WHITE }, '0 0.2 0.4 RG 24 w 40 704 m 400 704 l S'],
  ['beside a thick line', { after: '1 G 24 w 40 660 m 400 660 l S' }, ''],
  ['narrow', { before: '40 Tz' }, ''],
  ['white on an even picture', { colour: WHITE }, evenPicture(700)],
  ['white on a disc', { colour: WHITE }, `0.1 0.3 0.2 rg ${disc(700)}`],
  ['beside a disc whose bounds cover it', { after: `0.9 0.9 1 rg ${disc(640)}` }, ''],
])('text that is %s is seen', async (_, text, before) => {
  expect(await hiddenReasons(text, before)).toEqual([undefined]);
});

test.each<[string, string, Partial<PdfText>, string]>([
  ['white on paper', 'same_colour', { colour: WHITE }, ''],
  ['outlined in white on paper', 'same_colour', { mode: 1, before: '1 G' }, ''],
  ['behind a mask that lets nothing through', 'invisible', { before: '/Masked gs' }, ''],
  ['transparent across a table’s rule', 'invisible', { mode: 3 }, '40 703 300 0.7 re f'],
  ['as dark as its rounded shape', 'same_colour', {}, rounded(700)],
  ['in an invisible mode', 'invisible', { mode: 3 }, ''],
  ['faded out', 'invisible', { before: '/Gone gs' }, ''],
  ['in a layer that is off', 'invisible', { before: '/OC /Off BDC', after: 'EMC' }, ''],
  ['under a white rounded shape', 'covered', { after: `${WHITE} rg ${rounded(700)}` }, ''],
  ['outside its clipping path', 'covered', { before: '300 300 20 20 re W n' }, ''],
  ['under a thick white line', 'covered', { after: '1 G 24 w 40 704 m 400 704 l S' }, ''],
  ['under a thin line made thick', 'covered', { after: '1 G 24 0 0 24 40 704 cm 1 w 0 0 m 15 0 l S' }, ''],
  ['under a disc', 'covered', { after: `0.9 0.9 1 rg ${disc(700)}` }, ''],
  ['as grey as the picture under it', 'same_colour', { colour: '0.251 0.251 0.251' }, evenPicture(700)],
  ['squeezed to nothing along its line', 'tiny', { before: '0.1 Tz' }, ''],
  ['off the page', 'off_page', { x: 700 }, ''],
  ['of one point', 'tiny', { size: 1 }, ''],
])('text that is %s is hidden: %s', async (_, reason, text, before) => {
  expect(await hiddenReasons(text, before)).toEqual([reason]);
});

test.each([
  ['White', 'same_colour'],
  ['Tiled', 'same_colour'],
  ['Blue', undefined],
])('text that a pattern paints: %s', async (name, hidden) => {
  const before = `q /Pattern cs /${name} scn BT /F1 12 Tf 60 700 Td (kubernetes) Tj ET Q`;
  const pdf = buildPdf([[{ text: 'Siti', x: 60, y: 600 }]], { ...OPTIONS, before });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => [item.text, item.hidden])).toEqual([
    ['kubernetes', hidden],
    ['Siti', undefined],
  ]);
});

test('text in a transparent group is hidden', async () => {
  const pdf = buildPdf([[{ text: 'Siti', x: 60, y: 600 }]], { ...OPTIONS, before: 'q /Gone gs /Ghost Do Q' });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => [item.text, item.hidden])).toEqual([
    ['kubernetes', 'invisible'],
    ['Siti', undefined],
  ]);
});

test.each([
  ['white, multiplied with its ground', '/Marker gs', '1 1 1', 'invisible'],
  ['black, multiplied with its ground', '/Marker gs', '0 0 0', undefined],
  ['masked by what lets nothing through', '/Masked gs', '0 0 0', 'invisible'],
  ['masked by what lets light through', '/Lit gs', '0 0 0', undefined],
] as const)('text of a group that is %s', async (_, state, colour, hidden) => {
  const pdf = buildPdf([[{ text: 'Siti', x: 60, y: 600 }]], {
    ...OPTIONS,
    catalog: '',
    objects: [...OPTIONS.objects!, form(`BT ${colour} rg /F1 12 Tf 60 700 Td (kubernetes) Tj ET`)],
    before: `0.5 0.7 0.6 rg ${bar(700)} q ${state} /Blended Do Q`,
  });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => [item.text, item.hidden])).toEqual([
    ['kubernetes', hidden],
    ['Siti', undefined],
  ]);
});

test.each([
  ['off', MORE_OBJECTS, 'invisible'],
  ['on', MORE_OBJECTS + 1, undefined],
] as const)('text of a form in a layer that is %s', async (_, layer, hidden) => {
  const groups = `${MORE_OBJECTS} 0 R ${MORE_OBJECTS + 1} 0 R`;
  const pdf = buildPdf([[{ text: 'Siti', x: 60, y: 600 }]], {
    resources: `/XObject << /Layered ${MORE_OBJECTS + 2} 0 R >>`,
    catalog: `/OCProperties << /OCGs [${groups}] /D << /OFF [${MORE_OBJECTS} 0 R] >> >>`,
    objects: [
      '<< /Type /OCG /Name (Off) >>',
      '<< /Type /OCG /Name (On) >>',
      form('BT 0 0 0 rg /F1 12 Tf 60 700 Td (kubernetes) Tj ET', `/OC ${layer} 0 R`),
    ],
    before: '/Layered Do',
  });
  const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => [item.text, item.hidden])).toEqual([
    ['kubernetes', hidden],
    ['Siti', undefined],
  ]);
});

test('text of a page that measures in millimetres is not tiny', async () => {
  const pdf = Buffer.from(buildPdf([[{ text: 'Siti', x: 20, y: 200, size: 1.8 }]])).toString('latin1');
  const small = Buffer.from(pdf.replace('[0 0 595 842]', '[0 0 210 297]'), 'latin1');
  const { pages } = await readPdf(small, DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => item.hidden)).toEqual([undefined]);
});

test.each([0, 90])(
  'letters of a font that counts in pixels are as large as they look, turned by %s',
  async (rotate) => {
    const glyph = '60 0 0 0 60 70 d1 5 0 50 70 re f';
    const pdf = buildPdf([[{ text: 'Siti', x: 60, y: 600 }]], {
      rotate,
      fonts: `/T3 ${MORE_OBJECTS} 0 R`,
      before: 'BT /T3 0.12 Tf 60 700 Td (aaaa) Tj ET',
      objects: [
        `<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 1 1] /CharProcs << /a ${MORE_OBJECTS + 1} 0 R >>
        /Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [60] >>`,
        `<< /Length ${glyph.length} >>\nstream\n${glyph}\nendstream`,
      ],
    });
    const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
    const item = pages[0]!.items.find(({ text }) => text === 'aaaa');
    expect(item!.hidden).toBeUndefined();
    expect(item!.size).toBeCloseTo(12);
    expect(item!.height).toBeCloseTo(10.2);
  },
);

test.each([
  ['painted first', true],
  ['painted last', false],
])('a transparent copy of a visible word, %s, is neither read twice nor reported', async (_, first) => {
  const word: PdfText = { text: 'Siti', x: 60, y: 700, size: 12 };
  const copy: PdfText = { ...word, x: 63, mode: 3 };
  const { pages } = await readPdf(buildPdf([first ? [copy, word] : [word, copy]]), DEFAULT_LIMITS);
  expect(pages[0]!.items.map((item) => [item.text, item.hidden])).toEqual([['Siti', undefined]]);
});

const GROUNDS: Record<string, (y: number) => string> = {
  paper: () => '',
  bar: (y) => `0.1 0.2 0.4 rg ${bar(y)}`,
  rounded: (y) => `0.1 0.2 0.4 rg ${rounded(y)}`,
  slanted: (y) => `0.1 0.2 0.4 rg ${slanted(y)}`,
  rule: (y) => `40 ${y + 3} 300 0.6 re f`,
  gradient: (y) => `q 40 ${y - 6} 300 22 re W n /Sh sh Q`,
  picture,
  outlines: (y) => outlines(y, 'kubernetes', 11),
};
const COLOURS = ['0 0 0', WHITE, '0.1 0.2 0.4', '0.98 0.98 0.98', '0.8 0.8 0.8', '0.9 0.2 0.1'];
const COVERS = ['', '', '', '1 1 1 rg', '/Half gs 1 1 1 rg', '/Marker gs 1 1 0 rg'];

/** A page of runs, each on a ground, in a colour and under a cover drawn by lot; `without` leaves one run out but not its surroundings. */
function lotPage(seed: number, without = -1) {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const runs = Array.from({ length: 12 }, (_, index) => {
    const y = 780 - 60 * index;
    const ground = pick(Object.keys(GROUNDS));
    const cover = pick(COVERS);
    const style = { colour: pick(COLOURS), mode: pick([0, 0, 0, 1, 2, 3]), faded: random() < 0.15 };
    const shape = pick([bar, rounded, slanted])(y);
    return { y, ground, cover, ...style, after: cover && `${cover} ${shape}` };
  });
  const texts = runs.map(({ y, ground, colour, mode, faded, after }, index): PdfText => {
    const before = `${GROUNDS[ground]!(y)} ${faded ? '/Gone gs' : ''}`;
    return { text: index === without ? ' ' : 'kubernetes', x: 60, y, size: 11, colour, mode, before, after };
  });
  return { runs, pdf: buildPdf([texts], OPTIONS) };
}

/** The greatest difference of a colour channel between two pictures of a page, in the row at `y`. */
function difference(a: Pixels, b: Pixels, y: number): number {
  const scale = a.width / 595;
  const [from, to] = [(842 - y - 10) * scale, (842 - y + 3) * scale].map(
    (row) => Math.round(row) * a.width * 4,
  );
  let greatest = 0;
  for (let at = from!; at < to!; at += 1)
    if (at % 4 !== 3) greatest = Math.max(greatest, Math.abs(a.data[at]! - b.data[at]!));
  return greatest;
}

test('a run is called hidden exactly where the page looks the same without it and no outlines or picture show there', async () => {
  let hiddenRuns = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    const { runs, pdf } = lotPage(seed);
    const { pages } = await readPdf(pdf, DEFAULT_LIMITS);
    const painted = await paintPage(pdf, { page: 1, width: 1190 });
    for (const [index, run] of runs.entries()) {
      const hidden = pages[0]!.items.some((item) => item.hidden && Math.abs(842 - item.baseline - run.y) < 2);
      const bare = await paintPage(lotPage(seed, index).pdf, { page: 1, width: 1190 });
      const change = difference(painted, bare, run.y);
      const what = `seed ${seed}, run ${index}: ${JSON.stringify(run)}, change ${change}`;
      if (hidden) expect(change, what).toBeLessThan(12);
      if (hidden) expect(run.cover === '' && ['outlines', 'picture'].includes(run.ground), what).toBe(false);
      const plain = !['outlines', 'picture'].includes(run.ground);
      if (change === 0 && plain) expect(hidden, what).toBe(true);
      if (hidden) hiddenRuns += 1;
    }
  }
  expect(hiddenRuns).toBeGreaterThan(8);
}, 60_000);
