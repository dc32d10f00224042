import { hasOwnDate } from '../entries/own-dates.ts';
import { isSentence, wordCount } from '../entries/sentences.ts';
import type { Line } from '../layout/line.ts';
import { styleKey } from './heading-styles/style-key.ts';
import type { Section } from './section.ts';
import { OF_ENTRIES } from './subheadings.ts';

const MOST_LINES_OF_SENTENCE = 3;
const FEWEST_WORDS_OF_SENTENCE = 5;
/** What such a sentence speaks of: the writer, or what follows. */
const OF_SECTION = /(?<!\p{L})(?:saya|aku|berikut|ini|my|me|I|here|below|following)(?!\p{L})/iu;

/** `Perjalanan karier saya di beberapa perusahaan.` right below a heading says what the section is about; the entries below it look otherwise. */
export function sentencesBelowHeadings(sections: Section[]): void {
  for (const [index, section] of sections.entries()) {
    const length =
      section.heading && OF_ENTRIES.has(section.type)
        ? sentenceAtStart(section.lines) || subtitleAtStart(section.lines)
        : 0;
    if (length === 0) continue;
    const lines = section.lines.splice(0, length);
    sections.splice(index, 0, { type: 'other', lines, flow: section.flow });
  }
}

/** How many lines it has, 0 where there is none. */
function sentenceAtStart(lines: readonly Line[]): number {
  const length = 1 + lines.slice(0, MOST_LINES_OF_SENTENCE).findIndex(({ text }) => /\p{Ll}\.$/u.test(text));
  const sentence = lines.slice(0, length);
  const [first, next] = [sentence[0], lines[length]];
  if (!first || !next || next.bullet) return 0;
  const isPlain = sentence.every(
    (line) =>
      line.cells.length === 1 && !line.bullet && !line.bold && !/\d/.test(line.text) && sameLook(line, first),
  );
  const text = sentence.map((line) => line.text).join(' ');
  const isAbout = wordCount(text) >= FEWEST_WORDS_OF_SENTENCE && OF_SECTION.test(text) && isSentence(text);
  const isOverEntries = (next.bold || next.size > first.size) && next.gap > first.size / 2;
  return isPlain && isAbout && isOverEntries && lines.slice(length).some(hasOwnDate) ? length : 0;
}

const MOST_WORDS_OF_SUBTITLE = 8;

/** `Riwayat mengajar saya` close below a heading, without a full stop, and further from the bold entries: 1, or 0 where there is none. */
function subtitleAtStart([first, next, ...others]: readonly Line[]): number {
  if (!first || !next || first.cells.length > 1 || first.bullet || first.bold || next.bullet) return 0;
  const isOne =
    OF_SECTION.test(first.text) &&
    /^\p{Lu}\p{Ll}*(?:[\s,]+(?:\p{Ll}[\p{Ll}’'-]*|I(?:[’']\p{Ll}+)?))+$/u.test(first.text) &&
    wordCount(first.text) <= MOST_WORDS_OF_SUBTITLE;
  const isOverEntries = next.bold && next.gap > first.size && next.gap > 2 * first.gap;
  return isOne && isOverEntries && [next, ...others].some(hasOwnDate) ? 1 : 0;
}

function sameLook(a: Line, b: Line): boolean {
  return styleKey(a.cells[0]!) === styleKey(b.cells[0]!);
}
