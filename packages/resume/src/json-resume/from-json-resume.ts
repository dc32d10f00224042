import { checkSize } from '../check-size.ts';
import { detectLanguage } from '../detect-language.ts';
import { ResumeError } from '../errors.ts';
import { isRecord } from '../guards.ts';
import { parseFittingResume, parseResume } from '../parse-resume.ts';
import { lineFromHtml } from '../rich-text/from-html.ts';
import { RESUME_VERSION } from '../schema.ts';
import type { Resume } from '../schema.ts';
import { toLine } from '../text.ts';
import { mappings } from './all-mappings.ts';
import { fromBasics } from './basics.ts';
import type { Fields } from './json.ts';
import { restoreOwn } from './restore-own.ts';
import { EXTENSION } from './to-json-resume.ts';

export interface JsonResumeOptions {
  /** Leaves out what is too long for its place, instead of refusing the document; whoever asks for it says what is missing then. */
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
    ...(withoutTags(convert(json)) as Fields),
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
  return { profile, objective, ...sections };
}

/** A list's objects. A plain text stands for its item's name (`skills: ['Excel']`). */
function toObjects(list: unknown): Fields[] {
  if (isRecord(list)) return Object.values(list).filter(isRecord);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (isRecord(entry)) return [entry];
    const name = toLine(entry).trim();
    return name === '' ? [] : [{ name, title: name, language: name, institution: name, organization: name }];
  });
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
