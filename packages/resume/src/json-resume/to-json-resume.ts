import type { Resume } from '../schema.ts';
import { mappings } from './all-mappings.ts';
import { toBasics } from './basics.ts';
import { compact, type JsonObject } from './json.ts';
import type { Mapping } from './mappings.ts';
import { toPublications } from './publications.ts';

/** A JSON Resume 1.x document (https://jsonresume.org/schema). */
export type JsonResume = JsonObject;

/** Where our own document stands inside `meta`. */
export const EXTENSION = 'x-setapak';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A CV as JSON Resume 1.0. What is hidden is not in its fields. `meta['x-setapak']` holds the whole document, hidden parts
 * and looks included, so that `fromJsonResume` gives back exactly what went in.
 */
export function toJsonResume(resume: Resume): JsonResume {
  return {
    $schema: SCHEMA,
    ...toJsonParts(resume),
    meta: { version: 'v1.0.0', [EXTENSION]: { resume: structuredClone(resume) as unknown as JsonObject } },
  };
}

/** Basics and lists, without `meta`. */
export function toJsonParts(resume: Resume): JsonObject {
  const lists = mappings.map((mapping) => [mapping.key, shownItems(resume, mapping).map(mapping.toJson)]);
  return compact({
    basics: toBasics(resume),
    ...(Object.fromEntries(lists) as JsonObject),
    publications: toPublications(resume.custom),
  });
}

/** The items that a list of JSON Resume shows. */
export function shownItems(resume: Resume, mapping: Mapping): Resume[Mapping['section']]['items'][number][] {
  const section = resume[mapping.section];
  return section.visible ? section.items.filter((item) => item.isVisible) : [];
}
