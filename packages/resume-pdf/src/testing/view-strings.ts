import type { BlockView, EntryView, ResumeView, SpanView } from '../view/view.ts';
import type { Words } from '../view/split-words.ts';

/** Every text that a view prints, a paragraph or list item each; for tests. */
export function viewStrings(view: ResumeView): string[] {
  const sections = view.columns.flat().flatMap((section) => {
    const heading = join(section.heading);
    if (section.kind === 'text') return [heading, ...blockStrings(section.blocks)];
    if (section.kind === 'facts')
      return [heading, ...section.facts.flatMap((fact) => [join(fact.name), join(fact.text)])];
    return [heading, ...section.entries.flatMap(entryStrings)];
  });
  const contacts = view.contacts.map((contact) => join(contact.words));
  return [join(view.name), join(view.subtitle), ...contacts, ...sections].filter(Boolean);
}

function entryStrings(entry: EntryView): string[] {
  const link = entry.link ? [join(entry.link.words)] : [];
  const note = entry.note ? [entry.note.label, join(entry.note.words)] : [];
  return [
    join(entry.title),
    join(entry.subtitle),
    ...entry.details.map(join),
    entry.date,
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

function spanString(spans: readonly SpanView[]): string {
  return spans.map((span) => (span.break ? ' ' : join(span.words))).join('');
}

function join(words: Words): string {
  return words.flat().join('');
}
