import { Readable } from 'node:stream';

/** The first bytes of a stream, and the whole stream, unread. */
export async function peekStream(
  source: AsyncIterable<Uint8Array>,
  bytes: number,
): Promise<{ head: Uint8Array; whole: Readable }> {
  const parts: Uint8Array[] = [];
  let seen = 0;
  const rest = source[Symbol.asyncIterator]();
  while (seen < bytes) {
    const { done, value } = await rest.next();
    if (done) break;
    parts.push(value);
    seen += value.byteLength;
  }
  async function* whole() {
    yield* parts;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return {
    head: Buffer.concat(parts).subarray(0, bytes),
    whole: Readable.from(whole(), { objectMode: false }),
  };
}
