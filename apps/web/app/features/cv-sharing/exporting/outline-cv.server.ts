import type { Resume } from '@setapak/resume';
import {
  resumeView,
  type BlockView,
  type EntryView,
  type FactView,
  type ListView,
  type SectionView,
  type SpansView,
  type Words,
} from '@setapak/resume-pdf/view';
import type { CvOutline, OutlineBlock, OutlineEntry, OutlineSection, OutlineSpan } from './outline.ts';

/** What a CV prints, in reading order and in plain words: for the formats and pages that set type themselves. */
export function outlineCv(resume: Resume): CvOutline {
  const view = resumeView(resume, { pages: 'multi' }, resume.profile.photograph);
  return {
    title: view.title,
    author: view.author,
    language: view.language,
    name: textOf(view.name),
    subtitle: textOf(view.subtitle),
    contacts: view.contacts.map(({ words, href }) => ({ text: textOf(words), ...(href && { href }) })),
    ...(view.page.label && { pageLabel: view.page.label }),
    ...(view.photoAlt && { photoAlt: view.photoAlt }),
    sections: view.columns.flat().map(toSection),
  };
}

function textOf(words: Words): string {
  return words.flat().join('');
}

function toSection(section: SectionView): OutlineSection {
  const heading = textOf(section.heading);
  switch (section.kind) {
    case 'text':
      return { heading, kind: 'text', blocks: section.blocks.map(toBlock) };
    case 'entries':
      return { heading, kind: 'entries', entries: section.entries.map(toEntry) };
    case 'facts':
      return { heading, kind: 'facts', facts: section.facts.map(toFact) };
  }
}

function toEntry(entry: EntryView): OutlineEntry {
  const { link, note } = entry;
  return {
    title: textOf(entry.title),
    subtitle: entry.subtitles.map(textOf).join(' · '),
    details: entry.details.map(textOf),
    date: entry.date,
    ...(link && { link: { text: textOf(link.words), ...(link.href && { href: link.href }) } }),
    blocks: entry.blocks.map(toBlock),
    ...(note && { note: [note.label, note.words].map(textOf).filter(Boolean).join(': ') }),
  };
}

function toFact({ name, text, href }: FactView) {
  return { name: textOf(name), text: textOf(text), ...(href && { href }) };
}

function toBlock(block: BlockView): OutlineBlock {
  return block.kind === 'list' ? toList(block) : { kind: 'paragraph', spans: toSpans(block.spans) };
}

function toList({ ordered, items }: ListView): OutlineBlock & { kind: 'list' } {
  return {
    kind: 'list',
    ordered,
    items: items.map(({ spans, list }) => ({ spans: toSpans(spans), ...(list && { list: toList(list) }) })),
  };
}

function toSpans(spans: SpansView): OutlineSpan[] {
  if (typeof spans === 'string') return [{ text: spans }];
  return spans.map((span) => ({
    text: span.break ? '\n' : textOf(span.words),
    ...(span.bold && { bold: true as const }),
    ...(span.italic && { italic: true as const }),
    ...(span.href && { href: span.href }),
  }));
}
