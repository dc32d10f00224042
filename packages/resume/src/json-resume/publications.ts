import type { CustomSection } from '../custom.ts';
import { toLines } from '../text.ts';
import { fromHighlights } from './highlights.ts';
import { both } from './mappings.ts';
import { compact, first, isSame, type Fields, type JsonObject } from './json.ts';

/*
 * JSON Resume's publications. A CV of ours keeps them in a section of the person's own, whose heading follows the language of the CV
 * where it has none.
 */

type CustomItem = CustomSection['items'][number];

/** The publications that sections of the person's own show, in their order. */
export function toPublications(sections: readonly CustomSection[]): JsonObject[] {
  return shown(sections).map(({ json }) => json);
}

/** JSON Resume's list as sections of a document: none, or one. */
export function fromPublications(list: readonly Fields[]): Fields[] {
  const items = list.map((json) => ({
    type: 'publication',
    title: first(json, 'name', 'title'),
    subtitle: authors(first(json, 'authors', 'author', 'creator')),
    organization: first(json, 'publisher', 'publication', 'journal'),
    startDate: first(json, 'releaseDate', 'date'),
    link: first(json, 'url', 'website'),
    summary: fromHighlights(both(json.description, json.summary), json.highlights),
  }));
  return items.length > 0 ? [{ id: 'publications', items }] : [];
}

/**
 * Sections as they were exported, with the edits that the list of publications has seen since: what it no longer has is gone, what it
 * has besides stands in the first section of publications.
 *
 * @param own the sections that were exported
 * @param read the list's, as `fromPublications` gives them
 */
export function restorePublications(
  own: readonly CustomSection[],
  read: readonly CustomSection[],
): CustomSection[] {
  const known = shown(own);
  const items = read.flatMap((section) => section.items);
  const kept = new Map(items.map((item) => [item, known.find(({ json }) => isSame(json, toJson(item)))]));
  const home = known[0]?.section;
  const restored = own.map((section) => ({
    ...section,
    items: [
      ...items.flatMap((item) => {
        const found = kept.get(item);
        if (found) return found.section === section ? [found.item] : [];
        return section === home ? [{ ...item, id: '' }] : [];
      }),
      ...section.items.filter((item) => !known.some((each) => each.item === item)),
    ],
  }));
  return home ? restored : [...restored, ...read];
}

function shown(
  sections: readonly CustomSection[],
): { section: CustomSection; item: CustomItem; json: JsonObject }[] {
  return sections.flatMap((section) =>
    section.items
      .filter((item) => section.visible && item.isVisible && item.type === 'publication')
      .map((item) => ({ section, item, json: toJson(item) })),
  );
}

function toJson(item: CustomItem): JsonObject {
  return compact({
    name: item.title,
    // Not in the schema, which allows further fields; many documents have them.
    authors: item.subtitle,
    publisher: item.organization,
    releaseDate: item.startDate,
    url: item.link,
    summary: item.summary.trim(),
  });
}

/** `A. Santoso, L. Nguyen`: a text, a list of names, or of objects with names. */
function authors(value: unknown): string {
  return typeof value === 'string' ? value : toLines(value).join(', ');
}
