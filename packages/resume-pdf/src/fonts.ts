import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { families } from './families.ts';
import { withoutHints } from './without-hints.ts';

/** Families that only fill in for missing letters: Arabic, symbols, emoji (one colour), Chinese, Japanese, Korean. */
const fallbackPackages = [
  'noto-sans-arabic',
  'noto-sans-symbols-2',
  'noto-emoji',
  'zcool-xiaowei',
  'biz-udpgothic',
  'nanum-gothic',
];

/**
 * The families to look for a missing letter in. Chinese comes before Japanese, whose font lacks simplified forms, unless
 * the document has kana; either way no text is split between two styles of the same script more than it must.
 */
export function fallbackFonts(document: object): string[] {
  const cjk = ['ZCOOL XiaoWei', 'BIZ UDPGothic'];
  if (hasKana(document)) cjk.reverse();
  return ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Symbols 2', ...cjk, 'NanumGothic', 'Noto Emoji'];
}

function hasKana(value: unknown): boolean {
  if (typeof value === 'string') return /[\u3040-\u30FF]/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasKana);
}

const require = createRequire(import.meta.url);

/** The weights that templates use; no others are loaded. */
const WEIGHTS = ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold', '700Bold_Italic'];

/** The folders that hold the font files, one a weight. */
export function fontFolders(): string[] {
  return [...families.map((font) => font.package), ...fallbackPackages].flatMap(weightsOf);
}

/** The same for an engine: folders that it reads itself, and files that are made smaller first, as what they hold ends up in each PDF. */
export function engineFonts(): { folders: string[]; files: Buffer[] } {
  const hinted = families.filter((font) => font.hinted).flatMap((font) => weightsOf(font.package));
  const files = hinted.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => withoutHints(readFileSync(join(folder, name)))),
  );
  return { folders: fontFolders().filter((folder) => !hinted.includes(folder)), files };
}

/** Those of the families in which every document's missing letters are looked for, whatever font it chose. */
export function fallbackFolders(): string[] {
  return ['noto-sans', ...fallbackPackages].flatMap(weightsOf);
}

function weightsOf(name: string): string[] {
  const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
  return WEIGHTS.map((weight) => join(folder, weight)).filter((weight) => existsSync(weight));
}
