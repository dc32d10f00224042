import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { fallbackFolders } from '../fonts.ts';

/** The characters that every document can print, whatever font it chose: those of the families that fill in for others. */
export function fontSigns(): Set<number> {
  const files = fallbackFolders()
    .filter((folder) => folder.endsWith('400Regular'))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ttf'));
  const signs = new Set(files.flatMap(charactersOf));
  // The end of a font's table, which is no character.
  signs.delete(0xffff);
  return signs;
}

function charactersOf(file: string): number[] {
  const font = openSync(file);
  return font.type === 'TTF' ? font.characterSet : [];
}
