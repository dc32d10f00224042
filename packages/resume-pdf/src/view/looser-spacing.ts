import type { Metadata } from '@setapak/resume';
import type { BlockView, EntryView, ResumeView, SectionView, SpansView } from './view.ts';
import type { Words } from './split-words.ts';

/** A CV that fills so much of its page, or more, is set as it was chosen; one of the lesser share has the most white. */
const FULL = 0.75;
const SHORT = 0.45;
const MOST = 1.3;

/** What pages are high of what is reckoned below, over pages of all designs: for a CV of half a page 0.7 to 0.95. */
const MEASURED = 0.76;

/** Those of Chinese, Japanese and Korean, which are twice as wide as what is reckoned with. */
const WIDE_LETTERS = /[\u1100-\u11FF\u2E80-\uD7AF]/;

/** Of the text's width, by columns: alone, or the wide and the narrow one. */
const SHARES = [[1], [0.6, 0.26]] as const;

type Looks = Pick<Metadata, 'fontSize' | 'spacing' | 'margin'>;

/**
 * The white space of a CV: of one that leaves much of its page empty more than was chosen, gradually, so that it does not look lost in a
 * corner of the paper. What stood on one page stands on one page.
 */
export function looserSpacing(view: Pick<ResumeView, 'columns' | 'photo'>, looks: Looks): number {
  const fill = fillOf(view, looks);
  if (fill >= FULL || WIDE_LETTERS.test(JSON.stringify(view.columns))) return looks.spacing;
  const share = Math.min(1, (FULL - fill) / (FULL - SHORT));
  const factor = 1 + (MOST - 1) * share;
  return Math.max(looks.spacing, Math.min(MOST, Math.round(looks.spacing * factor * 1000) / 1000));
}

/** About how much of a page is filled. All heights and widths are ems of the text. */
function fillOf({ columns, photo }: Pick<ResumeView, 'columns' | 'photo'>, looks: Looks): number {
  const em = looks.fontSize * 0.75;
  const width = (595 - 108 * looks.margin) / em;
  const height = (842 - 86 * looks.margin) / em;
  // Without sections in the other, a column has the whole width.
  const filled = columns.filter((sections) => sections.length > 0);
  const heights = filled.map((sections, index) => {
    const perLine = width * 2 * (SHARES[filled.length - 1]?.[index] ?? 1);
    return sections.reduce((sum, section) => sum + sectionHeight(section, perLine), 0);
  });
  return (MEASURED * (Math.max(0, ...heights) + (photo ? 13 : 10))) / height;
}

function sectionHeight(section: SectionView, perLine: number): number {
  const linesOf = (length: number) => Math.max(1, Math.ceil((length * 1.1) / perLine));
  const HEADING = 3.6;
  if (section.kind === 'text') return HEADING + blocksHeight(section.blocks, linesOf);
  if (section.kind === 'facts')
    return section.facts.reduce(
      (sum, { name, text }) => sum + 1.4 * linesOf(wordsLength(name) + wordsLength(text)),
      HEADING,
    );
  return section.entries.reduce((sum, entry) => sum + entryHeight(entry, linesOf), HEADING);
}

type LinesOf = (length: number) => number;

function entryHeight(entry: EntryView, linesOf: LinesOf): number {
  const { title, subtitles, details, link, date, blocks, note } = entry;
  const small = [...subtitles, ...details, ...(link ? [link.words] : [])].reduce(
    (sum, each) => sum + wordsLength(each) + 3,
    date.length,
  );
  const lines = linesOf(wordsLength(title) + date.length) + linesOf(small) + 1;
  return (
    1.3 + 1.3 * lines + blocksHeight(blocks, linesOf) + (note ? 1.4 * linesOf(wordsLength(note.words)) : 0)
  );
}

function blocksHeight(blocks: readonly BlockView[], linesOf: LinesOf): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph') return sum + 0.7 + 1.3 * linesOf(spansLength(block.spans));
    return block.items.reduce(
      (height, item) =>
        height +
        0.2 +
        1.3 * linesOf(spansLength(item.spans)) +
        blocksHeight(item.list ? [item.list] : [], linesOf),
      sum,
    );
  }, 0);
}

function spansLength(spans: SpansView): number {
  if (typeof spans === 'string') return spans.length;
  return spans.reduce((sum, span) => sum + (span.break ? 80 : wordsLength(span.words)), 0);
}

function wordsLength(words: Words): number {
  return words.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : part.join('').length),
    0,
  );
}
