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
  /** Words that reach over the edge of the paper or overprint one another. */
  outside: number;
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
  return {
    strings: printed.all.length,
    sections: printed.sections.length,
    flow: inspect('pdftotext', pagesOf(pdf, [])),
    raw: inspect('pdftotext -raw', rawPages),
    parted: parted.length,
    outside: wordsOutside(pdf),
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

function wordsOutside(pdf: Uint8Array): number {
  let size = { width: 0, height: 0 };
  let outside = 0;
  for (const [, page, box] of run(pdf, ['-bbox']).matchAll(/<page ([^>]*)>|<word ([^>]*)>/g)) {
    if (page) size = { width: numberOf(page, 'width'), height: numberOf(page, 'height') };
    if (!box) continue;
    const over =
      numberOf(box, 'xMin') < PRINTABLE ||
      numberOf(box, 'yMin') < PRINTABLE ||
      numberOf(box, 'xMax') > size.width - PRINTABLE ||
      numberOf(box, 'yMax') > size.height - PRINTABLE;
    if (over) outside += 1;
  }
  return outside;
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(`${name}="([-\\d.]+)"`).exec(attributes)?.[1]);
}
