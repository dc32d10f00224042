import type {
  CvOutline,
  OutlineBlock,
  OutlineEntry,
  OutlineList,
  OutlineSection,
  OutlineSpan,
} from './outline.ts';

/** A CV as plain text for forms that take nothing else: headings in capitals, bullets as dashes, lines ended by `\n`. */
export function toText({ name, subtitle, contacts, sections }: CvOutline): string {
  const head = [name, subtitle, contacts.map(({ text }) => text).join(' | ')].filter(Boolean).join('\n');
  const parts = [head, ...sections.map(sectionText)].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}

function sectionText(section: OutlineSection): string {
  const heading = section.heading.toLocaleUpperCase('id');
  switch (section.kind) {
    case 'text':
      return `${heading}\n${blocksText(section.blocks)}`;
    case 'entries':
      return `${heading}\n${section.entries.map(entryText).join('\n\n')}`;
    case 'facts':
      return `${heading}\n${section.facts.map(({ name, text }) => `- ${[name, text].filter(Boolean).join(': ')}`).join('\n')}`;
  }
}

function entryText({ title, subtitle, details, date, link, blocks, note }: OutlineEntry): string {
  const lines = [title, [subtitle, ...details].filter(Boolean).join(' | '), date, link?.href ?? link?.text];
  return [...lines, blocksText(blocks), note].filter(Boolean).join('\n');
}

function blocksText(blocks: readonly OutlineBlock[]): string {
  return blocks
    .map((block) => (block.kind === 'list' ? listText(block, '') : spansText(block.spans)))
    .join('\n');
}

function listText({ ordered, items }: OutlineList, indent: string): string {
  return items
    .map(({ spans, list }, index) => {
      const line = `${indent}${ordered ? `${index + 1}.` : '-'} ${spansText(spans)}`;
      return list ? `${line}\n${listText(list, `${indent}  `)}` : line;
    })
    .join('\n');
}

function spansText(spans: readonly OutlineSpan[]): string {
  return spans.map(({ text }) => text).join('');
}
