import { columnsOf, sectionOf, type Resume, type SectionId } from '@setapak/resume';

/** Puts a section where another one of its column stands. */
export function movedSection(document: Resume, name: SectionId, over: SectionId): Resume {
  const { metadata } = document;
  const columns = columnsOf(document).map((column) => {
    const [from, to] = [column.indexOf(name), column.indexOf(over)];
    return from < 0 || to < 0 ? column : column.toSpliced(from, 1).toSpliced(to, 0, name);
  });
  return {
    ...document,
    metadata: { ...metadata, layout: { ...metadata.layout, [metadata.template]: columns } },
  };
}

/** Moves a section by one place in its column; at an end it stays. */
export function shiftedSection(document: Resume, name: SectionId, by: -1 | 1): Resume {
  const column = columnsOf(document).find((names) => names.includes(name)) ?? [];
  const over = column[column.indexOf(name) + by];
  return over === undefined ? document : movedSection(document, name, over);
}

/** How many items a section has; the objective counts as one. */
export function sizeOf(document: Resume, name: SectionId): number {
  if (name === 'objective') return document.objective.body.trim() === '' ? 0 : 1;
  return sectionOf(document, name)?.items?.length ?? 0;
}
