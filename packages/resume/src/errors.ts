/**
 * Why a document was refused:
 * `not_an_object` it is not a JSON object; `too_large` a cap of `LIMITS` is passed; `too_deep` nested (or circular) beyond
 * `LIMITS.depth`; `unsupported_version` written by a newer release; `invalid` none of these (a defect of ours).
 */
export type ResumeErrorCode = 'not_an_object' | 'too_large' | 'too_deep' | 'unsupported_version' | 'invalid';

/** The only error that this package throws. `path` names the offending field, as in `work.items.3.summary`. */
export class ResumeError extends Error {
  readonly code: ResumeErrorCode;
  readonly path: string;

  constructor(code: ResumeErrorCode, message: string, path = '') {
    super(message);
    this.name = 'ResumeError';
    this.code = code;
    this.path = path;
  }
}
