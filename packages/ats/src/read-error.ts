/**
 * Why a file was not read:
 * `not_pdf` the content is something else, `encrypted` it needs a password, `damaged` it cannot be opened,
 * `empty` no bytes, `no_text` only pictures, outlines or letters without meaning, `too_large` / `too_many_pages` beyond the limits,
 * `timeout` / `memory` the reading broke its limits, `busy` too many files wait, `closed` the pool was shut down,
 * `crashed` the reading process died.
 */
export type ReadErrorCode =
  | 'not_pdf'
  | 'encrypted'
  | 'damaged'
  | 'empty'
  | 'no_text'
  | 'too_large'
  | 'too_many_pages'
  | 'timeout'
  | 'memory'
  | 'busy'
  | 'closed'
  | 'crashed';

/** The one error of this package: a refusal that can be shown to a person. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  readonly code: ReadErrorCode;

  constructor(code: ReadErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
