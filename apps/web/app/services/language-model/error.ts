/** Why there is no answer: `left` means that the person did, `cut` that it never came to its end. */
export type ModelErrorCode = 'refused' | 'declined' | 'busy' | 'failed' | 'slow' | 'cut' | 'left';

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  /** Whether the server may charge for it: it had begun to work. */
  readonly isBilled: boolean;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  readonly status: number | undefined;

  /** The cause is kept out of logs by its words: it may quote what was sent. */
  constructor(
    code: ModelErrorCode,
    {
      isBilled = true,
      retryAfter,
      status,
      cause,
    }: {
      isBilled?: boolean;
      retryAfter?: number | undefined;
      status?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause });
    this.code = code;
    this.isBilled = isBilled;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}
