/** Tables that fit outlines to the pixels of a screen of the nineties. */
const HINT_TABLES = ['cvt ', 'fpgm', 'prep'];

/** Bytes of an entry of the table directory, and of what stands before the first. */
const ENTRY = 16;
const DIRECTORY = 12;
/** Bytes before the coordinates of a glyph: how many contours it has, and its box. */
const GLYPH_HEAD = 10;

/** Flags of a part of a composite glyph. */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTIONS = 0x0100;

/**
 * A TrueType font without its instructions, which are up to half of what a PDF embeds of it and which no reader of PDFs
 * follows in smoothed letters: outlines, widths and numbers of glyphs stay.
 * @param file a whole font with outlines in `glyf`
 * @returns a font whose checksums are no longer right, for an engine that reads none
 */
export function withoutHints(file: Uint8Array): Buffer {
  const font = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const tables = tablesOf(font);
  const isLong = tables.get('head')!.readInt16BE(50) === 1;
  const glyphs = glyphsOf(tables.get('glyf')!, tables.get('loca')!, isLong).map(withoutInstructions);
  const offsets = [0];
  for (const { length } of glyphs) offsets.push(offsets.at(-1)! + length);
  const loca = Buffer.alloc(offsets.length * (isLong ? 4 : 2));
  offsets.forEach((offset, index) =>
    isLong ? loca.writeUInt32BE(offset, index * 4) : loca.writeUInt16BE(offset / 2, index * 2),
  );
  for (const tag of HINT_TABLES) tables.delete(tag);
  return fontOf(font.subarray(0, 4), tables.set('glyf', Buffer.concat(glyphs)).set('loca', loca));
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => DIRECTORY + index * ENTRY);
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

/** Tables begin at multiples of four. */
function fontOf(version: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(DIRECTORY + tables.size * ENTRY);
  version.copy(directory);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [directory];
  let at = DIRECTORY;
  let start = directory.length;
  for (const [tag, table] of tables) {
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(start, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padded = padTo(4, table);
    parts.push(padded);
    at += ENTRY;
    start += padded.length;
  }
  return Buffer.concat(parts);
}

function glyphsOf(glyf: Buffer, loca: Buffer, isLong: boolean): Buffer[] {
  const count = loca.length / (isLong ? 4 : 2);
  const offset = (index: number) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  return Array.from({ length: count - 1 }, (_, index) => glyf.subarray(offset(index), offset(index + 1)));
}

function withoutInstructions(glyph: Buffer): Buffer {
  if (glyph.length === 0) return glyph;
  const contours = glyph.readInt16BE(0);
  if (contours < 0) return withoutInstructionsOfParts(glyph);
  const at = GLYPH_HEAD + contours * 2;
  const length = glyph.readUInt16BE(at);
  if (length === 0) return glyph;
  const outline = glyph.subarray(at + 2 + length);
  return padTo(2, Buffer.concat([glyph.subarray(0, at), Buffer.alloc(2), outline]));
}

/** A glyph that is made of others: instructions stand behind its parts, each of which says so. */
function withoutInstructionsOfParts(glyph: Buffer): Buffer {
  const copy = Buffer.from(glyph);
  let at = GLYPH_HEAD;
  let hasInstructions = false;
  for (let flags = MORE; flags & MORE;) {
    flags = copy.readUInt16BE(at);
    hasInstructions ||= (flags & INSTRUCTIONS) > 0;
    copy.writeUInt16BE(flags & ~INSTRUCTIONS, at);
    const scales = flags & MATRIX ? 4 : flags & TWO_SCALES ? 2 : flags & SCALE ? 1 : 0;
    at += 4 + (flags & WORDS ? 4 : 2) + scales * 2;
  }
  return hasInstructions ? padTo(2, copy.subarray(0, at)) : glyph;
}

function padTo(step: number, bytes: Buffer): Buffer {
  const lacking = (step - (bytes.length % step)) % step;
  return lacking === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(lacking)]);
}
