import { customName, type CustomSection, type CustomType, type Resume } from '@setapak/resume';
import { newId } from '~/services/id.ts';
import { blankCustomItem } from '../items/items.ts';

interface NewSection {
  id: string;
  heading: string;
  type: CustomType;
}

/** The document with another section of one's own, and a first item of its type to fill in. */
export function withNewSection(document: Resume, { id, heading, type }: NewSection): Resume {
  const section: CustomSection = { id, heading, visible: true, items: [blankCustomItem(type, newId())] };
  return { ...document, custom: [...document.custom, section] };
}

/** The document without one of its own sections; no layout names it any more. */
export function withoutSection(document: Resume, id: string): Resume {
  const { metadata } = document;
  const name = customName({ id });
  const layout = Object.fromEntries(
    Object.entries(metadata.layout).map(([template, columns]) => [
      template,
      columns.some((column) => column.includes(name))
        ? columns.map((column) => column.filter((each) => each !== name))
        : columns,
    ]),
  ) as Resume['metadata']['layout'];
  const custom = document.custom.filter((section) => section.id !== id);
  return { ...document, custom, metadata: { ...metadata, layout } };
}

/** Brings a section back that was taken out, once. */
export function withSectionAt(document: Resume, section: CustomSection, at: number): Resume {
  if (document.custom.some(({ id }) => id === section.id)) return document;
  return { ...document, custom: document.custom.toSpliced(at, 0, section) };
}
