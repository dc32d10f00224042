/**
 * Why a file could not be stored or given back: `too_large` it passed its cap, `not_found` it was never stored,
 * `bad_key` such a key was never given out, `unavailable` the disk or the object store refused.
 */
type StorageErrorCode = 'too_large' | 'not_found' | 'bad_key' | 'unavailable';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
  }
}

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

/** The driver's error in our words. flydrive wraps what the disk or the object store said. */
export function toStorageError(error: unknown): StorageError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageError) return cause;
    if (MISSING.has(cause.name) || ('code' in cause && MISSING.has(String(cause.code))))
      return new StorageError('not_found', { cause: error });
  }
  return new StorageError('unavailable', { cause: error });
}
