import { LETTER_VERSION } from './kinds.ts';
import { letterSchema, type Letter } from './schema.ts';

/** Why something is no letter: `invalid` by its shape, `too_large` beyond `LETTER_LIMITS`, `unsupported_version` from a newer release. */
export class LetterError extends Error {
  override readonly name = 'LetterError';
  readonly code: 'invalid' | 'too_large' | 'unsupported_version';

  constructor(code: LetterError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads a stored or sent letter. Parsing a parsed letter changes nothing.
 * @param input parsed JSON
 * @throws LetterError
 */
export function parseLetter(input: unknown): Letter {
  const version =
    typeof input === 'object' && input !== null && 'version' in input ? input.version : undefined;
  if (typeof version === 'number' && version > LETTER_VERSION)
    throw new LetterError('unsupported_version', `version ${version} is newer than ${LETTER_VERSION}`);
  const parsed = letterSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new LetterError(
    issue?.code === 'too_big' ? 'too_large' : 'invalid',
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a letter'}`,
  );
}
