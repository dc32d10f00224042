import { parseResume } from '../parse-resume.ts';
import { itemSectionNames, type ItemSectionName } from '../reference-lists.ts';
import type { Resume } from '../schema.ts';
import { mappings } from './all-mappings.ts';
import { isSame, type Fields, type JsonValue } from './json.ts';
import type { Mapping } from './mappings.ts';
import { restorePublications } from './publications.ts';
import { shownItems, toJsonParts } from './to-json-resume.ts';

type Item = Resume[ItemSectionName]['items'][number];

/**
 * Our own document as it was exported, with the edits that its JSON Resume fields have seen since. A part whose fields are
 * as we wrote them is taken from our document; in an edited list so is every item that is as we wrote it.
 *
 * @param own the document kept in `meta`
 * @param converted the same, read from the JSON Resume fields alone
 */
export function restoreOwn(own: Resume, converted: Resume, json: Fields): Resume {
  const written = toJsonParts(own);
  const restored: Record<string, unknown> = { ...own };
  if (!isSame(json.basics ?? {}, written.basics ?? {})) {
    restored.profile = { ...converted.profile, heading: own.profile.heading };
    restored.objective = {
      ...own.objective,
      body: converted.objective.body || (own.objective.visible ? '' : own.objective.body),
    };
    restored.social = { ...own.social, items: converted.social.items };
  }
  for (const section of itemSectionNames) {
    const edited = mappings.some(
      ({ key, section: of }) => of === section && !isSame(json[key] ?? [], written[key] ?? []),
    );
    if (edited) restored[section] = { ...own[section], ...restoreItems(own, converted, section) };
  }
  if (!isSame(json.publications ?? [], written.publications ?? []))
    restored.custom = restorePublications(own.custom, converted.custom);
  return parseResume(restored);
}

function restoreItems(
  own: Resume,
  converted: Resume,
  section: ItemSectionName,
): { visible: boolean; items: Item[] } {
  const hidden = own[section].items.filter((item) => !item.isVisible || !own[section].visible);
  const mapping = mappingOf(section);
  const known = wrote(own, mapping);
  const items = (converted[section].items as Item[]).map((item) => {
    const fields = mapping.toJson(item);
    return known.find((each) => isSame(each.json, fields))?.item ?? { ...item, id: '' };
  });
  return { visible: own[section].visible || items.length > 0, items: [...items, ...hidden] };
}

function mappingOf(section: ItemSectionName): Mapping {
  const mapping = mappings.find((each) => each.section === section);
  if (!mapping) throw new TypeError(`no mapping for ${section}`);
  return mapping;
}

function wrote(own: Resume, mapping: Mapping): { json: JsonValue; item: Item }[] {
  return shownItems(own, mapping).map((item) => ({ json: mapping.toJson(item), item }));
}
