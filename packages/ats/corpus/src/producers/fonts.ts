import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = {
  Lato: 'lato',
  Lora: 'lora',
  Montserrat: 'montserrat',
  Nunito: 'nunito',
  Inter: 'inter',
  'Plus Jakarta Sans': 'plus-jakarta-sans',
  'Source Serif 4': 'source-serif-4',
  'EB Garamond': 'eb-garamond',
} as const;

export type PackagedFont = keyof typeof packages;

const cuts = { regular: '400Regular', bold: '700Bold', italic: '400Regular_Italic' } as const;

/** The TTF of one cut of a packaged font. */
export function fontFile(family: PackagedFont, cut: keyof typeof cuts): string {
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${packages[family]}/package.json`))),
  );
  const wanted = cut === 'italic' ? /_400Regular_Italic\.ttf$/ : new RegExp(`_${cuts[cut]}\\.ttf$`);
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => wanted.test(name));
  if (!found) throw new Error(`${family} has no ${cut} cut`);
  return join(folder, found);
}

/** Folders to hand to a compiler that looks for fonts itself. */
export function fontFolders(): string[] {
  return Object.values(packages).map((name) =>
    dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`))),
  );
}

export function fontFaces(family: string): string {
  if (!(family in packages)) return '';
  const packaged = family as PackagedFont;
  const face = (cut: keyof typeof cuts, weight: number, style: string) =>
    `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url("file://${fontFile(packaged, cut)}")}`;
  return face('regular', 400, 'normal') + face('bold', 700, 'normal') + face('italic', 400, 'italic');
}
