import type { Resume } from '@setapak/resume';
import type { RenderOptions } from '../render-options.ts';
import { resumeView } from '../view/resume-view.ts';
import type { SectionView } from '../view/view.ts';
import { entryStrings, sectionStrings, viewStrings } from './view-strings.ts';

/** A heading or the title of an entry, then its texts in the order of sense; the date may come anywhere among them. */
export interface PrintedPart {
  texts: string[];
  date: string;
}

/** What a CV prints, as a reader should get it; for tests and benches. */
export interface PrintedText {
  /** Every text, a paragraph or list item each. */
  all: string[];
  /** Section by section, each in the order of sense: its heading, then its texts. */
  sections: PrintedPart[][];
  /** Texts that a page must not part: a heading and what follows it, the head of an entry and its first line. */
  together: [string, string][];
}

export function printedText(resume: Resume, options: RenderOptions): PrintedText {
  const view = resumeView(resume, options);
  const sections = view.columns.flat();
  return {
    all: viewStrings(view),
    sections: sections.map(partsOf),
    together: sections.flatMap(joints),
  };
}

function partsOf(section: SectionView): PrintedPart[] {
  if (section.kind !== 'entries') return [{ texts: sectionStrings(section), date: '' }];
  const [heading = ''] = sectionStrings(section);
  const entries = section.entries.map((entry) => ({
    texts: entryStrings({ ...entry, date: '' }).filter(Boolean),
    date: entry.date,
  }));
  return [{ texts: [heading], date: '' }, ...entries];
}

function joints(section: SectionView): [string, string][] {
  const [heading = '', first = ''] = sectionStrings(section);
  const head: [string, string][] = first === '' ? [] : [[heading, first]];
  if (section.kind !== 'entries') return head;
  const heads = section.entries.flatMap((entry): [string, string][] => {
    const strings = entryStrings(entry).filter(Boolean);
    return strings
      .slice(1)
      .map((next, index) => [strings[index] ?? '', next])
      .slice(0, strings.length > 4 ? 3 : 1) as [string, string][];
  });
  return [...head, ...heads];
}

/** Readers differ on spaces between scripts and on capitals of headings. */
export function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\uFFFE]/gu, '')
    .toLowerCase();
}
