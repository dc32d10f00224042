import {
  itemSectionNames,
  turnHeading,
  turnItem,
  turnLanguage,
  type Language,
  type Resume,
} from '@setapak/resume';

type Fields = Record<string, unknown>;
interface Item extends Fields {
  id: string;
}

/** Where a document differs: an item of a section, or ('') what a section has beside its items. */
interface Place {
  section: string;
  id: string;
}

interface Change extends Place {
  kind: 'added' | 'removed' | 'changed';
  fields: readonly { key: string }[];
}

interface ApplyChange {
  /** The document that has what is to stand. */
  from: Resume;
  change: Change;
  /** Known terms are turned to it. */
  to?: Language;
}

/** The document with one change of another: an item as it is there, gone as it is there, or some of its fields. */
export function applyChange(target: Resume, { from, change, to }: ApplyChange): Resume {
  const { section, id } = change;
  if (section === 'profile' || section === 'objective') {
    const source = to ? turnLanguage(from, to) : from;
    return withFields(target, section, picked(fieldsAt(source, change), change));
  }
  const there = sectionAt(from, section);
  const here = sectionAt(target, section);
  if (id === '') {
    const source = there && to ? turnSection(section, there, to) : there;
    return source ? withSection(target, section, { ...(here ?? source), ...picked(source, change) }) : target;
  }
  const item = there?.items.find((other) => other.id === id);
  const turned = item && to ? turnItem(section, item, to) : item;
  const items = here?.items ?? [];
  if (change.kind === 'removed') {
    const left = items.filter((other) => other.id !== id);
    return withSection(
      target,
      section,
      here && (there || left.length > 0) ? { ...here, items: left } : undefined,
    );
  }
  if (!turned || !there) return target;
  const own = items.find((other) => other.id === id);
  if (own)
    return withSection(target, section, {
      ...(here ?? there),
      items: items.map((other) => (other === own ? { ...own, ...picked(turned, change) } : other)),
    });
  if (change.kind === 'changed') return target;
  const at = Math.min(
    items.length,
    there.items.findIndex((other) => other.id === id),
  );
  return withSection(target, section, { ...(here ?? there), items: items.toSpliced(at, 0, turned) });
}

/** The fields of a place; undefined where the document has no such item or section. */
export function fieldsAt(document: Resume, { section, id }: Place): Fields | undefined {
  if (section === 'profile') {
    const { address, ...profile } = document.profile;
    return { ...profile, ...address };
  }
  if (section === 'objective') return document.objective;
  const found = sectionAt(document, section);
  return id === '' ? found : found?.items.find((item) => item.id === id);
}

interface ListedSection extends Fields {
  heading: string;
  visible: boolean;
  items: Item[];
}

function turnSection(section: string, source: ListedSection, to: Language): ListedSection {
  const name = itemSectionNames.find((each) => each === section) ?? 'custom';
  const items = source.items.map((item) => turnItem(section, item, to));
  return { ...turnHeading(name, source, to), items };
}

function sectionAt(document: Resume, section: string): ListedSection | undefined {
  const name = itemSectionNames.find((each) => each === section);
  return name ? document[name] : document.custom.find(({ id }) => section === `custom:${id}`);
}

function withSection(document: Resume, section: string, changed: ListedSection | undefined): Resume {
  if (itemSectionNames.some((name) => name === section))
    return changed ? { ...document, [section]: changed } : document;
  const others = document.custom.filter(({ id }) => section !== `custom:${id}`);
  if (!changed) return { ...document, custom: others };
  const own = changed as unknown as Resume['custom'][number];
  const custom =
    others.length === document.custom.length
      ? [...others, own]
      : document.custom.map((each) => (section === `custom:${each.id}` ? own : each));
  return { ...document, custom };
}

function withFields(document: Resume, section: 'profile' | 'objective', fields: Fields): Resume {
  if (section === 'objective') return { ...document, objective: { ...document.objective, ...fields } };
  const isAddress = (key: string) => key in document.profile.address;
  const entries = Object.entries(fields);
  return {
    ...document,
    profile: {
      ...document.profile,
      ...Object.fromEntries(entries.filter(([key]) => !isAddress(key))),
      address: {
        ...document.profile.address,
        ...Object.fromEntries(entries.filter(([key]) => isAddress(key))),
      },
    },
  };
}

function picked(fields: Fields | undefined, { fields: wanted }: Change): Fields {
  return Object.fromEntries(
    wanted.flatMap(({ key }) => (fields && key in fields ? [[key, fields[key]] as const] : [])),
  );
}
