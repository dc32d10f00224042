import { BULLET_SIGNS } from '@setapak/resume';

const PARTED = /[\r\n\t\v\u2028]|\s[•·|]\s/;
const MARK = new RegExp(`^(?:[-*§${BULLET_SIGNS}○□]|o(?=\\s)|\\d{1,2}[.)](?=\\s))\\s*`, 'u');

/** A list that was copied line by line, in cells of a table or between bars, as the words with commas that the field holds; undefined where it is none. */
export function pastedKeywords(text: string): string | undefined {
  const trimmed = text.trim();
  if (!PARTED.test(trimmed) && !MARK.test(trimmed)) return undefined;
  return trimmed
    .split(new RegExp(PARTED, 'g'))
    .map((each) =>
      each
        .trim()
        .replace(MARK, '')
        .replace(/(?<![,;.\s])[,;.\s]+$/, ''),
    )
    .filter(Boolean)
    .join(', ');
}
