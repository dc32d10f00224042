import { LIMITS } from '../limits.ts';
import type { ItemSectionName } from '../reference-lists.ts';
import { fromHtml } from '../rich-text/from-html.ts';
import type { Resume } from '../schema.ts';
import { toBlock, toLines } from '../text.ts';
import { fromHighlights, toHighlights } from './highlights.ts';
import { compact, first, type Fields, type JsonObject } from './json.ts';
import { fromPeriod, toPeriod } from './period.ts';

type ItemOf<Section extends ItemSectionName> = Resume[Section]['items'][number];

/** How the items of one section stand in JSON Resume. */
export interface Mapping<Section extends ItemSectionName = ItemSectionName> {
  key: string;
  section: Section;
  toJson(this: void, item: ItemOf<Section>): JsonObject;
  fromJson(this: void, json: Fields): Fields;
}

export const workMapping: Mapping<'work'> = {
  key: 'work',
  section: 'work',
  toJson: (item) =>
    compact({
      name: item.company,
      position: item.position,
      location: item.location,
      description: item.description,
      url: item.website,
      ...toPeriod(item),
      ...toHighlights(item.summary),
    }),
  fromJson: (json) => {
    const description = fromHtml(toBlock(json.description)).trim();
    const isLine = !description.includes('\n') && description.length <= LIMITS.line;
    return {
      company: first(json, 'name', 'company', 'organization'),
      position: first(json, 'position', 'title', 'role'),
      // No part of the standard; themes print it.
      employment: first(json, 'employmentType', 'type'),
      location: json.location,
      // More than a line tells what was done there.
      description: isLine ? json.description : '',
      website: first(json, 'url', 'website'),
      ...fromPeriod(json),
      summary: fromHighlights(both(isLine ? '' : description, json.summary), json.highlights),
    };
  },
};

export const volunteerMapping: Mapping<'informalEducation'> = {
  key: 'volunteer',
  section: 'informalEducation',
  toJson: (item) =>
    compact({
      organization: item.institution,
      position: item.position,
      location: item.location,
      url: item.website,
      ...toPeriod(item),
      ...toHighlights(item.summary),
    }),
  fromJson: (json) => ({
    institution: first(json, 'organization', 'name'),
    position: json.position,
    location: json.location,
    website: first(json, 'url', 'website'),
    ...fromPeriod(json),
    summary: fromHighlights(both(json.description, json.summary), json.highlights),
  }),
};

export const educationMapping: Mapping<'education'> = {
  key: 'education',
  section: 'education',
  toJson: (item) =>
    compact({
      institution: item.institution,
      url: item.website,
      area: item.field,
      studyType: item.degree,
      ...toPeriod(item),
      score: item.gpa,
      courses: item.courses,
      // Not in the schema, which allows further fields; many documents have them.
      location: item.location,
      summary: item.summary.trim(),
    }),
  fromJson: (json) => ({
    institution: first(json, 'institution', 'name', 'school'),
    website: first(json, 'url', 'website'),
    field: first(json, 'area', 'major', 'field'),
    degree: first(json, 'studyType', 'degree'),
    ...fromPeriod(json),
    gpa: first(json, 'score', 'gpa'),
    courses: json.courses,
    location: json.location,
    summary: fromHighlights(both(json.description, json.summary), json.highlights),
  }),
};

export const projectMapping: Mapping<'projects'> = {
  key: 'projects',
  section: 'projects',
  toJson: (item) => {
    const { summary, highlights } = toHighlights(item.summary);
    return compact({
      name: item.title,
      description: summary,
      highlights,
      keywords: item.keywords,
      ...toPeriod({ startDate: item.date, endDate: item.endDate, isCurrent: item.isCurrent }),
      url: item.link,
      roles: item.role
        .split(',')
        .map((role) => role.trim())
        .filter(Boolean),
      entity: item.organization,
      type: item.type,
    });
  },
  fromJson: (json) => {
    const { startDate, endDate, isCurrent } = fromPeriod(json);
    return {
      title: first(json, 'name', 'title'),
      summary: fromHighlights(both(json.description, json.summary), json.highlights),
      keywords: json.keywords,
      date: first({ startDate, date: json.date }, 'startDate', 'date'),
      // A project without an end is not said to go on: many give only one date.
      endDate,
      isCurrent:
        isCurrent &&
        endDate === '' &&
        json.endDate !== undefined &&
        json.endDate !== null &&
        json.endDate !== '',
      link: first(json, 'url', 'website', 'link'),
      role: Array.isArray(json.roles) ? toLines(json.roles).join(', ') : first(json, 'roles', 'role'),
      organization: json.entity,
      type: json.type,
    };
  },
};

/** Two texts under each other; one where they say the same. */
export function both(...texts: unknown[]): string {
  return [...new Set(texts.map(toBlock).filter(Boolean))].join('\n\n');
}
