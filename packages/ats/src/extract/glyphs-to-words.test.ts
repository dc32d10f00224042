import { expect, test } from 'vitest';
import { glyphsToWords } from './glyphs-to-words.ts';
import type { Glyph } from './page-glyphs.ts';

const font = { name: 'Test', icons: false, italic: false };

/** Letters half as wide as their font is large, from `x` on. */
function letters(text: string, x: number, baseline: number, size: number): Glyph[] {
  return text.split('').map((letter, index) => {
    const at = x + (index * size) / 2;
    return {
      text: letter,
      box: { x: at, y: baseline - size, width: size / 2, height: size },
      originX: at,
      originY: baseline,
      turn: 0,
      run: { size, bold: false, font, painted: { colour: 0, alpha: 255, renderMode: 0 } },
    } as unknown as Glyph;
  });
}

test('words of two lines that overlap are put together again', () => {
  const large = letters('TAN', 34, 137, 38);
  const small = letters('Mahasiswa', 34, 151, 10);
  const mixed = [large[0]!, ...small.slice(0, 3), large[1]!, ...small.slice(3), large[2]!];
  expect(glyphsToWords(mixed).map(({ item }) => item.text)).toEqual(['TAN', 'Mahasiswa']);
});

test('the next word of a line stays a word of its own when letters of another line came between', () => {
  const [one, two] = [letters('kasir', 34, 151, 10), letters('toko', 64, 151, 10)];
  const other = letters('A', 60, 137, 38);
  expect(glyphsToWords([...one, ...other, ...two]).map(({ item }) => item.text)).toEqual([
    'kasir',
    'A',
    'toko',
  ]);
});

test('an address has both its slashes where only the first was found', () => {
  const texts = (text: string) => glyphsToWords(letters(text, 34, 151, 10)).map(({ item }) => item.text);
  expect(texts('https:/siti.example/kerja')).toEqual(['https://siti.example/kerja']);
  expect(texts('http://siti.example')).toEqual(['http://siti.example']);
  expect(texts('CI:/CD')).toEqual(['CI:/CD']);
});

test('a capital in another font begins a word, also where nothing stands between', () => {
  const bold = letters('Senior', 69, 151, 10).map((glyph) => ({
    ...glyph,
    run: { ...glyph.run, bold: true, font: { ...font, name: 'Test Bold' } },
  })) as unknown as Glyph[];
  const texts = (glyphs: Glyph[]) => glyphsToWords(glyphs).map(({ item }) => item.text);
  expect(texts([...letters('Present', 34, 151, 10), ...bold])).toEqual(['Present', 'Senior']);
  expect(texts(letters('LinkedIn', 34, 151, 10))).toEqual(['LinkedIn']);
});

test('a bracket in another font behind a bold word begins a word', () => {
  const light = letters('(Kudus)', 64, 151, 10).map((glyph) => ({
    ...glyph,
    run: { ...glyph.run, font: { ...font, name: 'Test Light' } },
  })) as unknown as Glyph[];
  const texts = (glyphs: Glyph[]) => glyphsToWords(glyphs).map(({ item }) => item.text);
  expect(texts([...letters('Tiket24', 34, 151, 10), ...light])).toEqual(['Tiket24', '(Kudus)']);
  expect(texts(letters('staf(tetap)', 34, 151, 10))).toEqual(['staf(tetap)']);
});

test('TeX’s own logo is one word', () => {
  const [l, t, x] = [letters('L', 34, 151, 10), letters('T', 38.4, 151, 10), letters('X', 46, 151, 10)];
  const raised = letters('A', 35.5, 148.7, 6.6);
  const lowered = letters('E', 42, 153.2, 10);
  const logo = [...l, ...raised, ...t, ...lowered, ...x];
  expect(glyphsToWords(logo).map(({ item }) => item.text)).toEqual(['LaTeX']);
});

test('a comma in larger letters leaves the word as large as it is', () => {
  const [word, comma] = [letters('Associate', 34, 151, 9), letters(',', 74.5, 151, 11)];
  expect(glyphsToWords([...word, ...comma]).map(({ item }) => [item.text, item.size])).toEqual([
    ['Associate,', 9],
  ]);
});

test('a word has the colour of most of its letters', () => {
  const painted = letters('exp', 34, 151, 10).map((glyph) => ({
    ...glyph,
    run: { ...glyph.run, painted: { ...glyph.run.painted, colour: 0xff0000 } },
  }));
  expect(
    glyphsToWords([...painted, ...letters('erience', 49, 151, 10)]).map(({ item }) => [
      item.text,
      item.colour,
    ]),
  ).toEqual([['experience', 0]]);
});

/** Words one behind the other with so many font sizes of white before each. */
function spacedWords(words: readonly (readonly [text: string, gap: number])[]): Glyph[] {
  let x = 34;
  return words.flatMap(([text, gap]) => {
    const word = letters(text, x + 10 * gap, 151, 10);
    x += 10 * gap + 5 * text.length;
    return word;
  });
}

test('a space behind one letter may be narrower than the others of its line', () => {
  const texts = (glyphs: Glyph[]) => glyphsToWords(glyphs).map(({ item }) => item.text);
  const line = [
    ['Prepared', 0],
    ['cost', 0.2],
    ['estimates', 0.12],
    ['for', 0.19],
  ] as const;
  expect(texts(spacedWords(line))).toEqual(['Prepared', 'cost', 'estimates', 'for']);
  // A figure, or letters that stand loose everywhere, say nothing about spaces.
  expect(texts(spacedWords([...line.slice(0, 2), ['2011', 0.12], ['for', 0.19]]))).toEqual([
    'Prepared',
    'cost2011',
    'for',
  ]);
  expect(texts(spacedWords([...line, ['lo', 0.2], ['ose', 0.08]]))).toEqual([
    'Prepared',
    'costestimates',
    'for',
    'loose',
  ]);
});

test('a word in brackets has the look of its letters, not of the bracket before it', () => {
  const italic = { ...font, italic: true };
  const word = letters('(Kasir', 34, 151, 10);
  for (const glyph of word.slice(1)) Object.assign(glyph.run, { font: italic });
  expect(glyphsToWords(word).map(({ item }) => [item.text, item.italic])).toEqual([['(Kasir', true]]);
  const smaller = letters('(Kasir', 34, 151, 10);
  for (const glyph of smaller.slice(1)) Object.assign(glyph.run, { size: 8 });
  expect(glyphsToWords(smaller).map(({ item }) => item.size)).toEqual([8]);
});

test('a capital in another font begins a word behind a dash', () => {
  const other = (text: string, x: number) =>
    letters(text, x, 151, 10).map((glyph) => ({
      ...glyph,
      run: { ...glyph.run, font: { ...font, name: 'Test Italic', italic: true } },
    })) as unknown as Glyph[];
  const texts = (glyphs: Glyph[]) => glyphsToWords(glyphs).map(({ item }) => item.text);
  expect(texts([...letters('Engineer–', 34, 151, 10), ...other('Redes', 79)])).toEqual([
    'Engineer–',
    'Redes',
  ]);
  expect(texts(letters('Engineer–Redes', 34, 151, 10))).toEqual(['Engineer–Redes']);
});

test('spaced letters in a smaller size say nothing about the larger ones in their line', () => {
  const large = [...letters('Jojo', 34, 151, 10), ...letters('Mobile', 56.5, 151, 10)];
  const small = 'FULLTIMEJOB'.split('').flatMap((letter, index) => letters(letter, 92 + index * 5.6, 151, 8));
  expect(glyphsToWords([...large, ...small]).map(({ item }) => item.text)).toEqual([
    'Jojo',
    'Mobile',
    'FULLTIMEJOB',
  ]);
});

test('a letter that begins at the very end of a ligature is of its word, a space seen before it or not', () => {
  const first = letters('Light', 34, 151, 10);
  const ligature = { ...letters('i', 59, 151, 10)[0]!, ligature: true };
  const behind = (x: number) =>
    letters('ng', x, 151, 10).map((glyph, at) => ({ ...glyph, parted: at === 0 }));
  const texts = (x: number) => glyphsToWords([...first, ligature, ...behind(x)]).map(({ item }) => item.text);
  expect(texts(64)).toEqual(['Lighting']);
  expect(texts(66)).toEqual(['Lighti', 'ng']);
});

test('no space is seen between a ligature and a word far behind it', () => {
  const first = letters('Tipogra', 34, 151, 10);
  const ligature = { ...letters('f', 69, 151, 10)[0]!, ligature: true };
  const behind = (x: number) => {
    const [glyph, ...others] = letters('Foto', x, 151, 10);
    return [{ ...glyph!, parted: true }, ...others];
  };
  const spaced = (x: number) =>
    glyphsToWords([...first, ligature, ...behind(x)]).map(({ item }) => item.spaced);
  expect(spaced(77)).toEqual([undefined, true]);
  expect(spaced(85)).toEqual([undefined, undefined]);
});

test('a year in smaller letters right behind a name is a word of its own', () => {
  const texts = (size: number, baseline = 151) =>
    glyphsToWords([...letters('Ombak', 34, 151, 11.3), ...letters('2022', 62.25, baseline, size)]).map(
      ({ item }) => item.text,
    );
  expect(texts(10.3)).toEqual(['Ombak', '2022']);
  expect(texts(11.3)).toEqual(['Ombak2022']);
  expect(texts(7)).toEqual(['Ombak2022']);
  expect(texts(10.3, 149)).toEqual(['Ombak2022']);
});

test('a word is no higher than its letters, however high the box of its font is', () => {
  const inBox = (text: string, height: number) =>
    letters(text, 34, 151, 10).map((glyph) => ({
      ...glyph,
      box: { ...glyph.box, y: 151 - 0.8 * height, height },
    }));
  const edges = (height: number) => {
    const { y, ...item } = glyphsToWords(inBox('Kasir', height))[0]!.item;
    return [y, y + item.height].map((edge) => Math.round(10 * edge) / 10);
  };
  expect(edges(12)).toEqual([141.4, 153.4]);
  expect(edges(26)).toEqual([139.5, 154.5]);
});

test('small capitals keep the spaces between their words, which no letter of the same size stands beside', () => {
  const runs: [text: string, size: number, x: number][] = [
    ['SMK', 10, 34],
    ['N', 10, 52.3],
    ['EGERI', 8, 57.3],
    ['2', 10, 80.6],
    ['B', 10, 88.9],
    ['IAK', 8, 93.9],
  ];
  const glyphs = runs.flatMap(([text, size, x]) => letters(text, x, 151, size));
  expect(glyphsToWords(glyphs).map(({ item }) => item.text)).toEqual(['SMK', 'NEGERI', '2', 'BIAK']);
});

test('a word of small capitals alone is as large as those with a capital before it', () => {
  const small = (text: string, x: number) => [
    ...letters(text[0]!, x, 151, 12),
    ...letters(text.slice(1), x + 6, 151, 9.6),
  ];
  const glyphs = [...small('UNIVERSITY', 34), ...letters('OF', 90, 151, 9.6), ...small('ARUNIKA', 106)];
  expect(glyphsToWords(glyphs).map(({ item }) => [item.text, item.size])).toEqual([
    ['UNIVERSITY', 12],
    ['OF', 12],
    ['ARUNIKA', 12],
  ]);
  const ofBrowser = (text: string, x: number) => [
    ...letters(text[0]!, x, 151, 9),
    ...letters(text.slice(1), x + 5, 151, 6),
  ];
  const printed = [...ofBrowser('Living', 34), ...letters('and', 58, 151, 6), ...ofBrowser('Learning', 74)];
  expect(glyphsToWords(printed).map(({ item }) => [item.text, item.size])).toEqual([
    ['Living', 9],
    ['and', 9],
    ['Learning', 9],
  ]);
  const apart = [...letters('SITI', 34, 151, 12), ...letters('KASIR', 70, 151, 9.6)];
  expect(glyphsToWords(apart).map(({ item }) => item.size)).toEqual([12, 9.6]);
});
