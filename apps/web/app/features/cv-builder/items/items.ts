import {
  awardItemSchema,
  certificationItemSchema,
  customItemSchema,
  educationItemSchema,
  hobbyItemSchema,
  informalEducationItemSchema,
  languageItemSchema,
  projectItemSchema,
  referenceItemSchema,
  skillItemSchema,
  socialItemSchema,
  workItemSchema,
  type CustomItem,
  type CustomType,
  type ItemSectionName,
  type ProjectItem,
  type Resume,
  type WorkItem,
  isBlank,
} from '@setapak/resume';

export type ItemOf<Section extends ItemSectionName> = Resume[Section]['items'][number];

interface Item {
  id: string;
}

const schemas = {
  work: workItemSchema,
  education: educationItemSchema,
  projects: projectItemSchema,
  skills: skillItemSchema,
  certifications: certificationItemSchema,
  informalEducation: informalEducationItemSchema,
  awards: awardItemSchema,
  languages: languageItemSchema,
  social: socialItemSchema,
  hobbies: hobbyItemSchema,
  references: referenceItemSchema,
};

/** A new item with every field and nothing in it. */
export function blankItem<Section extends ItemSectionName>(section: Section, id: string): ItemOf<Section> {
  return schemas[section].parse({ id });
}

/** The document with another list in one section. */
export function withItems<Section extends ItemSectionName>(
  document: Resume,
  section: Section,
  change: (items: ItemOf<Section>[]) => ItemOf<Section>[],
): Resume {
  const list = document[section];
  const items = change(list.items);
  return items === list.items ? document : { ...document, [section]: { ...list, items } };
}

/** The same for a section of one's own. */
export function blankCustomItem(type: CustomType, id: string): CustomItem {
  return customItemSchema.parse({ id, type });
}

/** The document with another list in one of its own sections. */
export function withCustomItems(
  document: Resume,
  sectionId: string,
  change: (items: CustomItem[]) => CustomItem[],
): Resume {
  const list = document.custom.find(({ id }) => id === sectionId);
  const items = list && change(list.items);
  if (!items || items === list.items) return document;
  const custom = document.custom.map((section) => (section === list ? { ...section, items } : section));
  return { ...document, custom };
}

/** An item with other fields. What was edited is the person's own from then on; showing and hiding says nothing of it. */
export function withFields<T extends { isExample: boolean }>(item: T, fields: Partial<T>): T {
  const own = Object.keys(fields).some((key) => key !== 'isVisible');
  return { ...item, ...fields, isExample: item.isExample && !own };
}

/** The list without what was added and never filled in; the same list where there is none. */
export function withoutBlanks<T extends Item>(items: T[]): T[] {
  return items.some(isBlank) ? items.filter((item) => !isBlank(item)) : items;
}

export function withoutItem<T extends Item>(items: T[], id: string): T[] {
  return items.filter((item) => item.id !== id);
}

/** Moves an item by one place, up (-1) or down (1); at an end it stays. */
export function moved<T extends Item>(items: T[], id: string, by: -1 | 1): T[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const to = from + by;
  if (!item || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Puts an item where another one stands; those between make room. */
export function movedTo<T extends Item>(items: T[], id: string, overId: string): T[] {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === overId);
  const item = items[from];
  return !item || to < 0 || from === to ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * Puts an item where its end date belongs, newest first; the others keep the order that the person gave them. One of a
 * group, such as another job at the same company, stands with its group.
 */
export function placed<T extends Item>(items: T[], id: string, groupOf: (item: T) => string = () => ''): T[] {
  const item = items.find((other) => other.id === id);
  if (!item) return items;
  const others = withoutItem(items, id);
  const end = endOf(item);
  const group = groupOf(item);
  const peers = others.filter((other) => group !== '' && groupOf(other) === group);
  if (end === '' && peers.length === 0) return items;
  const among = peers.length > 0 ? peers : others;
  const older = among.find((other) => endOf(other) < end);
  const last = among.at(-1);
  const at = older ? others.indexOf(older) : last ? others.indexOf(last) + 1 : 0;
  return at === items.indexOf(item) ? items : others.toSpliced(at, 0, item);
}

/**
 * The list once nobody edits it any more: what was never filled in is gone, and a new item stands where its dates belong.
 * @param freshId the item that was added and not yet placed
 */
export function settled<T extends Item>(
  items: T[],
  freshId: string | null,
  groupOf?: (item: T) => string,
): T[] {
  return withoutBlanks(freshId === null ? items : placed(items, freshId, groupOf));
}

/** When something ended, comparable as text: what goes on is after everything, what has no end counts by its start. */
function endOf(item: object): string {
  const { isCurrent, endDate, startDate, date } = item as Partial<WorkItem & ProjectItem>;
  if (isCurrent) return '9999';
  return endDate || startDate || date || '';
}
