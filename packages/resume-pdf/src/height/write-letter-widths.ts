import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { families } from '../families.ts';
import { fontFolders } from '../fonts.ts';

/* `node packages/resume-pdf/src/height/write-letter-widths.ts`, whenever a family comes or changes. */

/** Printable ASCII, then what CVs hold besides. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)),
  ...Array.from('–—·•’‘“”…éèáó'),
];

function faceOf(name: string, weight: string) {
  const folder = fontFolders().find((path) => path.endsWith(join(name, weight)))!;
  const font = openSync(
    join(
      folder,
      readdirSync(folder).find((file) => file.endsWith('.ttf'))!,
    ),
  );
  if (font.type !== 'TTF') throw new Error(`${folder} holds no single face`);
  return font;
}

/** In thousandths of the size. */
function widths(name: string, weight: string): number[] {
  const font = faceOf(name, weight);
  return LETTERS.map((letter) =>
    Math.round((font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth / font.unitsPerEm) * 1000),
  );
}

const table = families.map((each) => {
  const [text, title] = ['400Regular', '600SemiBold'].map((weight) => {
    const isThere = fontFolders().some((path) => path.endsWith(join(each.package, weight)));
    return widths(each.package, isThere ? weight : '700Bold');
  });
  const { capHeight, unitsPerEm } = faceOf(each.package, '400Regular');
  const capitals = Math.round((capHeight / unitsPerEm) * 1000);
  return `  '${each.family}': { capitals: ${capitals}, text: [${text!.join(', ')}], title: [${title!.join(', ')}] },`;
});

writeFileSync(
  join(import.meta.dirname, 'letter-widths.ts'),
  `/** Letters by their place in the lists below. */
export const LETTERS = ${JSON.stringify(LETTERS.join(''))};

/** Thousandths of the size that each is wide, of running text and of titles, and that capitals are high. Written by \`write-letter-widths.ts\`. */
export const LETTER_WIDTHS: Readonly<Record<string, { capitals: number; text: readonly number[]; title: readonly number[] }>> = {
${table.join('\n')}
};
`,
);
