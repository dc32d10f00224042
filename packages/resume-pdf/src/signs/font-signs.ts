import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackFolders } from '../fonts.ts';

/** The characters that every document can print, whatever font it chose: those of the families that fill in for others. */
export function fontSigns(): Set<number> {
  const files = fallbackFolders()
    .filter((folder) => folder.endsWith('400Regular'))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ttf'));
  return new Set(files.flatMap((file) => [...glyphsOf(file)]));
}

/** The characters that a font has a glyph for, from its `cmap` table (formats 4 and 12). */
function glyphsOf(file: string): Set<number> {
  const font = readFileSync(file);
  const glyphs = new Set<number>();
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  const start = font.readUInt32BE((cmap ?? 0) + 8);
  for (let index = 0; index < font.readUInt16BE(start + 2); index += 1) {
    const at = start + font.readUInt32BE(start + 8 + 8 * index);
    const format = font.readUInt16BE(at);
    if (format === 12)
      for (let group = at + 16; group < at + 16 + 12 * font.readUInt32BE(at + 12); group += 12)
        for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1)
          glyphs.add(code);
    if (format !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = font.readUInt16BE(at + 14 + 2 * segment);
      const first = font.readUInt16BE(at + 16 + 2 * (segments + segment));
      for (let code = first; code <= last && code < 0xffff; code += 1) glyphs.add(code);
    }
  }
  return glyphs;
}
