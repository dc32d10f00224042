import * as z from 'zod';
import { isCustomName } from './custom-names.ts';
import { isOneOf, isRecord } from './guards.ts';
import { completeLayout, type SectionId } from './layout.ts';
import { sectionNames, templateNames, type TemplateName } from './reference-lists.ts';

const sectionId = z.custom<SectionId>((value) => isOneOf(sectionNames, value) || isCustomName(value));
const sectionColumns = z.array(z.array(sectionId));

function layoutOf(template: TemplateName) {
  return z.preprocess((value) => completeLayout(template, value), sectionColumns).prefault([]);
}

const layouts = z.object(
  Object.fromEntries(templateNames.map((name) => [name, layoutOf(name)])) as Record<
    TemplateName,
    ReturnType<typeof layoutOf>
  >,
);

/** A layout for every template, always whole. */
export const layoutsSchema = z.preprocess((value) => (isRecord(value) ? value : {}), layouts).prefault({});
