import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import type { renderToPipeableStream, renderToReadableStream } from 'react-dom/server';
import { withTextWritten } from './text-renderer.ts';

const require = createRequire(import.meta.url);
const file = require
  .resolve('react-dom/package.json')
  .replace('package.json', 'cjs/react-dom-server.node.production.js');

interface Renderer {
  renderToPipeableStream: typeof renderToPipeableStream;
  renderToReadableStream: typeof renderToReadableStream;
}

/** React as it comes, for tests that compare with it. */
export const librarysRenderer = (): Renderer => require(file) as Renderer;

/** React as the build changes it, for tests. */
export function changedRenderer(): Renderer {
  const module = { exports: {} as Renderer };
  // oxlint-disable-next-line typescript/no-implied-eval -- a library's own file, changed by us
  new Function('exports', 'require', withTextWritten(readFileSync(file, 'utf8')))(
    module.exports,
    createRequire(file),
  );
  return module.exports;
}

/** A whole page as one of them writes it. */
export function writtenBy(
  { renderToPipeableStream: render }: Renderer,
  page: ReactNode,
  options?: { onError: () => string },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: (string | Uint8Array | string[])[] = [];
  const out = new Writable({
    objectMode: true,
    write(part: (typeof parts)[number], _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts.map(bytesOf)).toString());
      done();
    },
  });
  const { pipe } = render(page, {
    nonce: 'n',
    onAllReady: () => pipe(out),
    onShellError: reject,
    ...options,
  });
  return promise;
}

const bytesOf = (part: string | Uint8Array | string[]) =>
  Buffer.from(Array.isArray(part) ? part.join('') : (part as string));
