/**
 * Why there is no PDF or picture:
 * `too_large` the CV is beyond the caps of `@setapak/resume` or prints on too many pages; `bad_resume` it is no CV document;
 * `compile` the engine refused (a defect of ours); `bad_pdf` the bytes are no PDF; `no_such_page`;
 * `timeout`, `memory`, `crashed`, `busy`, `closed` as the worker pool says.
 */
export type RenderErrorCode =
  | 'too_large'
  | 'bad_resume'
  | 'compile'
  | 'bad_pdf'
  | 'no_such_page'
  | 'timeout'
  | 'memory'
  | 'crashed'
  | 'busy'
  | 'closed';

/** The only error that rendering throws; its message names no content of the CV. */
export class RenderError extends Error {
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string) {
    super(message);
    this.name = 'RenderError';
    this.code = code;
  }
}
