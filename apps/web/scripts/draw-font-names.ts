import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { families } from '../../../packages/resume-pdf/src/families.ts';
import { fontFolders } from '../../../packages/resume-pdf/src/fonts.ts';

/** Draws the names of the fonts, each in its own face, one below the other. Run: `node apps/web/scripts/draw-font-names.ts`. */
const ROW = 24;
const WIDTH = 160;

interface Typst {
  compile(job: { mainFileContent: string }): { result: object | null };
  plainSvg(document: object): string;
}
const require = createRequire(new URL('../../../packages/resume-pdf/package.json', import.meta.url));
const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler') as {
  NodeCompiler: { create(options: object): Typst };
};
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] });

const rows = families.map(({ family, scale }, row) => {
  const size = 15 * scale;
  const { result } = compiler.compile({
    mainFileContent: `#set page(width: auto, height: ${ROW}pt, margin: 0pt, fill: none)
#set text(font: "${family}", size: ${size}pt, weight: 600)
#align(horizon)[${family}]`,
  });
  if (!result) throw new Error(`${family} could not be set`);
  const svg = compiler.plainSvg(result);
  const shapes = new Map(
    [...svg.matchAll(/<symbol id="(\w+)"[^>]*>\s*<path d="M 0 0([^"]*)"/g)].map(([, id, path]) => [id, path]),
  );
  const base = Number(/matrix\(1 0 0 -1 0 ([\d.]+)\)/.exec(svg)?.[1]);
  const letters = [...svg.matchAll(/<use xlink:href="#(\w+)" x="([\d.]+)"/g)];
  const path = letters.map(([, id, x]) => `M${x} 0${shapes.get(id) ?? ''}`).join('');
  return `<path transform="matrix(1 0 0 -1 0 ${short(row * ROW + base)})" d="${path.replaceAll(/-?\d+\.\d+/g, (number) => String(short(Number(number)))).replaceAll(/ ?([a-zA-Z]) ?/g, '$1')}"/>`;
});

await writeFile(
  new URL('../app/features/cv-design/panels/font-names.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${rows.length * ROW}" viewBox="0 0 ${WIDTH} ${rows.length * ROW}">\n${rows.join('\n')}\n</svg>\n`,
);

function short(number: number): number {
  return Math.round(number * 100) / 100;
}
