import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { StorageError } from './error.ts';

export type ByteStream = Readable | ReadableStream<Uint8Array>;

/**
 * Passes a stream on and breaks it off as soon as more than `maxBytes` came: what a client says about its length is
 * not believed, and no more than the cap is ever held.
 * @throws StorageError too_large, as the stream's error; the source is closed then
 */
export function capStream(stream: ByteStream, maxBytes: number): Readable {
  return Readable.from(capped(stream, maxBytes), { objectMode: false });
}

async function* capped(stream: ByteStream, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  // Node and the DOM library describe the same web stream with two types; only Node's can be iterated.
  const source: AsyncIterable<unknown> =
    stream instanceof Readable ? stream : (stream as WebStream<Uint8Array>);
  for await (const part of source) {
    const chunk = typeof part === 'string' ? Buffer.from(part) : (part as Uint8Array);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new StorageError('too_large');
    yield chunk;
  }
}
