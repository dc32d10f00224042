import { checkSize } from '../check-size.ts';
import { detectLanguage } from '../detect-language.ts';
import { ResumeError } from '../errors.ts';
import { isRecord } from '../guards.ts';
import { parseFittingResume, parseResume } from '../parse-resume.ts';
import { lineFromHtml } from '../rich-text/from-html.ts';
import { RESUME_VERSION, type Resume } from '../schema.ts';
import { toLine, toLines } from '../text.ts';
import { mappings } from './all-mappings.ts';
import { fromBasics } from './basics.ts';
import type { Fields } from './json.ts';
import { fromPublications } from './publications.ts';
import { restoreOwn } from './restore-own.ts';
import { EXTENSION } from './to-json-resume.ts';

export interface JsonResumeOptions {
  /** Leaves out what is too long for its place, instead of refusing the document; the caller says what is missing then. */
  leavesOutLong?: boolean;
}

/**
 * Reads a JSON Resume document, also a partial, odd or older one (0.x names; lists of plain texts; HTML in summaries).
 * The language is detected from the text. A document that `toJsonResume` wrote comes back exactly; where it was edited
 * since, the edited parts win and the rest keeps what JSON Resume cannot hold.
 *
 * @throws ResumeError
 */
export function fromJsonResume(json: unknown, { leavesOutLong = false }: JsonResumeOptions = {}): Resume {
  if (!isRecord(json)) throw new ResumeError('not_an_object', 'a JSON Resume document is a JSON object');
  checkSize(json);
  const own = ownDocument(json);
  if (own) return restoreOwn(own, parseResume({ version: RESUME_VERSION, ...convert(json) }), json);
  // In names of ours a tag is text that somebody wrote.
  const parse = leavesOutLong ? parseFittingResume : parseResume;
  const converted = parse({
    version: RESUME_VERSION,
    ...(withoutTags(convert(withUsualKeys(json) as Fields)) as Fields),
  });
  converted.metadata.language = detectLanguage(converted);
  return converted;
}

function convert(json: Fields): Fields {
  const { profile, objective, social } = fromBasics(isRecord(json.basics) ? json.basics : {});
  const sections: Record<string, Fields[]> = { social };
  for (const mapping of mappings) {
    const items = toObjects(json[mapping.key]).map(mapping.fromJson);
    sections[mapping.section] = [...(sections[mapping.section] ?? []), ...items];
  }
  return { profile, objective, ...sections, custom: fromPublications(toObjects(json.publications)) };
}

/** A list's objects. A plain text stands for its item's name (`skills: ['Excel']`). */
function toObjects(list: unknown): Fields[] {
  if (isRecord(list)) return Object.values(list).filter(isRecord);
  return (Array.isArray(list) ? list : toLines(list)).flatMap((entry: unknown) => {
    if (isRecord(entry)) return [entry];
    const name = toLine(entry).trim();
    return name === '' ? [] : [{ name, title: name, language: name, institution: name, organization: name }];
  });
}

const COMPOUND = [
  'startDate', 'endDate', 'studyType', 'releaseDate', 'expiryDate', 'postalCode', 'countryCode', 'birthDate', 'dateOfBirth',
  'firstName', 'givenName', 'lastName', 'familyName', 'employmentType',
]; // prettier-ignore
const USUAL_KEYS = new Map(COMPOUND.map((key) => [key.toLowerCase(), key]));

/** Keys as the schema writes them, for `StartDate` and `start_date` too; one that is written so already comes first. */
function withUsualKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUsualKeys);
  if (!isRecord(value)) return value;
  const odd = Object.keys(value).filter((key) => usualKey(key) !== key);
  const exact = Object.keys(value).filter((key) => usualKey(key) === key);
  return Object.fromEntries([...odd, ...exact].map((key) => [usualKey(key), withUsualKeys(value[key])]));
}

function usualKey(key: string): string {
  const plain = key.replaceAll(/[_-]/g, '').toLowerCase();
  return USUAL_KEYS.get(plain) ?? plain;
}

/** The same with HTML in single lines and lists of words as text; rich texts have been converted before. */
function withoutTags(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /^(?:summary|body)$/.test(key) ? value : lineFromHtml(value);
  if (Array.isArray(value)) return value.map((each) => withoutTags(each, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutTags(each, name)]));
}

function ownDocument(json: Fields): Resume | undefined {
  const extension = isRecord(json.meta) ? json.meta[EXTENSION] : undefined;
  if (!isRecord(extension) || !isRecord(extension.resume)) return undefined;
  try {
    return parseResume(extension.resume);
  } catch {
    // The document itself is still readable; only what JSON Resume cannot hold is gone.
    return undefined;
  }
}
