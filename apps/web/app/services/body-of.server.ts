import { Readable } from 'node:stream';

/**
 * What a stream of Node or a generator gives, as the body of an answer. Anyone who leaves in the middle ends the source without an error:
 * the adapters of Node and React Router end it with one that nobody hears once the answer is compressed, and the process with it.
 */
export function bodyOf(source: AsyncIterable<unknown>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = source[Symbol.asyncIterator]();
  const text = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else if (typeof value === 'string') controller.enqueue(text.encode(value));
      else if (value instanceof Uint8Array) controller.enqueue(new Uint8Array(value));
      else throw new TypeError('A body is made of text and bytes.');
    },
    async cancel() {
      // An iterator that never began would leave its stream open.
      if (source instanceof Readable) source.destroy();
      else await parts.return?.();
    },
  });
}
