import type { BlockView, EntryView, ResumeView, SectionView, SpansView } from '../view/view.ts';
import type { Words } from '../view/split-words.ts';

/** Every text that a view prints, a paragraph or list item each; for tests. */
export function viewStrings(view: ResumeView): string[] {
  const contacts = view.contacts.map((contact) => join(contact.words));
  const sections = view.columns.flat().flatMap(sectionStrings);
  return [join(view.name), join(view.subtitle), ...contacts, ...sections].filter(Boolean);
}

/** Those of one section, its heading first. */
export function sectionStrings(section: SectionView): string[] {
  return [join(section.heading), ...bodyStrings(section)].filter(Boolean);
}

function bodyStrings(section: SectionView): string[] {
  if (section.kind === 'text') return blockStrings(section.blocks);
  if (section.kind === 'facts') return section.facts.flatMap((fact) => [join(fact.name), join(fact.text)]);
  return section.entries.flatMap(entryStrings);
}

/** Those of one entry, as it is set where the date stands behind the title. */
export function entryStrings(entry: EntryView): string[] {
  const link = entry.link ? [join(entry.link.words)] : [];
  const note = entry.note ? [join(entry.note.label), join(entry.note.words)] : [];
  return [
    join(entry.title),
    entry.date,
    ...entry.subtitles.map(join),
    ...entry.details.map(join),
    ...link,
    ...blockStrings(entry.blocks),
    ...note,
  ];
}

function blockStrings(blocks: readonly BlockView[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [spanString(block.spans)]
      : block.items.flatMap((item) => [
          spanString(item.spans),
          ...blockStrings(item.list ? [item.list] : []),
        ]),
  );
}

function spanString(spans: SpansView): string {
  if (typeof spans === 'string') return spans;
  return spans.map((span) => (span.break ? ' ' : join(span.words))).join('');
}

function join(words: Words): string {
  return words.flat().join('');
}
