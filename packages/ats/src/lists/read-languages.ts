import { found, type Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import { isLevel, languageAtStart } from '../lexicon/language-words.ts';
import { slicePiece, type Piece } from '../text/piece.ts';
import { withoutMark } from './list-blocks.ts';
import { groupPrefix, splitItems } from './split-items.ts';

/** Languages by name, as printed (`Bahasa Inggris`), without their level. */
export function readLanguages(lines: readonly Line[]): Found<string>[] {
  const languages = new Map<string, Found<string>>();
  const unknown: Found<string>[] = [];
  const cells = lines.flatMap((line) =>
    line.cells.filter((cell) => cell.role === undefined || cell.role === 'name'),
  );
  for (const cell of cells)
    for (const whole of splitItems(withoutMark(cell))) {
      const item = withoutLevelBefore(whole);
      const name = languageAtStart(item.text);
      if (name) {
        if (!languages.has(name.toLowerCase()))
          languages.set(name.toLowerCase(), found(name, [slicePiece(item, 0, name.length)], 0.95));
        continue;
      }
      const bare = item.text.replace(/\s*[(:–—-].*$/u, '').trim();
      if (/^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(bare) && !isLevel(item.text) && !isLevel(bare))
        unknown.push(found(bare, [slicePiece(item, 0, bare.length)], 0.5));
    }
  return languages.size > 0 ? [...languages.values()] : unknown;
}

/** `Fluent: English` puts the level first. */
function withoutLevelBefore(item: Piece): Piece {
  const prefix = groupPrefix(item.text);
  return prefix && isLevel(prefix.name) ? slicePiece(item, prefix.length, item.text.length) : item;
}
