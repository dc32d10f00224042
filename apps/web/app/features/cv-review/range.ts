interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * A Range header (RFC 9110, section 14) with one range of bytes. What is written otherwise is ignored, as the RFC allows:
 * the whole is sent then.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
