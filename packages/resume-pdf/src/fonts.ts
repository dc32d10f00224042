import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Resume } from '@setapak/resume';

interface Font {
  family: string;
  /** Package below `@expo-google-fonts`: full static TrueType files under the Open Font License. */
  package: string;
  /** Brings the family's x-height to Montserrat's, so that a size looks alike in every font. */
  scale: number;
  /** Width of the space between words, of the font's own; more where it is so narrow that words run together. */
  wordSpace?: number;
}

/** The families that a document can choose. */
export const fonts: readonly Font[] = [
  { family: 'Montserrat', package: 'montserrat', scale: 1 },
  { family: 'Plus Jakarta Sans', package: 'plus-jakarta-sans', scale: 1, wordSpace: 1.35 },
  { family: 'Inter', package: 'inter', scale: 0.98 },
  { family: 'Lato', package: 'lato', scale: 1.06, wordSpace: 1.15 },
  { family: 'Nunito', package: 'nunito', scale: 1.07 },
  { family: 'Noto Sans', package: 'noto-sans', scale: 1 },
  { family: 'Source Serif 4', package: 'source-serif-4', scale: 1.1 },
  { family: 'Lora', package: 'lora', scale: 1.05 },
  { family: 'EB Garamond', package: 'eb-garamond', scale: 1.2 },
];

/** Families that only fill in for missing letters: Arabic, symbols, emoji (one colour), Chinese, Japanese, Korean. */
const fallbackPackages = [
  'noto-sans-arabic',
  'noto-sans-symbols-2',
  'noto-emoji',
  'zcool-xiaowei',
  'biz-udpgothic',
  'nanum-gothic',
];

/** The names of the families that a document can choose. */
export const fontNames: readonly string[] = fonts.map((font) => font.family);

/** The family by its name, in any case; the default where we don't ship it. */
export function fontOf(name: string): Font {
  const wanted = name.trim().toLowerCase();
  return fonts.find((font) => font.family.toLowerCase() === wanted) ?? (fonts[0] as Font);
}

/**
 * The families to look for a missing letter in. Chinese comes before Japanese, whose font lacks simplified forms, unless
 * the document has kana; either way no text is split between two styles of the same script more than it must.
 */
export function fallbackFonts(resume: Resume): string[] {
  const cjk = ['ZCOOL XiaoWei', 'BIZ UDPGothic'];
  if (/[\u3040-\u30FF]/.test(JSON.stringify(resume))) cjk.reverse();
  return ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Symbols 2', ...cjk, 'NanumGothic', 'Noto Emoji'];
}

const require = createRequire(import.meta.url);

/** The weights that templates use; no others are loaded. */
const WEIGHTS = ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold', '700Bold_Italic'];

/** The folders that hold the font files, one a weight. */
export function fontFolders(): string[] {
  const packages = [...fonts.map((font) => font.package), ...fallbackPackages];
  return packages.flatMap((name) => {
    const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    return WEIGHTS.map((weight) => join(folder, weight)).filter((weight) => existsSync(weight));
  });
}
