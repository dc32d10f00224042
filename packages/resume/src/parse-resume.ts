import { checkSize } from './check-size.ts';
import { ResumeError } from './errors.ts';
import { isRecord } from './guards.ts';
import { migrate } from './migrations.ts';
import { resumeSchema } from './schema.ts';
import type { Resume } from './schema.ts';

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
  const result = resumeSchema.safeParse(migrate(input));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  const code = issue?.code === 'too_big' ? 'too_large' : 'invalid';
  throw new ResumeError(code, `${path}: ${issue?.message ?? 'not a CV document'}`, path);
}
