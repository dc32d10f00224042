import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { engineFonts, fallbackFolders, fontFolders } from './fonts.ts';
import { withoutHints } from './without-hints.ts';

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => readFileSync(join(folder, name)));

const folderOf = (end: string) => fontFolders().find((folder) => folder.endsWith(join(...end.split('/'))))!;

/** All that is drawn and how far it reaches, glyph by glyph. */
function glyphsOf(file: Buffer): string[] {
  const font = create(file) as Font;
  return Array.from({ length: font.numGlyphs }, (_, id) => {
    const glyph = font.getGlyph(id);
    return `${glyph.advanceWidth} ${glyph.path.toSVG()}`;
  });
}

// Lato's instructions stand in its glyphs, Montserrat's in tables alone; both have glyphs that are made of others.
test.each(['lato/700Bold_Italic', 'montserrat/600SemiBold'])(
  '%s without instructions draws the same glyphs in fewer bytes',
  (end) => {
    const [file] = filesIn(folderOf(end));
    const smaller = withoutHints(file!);
    expect(glyphsOf(smaller)).toEqual(glyphsOf(file!));
    expect(smaller.length).toBeLessThan(file!.length - 4000);
  },
);

const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.toString('latin1', 12 + index * 16, 16 + index * 16),
  );

test('no family that a document can choose brings instructions into its PDF', () => {
  const { folders, files } = engineFonts();
  const fallbacks = fallbackFolders();
  const chosen = folders.filter((folder) => !fallbacks.includes(folder)).flatMap(filesIn);
  expect(files.length).toBeGreaterThan(0);
  expect([...chosen, ...files].filter((font) => tablesOf(font).includes('fpgm'))).toEqual([]);
});
