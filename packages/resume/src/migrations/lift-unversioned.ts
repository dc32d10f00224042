import { isOngoingWord } from '../dates.ts';
import { isRecord } from '../guards.ts';
import { fromHtml } from '../rich-text/from-html.ts';

type Fields = Record<string, unknown>;

/** Names that documents without a version use for our fields, by section. An own field that is filled wins. */
const ALIASES: Record<string, Record<string, string>> = {
  work: { name: 'company', organization: 'company', title: 'position', url: 'website', type: 'employment' },
  education: { name: 'institution', school: 'institution', studyType: 'degree', area: 'field', major: 'field', score: 'gpa', url: 'website' },
  projects: { name: 'title', url: 'link', website: 'link', startDate: 'date', description: 'summary' },
  skills: { title: 'name', skill: 'name' },
  certifications: { name: 'title', url: 'link', website: 'link', organization: 'issuer' },
  informalEducation: { title: 'position', name: 'institution', organization: 'institution', url: 'website', field: 'position' },
  awards: { name: 'title', issuer: 'awarder' },
  languages: { language: 'name', level: 'fluency' },
  social: { url: 'link', website: 'link', name: 'network' },
  hobbies: { title: 'name' },
  references: { reference: 'summary', organization: 'company' },
};

/** Other names of whole sections. */
const SECTION_ALIASES: Record<string, string> = {
  experience: 'work',
  workExperience: 'work',
  certificates: 'certifications',
  certification: 'certifications',
  hobby: 'hobbies',
  interests: 'hobbies',
  project: 'projects',
  skill: 'skills',
};

/**
 * Version 0 (no version at all) → 1: other names of fields, summaries in HTML, `Present` in place of an end date.
 * Types are left alone: the schema itself takes `fontSize: '12'` or a missing list.
 */
export function liftUnversioned(document: Fields): Fields {
  const lifted: Fields = { ...document };
  for (const [alias, name] of Object.entries(SECTION_ALIASES)) {
    if (lifted[name] === undefined && lifted[alias] !== undefined) lifted[name] = lifted[alias];
  }
  for (const [section, aliases] of Object.entries(ALIASES)) {
    lifted[section] = liftSection(lifted[section], aliases);
  }
  if (isRecord(lifted.objective)) lifted.objective = { ...lifted.objective, body: markup(lifted.objective.body) };
  if (typeof lifted.objective === 'string') lifted.objective = { body: markup(lifted.objective) };
  return lifted;
}

function liftSection(section: unknown, aliases: Record<string, string>): unknown {
  if (Array.isArray(section)) return section.map((item: unknown) => liftItem(item, aliases));
  if (!isRecord(section)) return section;
  if ('items' in section) return { ...section, items: liftSection(section.items, aliases) };
  return Object.fromEntries(Object.entries(section).map(([key, value]) => [key, liftItem(value, aliases)]));
}

function liftItem(item: unknown, aliases: Record<string, string>): unknown {
  if (!isRecord(item)) return item;
  const lifted: Fields = { ...item };
  for (const [alias, name] of Object.entries(aliases)) {
    if (isBlank(lifted[name]) && !isBlank(lifted[alias])) lifted[name] = lifted[alias];
  }
  if (isOngoingWord(lifted.endDate)) Object.assign(lifted, { endDate: '', isCurrent: true });
  if ('summary' in lifted) lifted.summary = markup(lifted.summary);
  return lifted;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function markup(value: unknown): unknown {
  return typeof value === 'string' ? fromHtml(value) : value;
}
