import { checkSize } from './check-size.ts';
import { ResumeError } from './errors.ts';
import { isRecord } from './guards.ts';
import { migrate } from './migrations.ts';
import { resumeSchema, type Resume } from './schema.ts';

/**
 * Reads a CV document of any version and any state of repair: `fontSize` as text, one `date` for a project, missing lists,
 * nulls, unknown keys, values of the wrong type whose meaning is clear. The result has every field. Parsing a parsed
 * document changes nothing.
 *
 * @param input parsed JSON; a JSON Resume document goes through `fromJsonResume` instead
 * @throws ResumeError, and nothing else
 */
export function parseResume(input: unknown): Resume {
  if (!isRecord(input)) throw new ResumeError('not_an_object', 'a CV document is a JSON object');
  checkSize(input);
  return parsed(migrate(input));
}

/**
 * The same of another program's document, whose texts and lists may be longer than ours: a text that is too long for its place is left
 * out, of a list what is beyond its cap.
 *
 * @throws ResumeError where it is too much as a whole
 */
export function parseFittingResume(input: unknown): Resume {
  if (!isRecord(input)) throw new ResumeError('not_an_object', 'a CV document is a JSON object');
  checkSize(input, { total: Infinity });
  const fitting = migrate(structuredClone(input));
  // What was cut may hold more that is too long.
  for (let round = 0; round < MOST_CUTS; round += 1) {
    const result = resumeSchema.safeParse(fitting);
    if (result.success) break;
    for (const issue of result.error.issues)
      if (issue.code === 'too_big') shorten(fitting, issue.path, Number(issue.maximum));
  }
  checkSize(fitting);
  return parsed(fitting);
}

const MOST_CUTS = 4;

function shorten(document: unknown, path: readonly PropertyKey[], maximum: number): void {
  let holder = document;
  for (const [index, key] of path.entries()) {
    if (!isHolder(holder)) return;
    // A section may be given as its list alone.
    if (Array.isArray(holder) && key === 'items' && index < path.length - 1) continue;
    const value = holder[key];
    const isLast = index === path.length - 1 || !isHolder(value);
    if (isLast) holder[key] = Array.isArray(value) ? value.slice(0, maximum) : '';
    else if (index === path.length - 2 && path[index + 1] === 'items' && Array.isArray(value))
      holder[key] = value.slice(0, maximum);
    holder = holder[key];
  }
}

function isHolder(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function parsed(document: unknown): Resume {
  const result = resumeSchema.safeParse(document);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  const code = issue?.code === 'too_big' ? 'too_large' : 'invalid';
  throw new ResumeError(code, `${path}: ${issue?.message ?? 'not a CV document'}`, path);
}
