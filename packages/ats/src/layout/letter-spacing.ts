import type { TextItem } from '../model.ts';

const MIN_LETTERS = 4;

/**
 * Puts `W O R K  E X P E R I E N C E` together again: a row of single letters at an even pitch is one or more words,
 * parted where the pitch is clearly wider.
 */
export function joinSpacedLetters(row: readonly TextItem[]): TextItem[] {
  const joined: TextItem[] = [];
  let index = 0;
  while (index < row.length) {
    const run = letterRun(row, index);
    if (run.length < MIN_LETTERS) {
      joined.push(row[index]!);
      index += 1;
      continue;
    }
    joined.push(...wordsOfRun(run));
    index += run.length;
  }
  return joined;
}

function letterRun(row: readonly TextItem[], start: number): TextItem[] {
  const run: TextItem[] = [];
  for (let index = start; index < row.length; index += 1) {
    const item = row[index]!;
    const before = run.at(-1);
    if (!/^[\p{L}\p{N}&.,'’-]{1,2}$/u.test(item.text) || (item.text.length > 1 && !/[.,]$/.test(item.text)))
      break;
    if (before && (item.size !== before.size || item.x - before.x - before.width > 1.8 * item.size)) break;
    run.push(item);
  }
  return run;
}

function wordsOfRun(run: readonly TextItem[]): TextItem[] {
  const gaps = run.slice(1).map((item, index) => item.x - run[index]!.x - run[index]!.width);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.3)] ?? 0;
  const spaced = run.slice(1).filter((item) => item.spaced).length;
  // Typed spaces either part the words of a tracked line or stand behind nearly every letter; then wider gaps part the words.
  const spacesPart = spaced > 0 && spaced < 0.5 * (run.length - 1);
  const words: TextItem[] = [];
  for (const [index, item] of run.entries()) {
    const last = words.at(-1);
    const wide = (gaps[index - 1] ?? 0) > usual * 1.5 + 0.08 * item.size;
    const parted = spacesPart ? item.spaced === true : wide;
    if (!last || parted) words.push({ ...item });
    else words[words.length - 1] = extended(last, item);
  }
  return words.map((word, index) => (index > 0 ? { ...word, spaced: true } : word));
}

function extended(word: TextItem, item: TextItem): TextItem {
  const y = Math.min(word.y, item.y);
  return {
    ...word,
    text: word.text + item.text,
    y,
    width: item.x + item.width - word.x,
    height: Math.max(word.y + word.height, item.y + item.height) - y,
  };
}
