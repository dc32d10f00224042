import { spawnSync } from 'node:child_process';
import type { Resume } from '@setapak/resume';
import type { RenderOptions } from '@setapak/resume-pdf';
import { printedText, squeezed, type PrintedPart } from '@setapak/resume-pdf/testing';

interface Flow {
  lost: number;
  disordered: number;
}

export interface TextFindings {
  strings: number;
  sections: number;
  /** `pdftotext`, which goes by the place on the page. */
  flow: Flow;
  /** `pdftotext -raw`, which goes by the order in the file. */
  raw: Flow;
  /** Headings and heads of entries on another page than the text below them. */
  parted: number;
  /** Words that reach into the white that a printer needs. */
  outside: number;
  /** Words that are printed over another. */
  overprinted: number;
  notes: string[];
}

/** What poppler makes of a CV's PDF, against what the document says. */
export function inspectText(pdf: Uint8Array, resume: Resume, options: RenderOptions): TextFindings {
  const printed = printedText(resume, options);
  const notes: string[] = [];
  const inspect = (name: string, pages: readonly string[]): Flow => {
    const whole = pages.join('');
    const lost = printed.all.filter((each) => !whole.includes(squeezed(each)));
    const disordered = printed.sections.filter((section) => !isInOrder(whole, section));
    notes.push(
      ...lost.map((text) => `${name} lost: ${text}`),
      ...disordered.map((section) => `${name} out of order: ${section[0]?.texts[0]}`),
    );
    return { lost: lost.length, disordered: disordered.length };
  };
  const rawPages = pagesOf(pdf, ['-raw']);
  const parted = printed.together.filter(
    ([head, next]) =>
      !rawPages.some((page) => page.includes(squeezed(head)) && page.includes(squeezed(next).slice(0, 12))),
  );
  notes.push(...parted.map(([head, next]) => `parted: ${head} | ${next}`));
  const pages = wordsOf(pdf);
  const overprinted = pages.flatMap(({ words }) =>
    words.filter((word, at) => isOverprinted(word, words.slice(at + 1))),
  );
  notes.push(...overprinted.map(({ text }) => `overprinted: ${text}`));
  return {
    strings: printed.all.length,
    sections: printed.sections.length,
    flow: inspect('pdftotext', pagesOf(pdf, [])),
    raw: inspect('pdftotext -raw', rawPages),
    parted: parted.length,
    outside: pages.flatMap(({ words, ...page }) => words.filter((word) => isOutside(word, page))).length,
    overprinted: overprinted.length,
    notes,
  };
}

function run(pdf: Uint8Array, args: readonly string[]): string {
  return spawnSync('pdftotext', [...args, '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .stdout;
}

function pagesOf(pdf: Uint8Array, args: readonly string[]): string[] {
  return run(pdf, args).split('\f').map(squeezed);
}

function isInOrder(whole: string, section: readonly PrintedPart[]): boolean {
  const heading = squeezed(section[0]?.texts[0] ?? '');
  for (let start = whole.indexOf(heading); start >= 0; start = whole.indexOf(heading, start + 1)) {
    if (standsInOrder(whole.slice(start), section)) return true;
  }
  return false;
}

/** Every text after the one before it, and every date before the next entry begins. */
function standsInOrder(whole: string, section: readonly PrintedPart[]): boolean {
  let at = 0;
  return section.every(({ texts, date }, index) => {
    const start = at;
    for (const text of texts.map(squeezed)) {
      const found = whole.indexOf(text, at);
      if (found < 0) return false;
      at = found + text.length;
    }
    const next = section[index + 1]?.texts[0];
    const end = next === undefined ? whole.length : whole.indexOf(squeezed(next), at);
    return date === '' || (end >= 0 && whole.slice(start, end).includes(squeezed(date)));
  });
}

/** Points of white that any printer needs. */
const PRINTABLE = 14;

interface Word {
  text: string;
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

interface PageOfWords {
  width: number;
  height: number;
  words: Word[];
}

function wordsOf(pdf: Uint8Array): PageOfWords[] {
  const pages: PageOfWords[] = [];
  for (const [, page, box, text = ''] of run(pdf, ['-bbox']).matchAll(
    /<page ([^>]*)>|<word ([^>]*)>([^<]*)/g,
  )) {
    if (page) pages.push({ width: numberOf(page, 'width'), height: numberOf(page, 'height'), words: [] });
    if (!box) continue;
    const [xMin, yMin, xMax, yMax] = ['xMin', 'yMin', 'xMax', 'yMax'].map((edge) => numberOf(box, edge)) as [
      number,
      number,
      number,
      number,
    ];
    pages.at(-1)?.words.push({ text, xMin, yMin, xMax, yMax });
  }
  return pages;
}

function isOutside(word: Word, page: { width: number; height: number }): boolean {
  return (
    word.xMin < PRINTABLE ||
    word.yMin < PRINTABLE ||
    word.xMax > page.width - PRINTABLE ||
    word.yMax > page.height - PRINTABLE
  );
}

/** A word's box has room for the tallest letters, so lines of good setting touch; the middle of it is where the letters stand. */
const LETTERS = 0.25;
/** Points by which neighbours in a line may touch. */
const TOUCH = 0.5;

function isOverprinted(word: Word, others: readonly Word[]): boolean {
  return others.some(
    (other) =>
      Math.min(word.xMax, other.xMax) - Math.max(word.xMin, other.xMin) > TOUCH &&
      lettersOf(word).bottom > lettersOf(other).top &&
      lettersOf(other).bottom > lettersOf(word).top,
  );
}

function lettersOf({ yMin, yMax }: Word): { top: number; bottom: number } {
  const inset = (yMax - yMin) * LETTERS;
  return { top: yMin + inset, bottom: yMax - inset };
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(`${name}="([-\\d.]+)"`).exec(attributes)?.[1]);
}
