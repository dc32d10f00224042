import { customHeading, itemSectionNames, sectionLabel, type Resume } from '@setapak/resume';
import { equal } from '../editing/equal.ts';
import { fieldName, fieldWords, layoutWords, nameOf } from '../editing/words.ts';

export type ChangeKind = 'added' | 'removed' | 'changed';

interface FieldChange {
  /** Of the document: `company`. */
  key: string;
  field: string;
  /** As a person reads them; '' where nothing stands. */
  before: string;
  after: string;
}

/** An item, or what a section has beside its items. */
export interface ItemChange {
  /** The item's id in `after`, in `before` where it was removed; '' for what is no item. */
  id: string;
  kind: ChangeKind;
  /** '' for what is no item. */
  title: string;
  fields: FieldChange[];
}

interface SectionChange {
  /** A name of `sectionNames`, `profile`, `metadata` or `custom:{id}`. */
  section: string;
  heading: string;
  /** Only the order of its items differs, or that too. */
  moved: boolean;
  items: ItemChange[];
}

/** What differs between two documents, by section, item and field, in the order of the document. */
export function compareDocuments(before: Resume, after: Resume): SectionChange[] {
  return [
    single('profile', 'Data diri', flat(before.profile), flat(after.profile)),
    single('objective', sectionLabel('objective', 'id'), before.objective, after.objective),
    ...itemSectionNames.map((name) => listed(name, sectionLabel(name, 'id'), before[name], after[name])),
    ...compareCustom(before, after),
    single('metadata', 'Tampilan', look(before), look(after)),
  ].filter(({ moved, items }) => moved || items.length > 0);
}

/** Letters in all whose words are compared: several times a long CV. More would keep everybody else waiting. */
const MOST_LETTERS = 60_000;

/** The fields whose words can be compared, from the first on; what stands behind them is shown whole. */
export function fieldsInWords(sections: readonly SectionChange[]): ReadonlySet<FieldChange> {
  let letters = 0;
  const fields = sections.flatMap(({ items }) => items.flatMap((item) => item.fields));
  return new Set(
    fields.filter(({ before, after }) => {
      letters += before.length + after.length;
      return letters <= MOST_LETTERS;
    }),
  );
}

type Fields = Record<string, unknown>;
interface Item extends Fields {
  id: string;
}
interface ListedSection {
  heading: string;
  visible: boolean;
  items: Item[];
}

function flat({ address, ...profile }: Resume['profile']): Fields {
  return { ...profile, ...address };
}

function look(document: Resume): Fields {
  const { layout, colors, ...rest } = document.metadata;
  return { ...rest, ...colors, layout: layoutWords(document, layout[rest.template]) };
}

function single(section: string, heading: string, before: Fields, after: Fields): SectionChange {
  const fields = changedFields(before, after);
  const items: ItemChange[] = fields.length > 0 ? [{ id: '', kind: 'changed', title: '', fields }] : [];
  return { section, heading, moved: false, items };
}

function listed(
  section: string,
  heading: string,
  before: ListedSection,
  after: ListedSection,
): SectionChange {
  const pairs = pairItems(before.items, after.items);
  const own = changedFields(
    { heading: before.heading, visible: before.visible },
    { heading: after.heading, visible: after.visible },
  );
  const items = pairs.flatMap(([one, other]) => compareItem(one, other));
  const kept = pairs.filter(([one, other]) => one && other).map(([one]) => one);
  const moved = !equal(
    kept,
    before.items.filter((item) => kept.includes(item)),
  );
  return {
    section,
    heading,
    moved,
    items: own.length > 0 ? [{ id: '', kind: 'changed', title: '', fields: own }, ...items] : items,
  };
}

function compareCustom(before: Resume, after: Resume): SectionChange[] {
  const none: ListedSection = { heading: '', visible: true, items: [] };
  const left = new Set(before.custom);
  const pairs = after.custom.map((section) => {
    const was =
      before.custom.find(({ id }) => id === section.id) ??
      before.custom.find(({ heading }) => heading !== '' && same(heading, section.heading));
    if (was) left.delete(was);
    return [was, section] as const;
  });
  const heading = (section: Resume['custom'][number]) => customHeading(section, 'id');
  return [
    ...pairs.map(([was, section]) => listed(`custom:${section.id}`, heading(section), was ?? none, section)),
    ...[...left].map((section) => listed(`custom:${section.id}`, heading(section), section, none)),
  ];
}

function compareItem(before: Item | undefined, after: Item | undefined): ItemChange[] {
  const item = after ?? before;
  if (!item) return [];
  const fields = changedFields(before ?? {}, after ?? {});
  const kind = !before ? 'added' : !after ? 'removed' : 'changed';
  if (kind === 'changed' && fields.length === 0) return [];
  // Of what stands in one document only, nothing stands in the other, not even what is usual.
  const sides = { added: { before: '' }, removed: { after: '' }, changed: {} }[kind];
  return [
    { id: item.id, kind, title: nameOf(item), fields: fields.map((field) => ({ ...field, ...sides })) },
  ];
}

/** Neither what only the program needs nor a tick that says what is usual. */
const ignored = new Set(['id', 'photograph', 'isExample']);
const usual: Fields = { isVisible: true, visible: true, isExample: false, isCurrent: false };

function changedFields(before: Fields, after: Fields): FieldChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): FieldChange[] => {
    const [was, is] = [before[key] ?? usual[key], after[key] ?? usual[key]];
    if (ignored.has(key) || equal(was, is)) return [];
    const change = {
      key,
      field: fieldName(key, after.type ? after : before),
      before: words(key, was),
      after: words(key, is),
    };
    return change.before === change.after ? [] : [change];
  });
}

function words(key: string, value: unknown): string {
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? '' : fieldWords(key, value);
}

/** Which item of the one list is which of the other: by id, then by what it is called. In the order of `after`, what was removed last. */
function pairItems(before: readonly Item[], after: readonly Item[]): [Item | undefined, Item | undefined][] {
  const left = new Set(before);
  const take = (found: Item | undefined) => {
    if (found) left.delete(found);
    return found;
  };
  const byId = new Map(after.map((item) => [item, take([...left].find(({ id }) => id === item.id))]));
  const pairs = after.map((item): [Item | undefined, Item] => [
    byId.get(item) ?? take([...left].find((other) => sameItem(other, item))),
    item,
  ]);
  return [...pairs, ...[...left].map((item): [Item, undefined] => [item, undefined])];
}

const names = ['company', 'position', 'institution', 'title', 'name', 'network', 'link'];

function sameItem(one: Item, other: Item): boolean {
  const naming = names.filter((key) => isText(one[key]) || isText(other[key]));
  return naming.length > 0 && naming.every((key) => same(one[key], other[key]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function same(one: unknown, other: unknown): boolean {
  return isText(one) && isText(other) && one.trim().toLowerCase() === other.trim().toLowerCase();
}
