const TYPE3 = '/Subtype /Type3';
const WINDOW = 1000;
/** What Skia writes in the dictionary of a Type 3 font; none of it but the map to Unicode is of use to such a font. */
const SPARE =
  /\/CIDToGIDMap \/Identity\s(?<map>\/ToUnicode \d+ 0 R\s)?\/FontDescriptor (?<descriptor>\d+) 0 R/;
const NAME = /\/FontName \/(?:[A-Z]{6}\+)?(?<name>[^\s/<>[\]()]+)/;
const WEIGHT = /\/FontWeight (?<weight>\d+)/;
const BOLD_WEIGHT = 600;

/**
 * Chromium prints variable fonts, those of the system on a Mac among them, and PostScript outlines as Type 3 fonts, whose names PDFium
 * does not look for where Skia writes them. Puts each name where PDFium finds it, with `-Bold` where only the weight says so.
 * @returns the file itself where there is nothing to do, else a copy of the same length
 */
export function withType3Names(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let named: Buffer | undefined;
  for (let at = file.indexOf(TYPE3); at >= 0; at = file.indexOf(TYPE3, at + TYPE3.length)) {
    const spare = SPARE.exec(file.toString('latin1', at, at + WINDOW));
    const name = spare && fontName(file, spare.groups!.descriptor!);
    if (!name) continue;
    const entries = `${spare.groups!.map ?? ''}/BaseFont /${name}`;
    const room = spare[0].length;
    named ??= Buffer.from(file);
    named.write(entries.slice(0, room).padEnd(room), at + spare.index, 'latin1');
  }
  return named ?? bytes;
}

function fontName(file: Buffer, descriptor: string): string | undefined {
  const at = file.indexOf(`\n${descriptor} 0 obj`);
  if (at < 0) return undefined;
  const dictionary = file.toString('latin1', at, at + WINDOW).split('endobj', 1)[0]!;
  const name = NAME.exec(dictionary)?.groups?.name;
  const isBold = Number(WEIGHT.exec(dictionary)?.groups?.weight ?? 0) >= BOLD_WEIGHT;
  return isBold && name && !/bold|black|heavy/i.test(name) ? `${name.replace(/-Regular$/, '')}-Bold` : name;
}
