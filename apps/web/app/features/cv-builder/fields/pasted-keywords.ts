import { withoutChatSigns } from '../rich/chat-text.ts';
import { pointsOfLines } from '../rich/points-of-lines.ts';

const PARTED = /[\n\t]|\s[•·|]\s/;
const MARK = /^\s*(?:[-*]|\d{1,3}[.)])\s+/;

/** A list that was copied line by line, in cells of a table or between bars, as the words with commas that the field holds; undefined where it is none. */
export function pastedKeywords(text: string): string | undefined {
  const list = pointsOfLines(withoutChatSigns(text.trim().replace(/\r\n?|[\v\u2028]/g, '\n')));
  if (!PARTED.test(list) && !MARK.test(list)) return undefined;
  return list
    .split(new RegExp(PARTED, 'g'))
    .map((each) =>
      each
        .replace(MARK, '')
        .replaceAll('**', '')
        .trim()
        .replace(/(?<![,;.\s])[,;.\s]+$/, ''),
    )
    .filter(Boolean)
    .join(', ');
}
