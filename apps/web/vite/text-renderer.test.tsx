import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { Suspense, type ReactNode } from 'react';
import type { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withTextWritten } from './text-renderer.ts';

const require = createRequire(import.meta.url);
const file = require
  .resolve('react-dom/package.json')
  .replace('package.json', 'cjs/react-dom-server.node.production.js');

/** React as the build changes it. */
function changedRenderer(): typeof renderToPipeableStream {
  const module = { exports: {} as { renderToPipeableStream: typeof renderToPipeableStream } };
  // oxlint-disable-next-line typescript/no-implied-eval -- a library's own file, changed by us
  new Function('exports', 'require', withTextWritten(readFileSync(file, 'utf8')))(
    module.exports,
    createRequire(file),
  );
  return module.exports.renderToPipeableStream;
}

function written(render: typeof renderToPipeableStream, page: ReactNode): Promise<string> {
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
  const { pipe } = render(page, { nonce: 'n', onAllReady: () => pipe(out), onShellError: reject });
  return promise;
}

const bytesOf = (part: string | Uint8Array | string[]) =>
  Buffer.from(Array.isArray(part) ? part.join('') : (part as string));

const page = (
  <html lang="id">
    <body className="a & b">
      <Suspense fallback="…">
        <p style={{ opacity: 0.5 }}>Rp1.000 &lt; “é” 😀 {7}</p>
      </Suspense>
      {'panjang '.repeat(2_000)}
    </body>
  </html>
);

test('text renderer: writes the page that React writes', async () => {
  const { renderToPipeableStream: librarys } = require(file) as {
    renderToPipeableStream: typeof renderToPipeableStream;
  };
  const ours = await written(changedRenderer(), page);
  expect(ours).toContain('Rp1.000 &lt; “é” 😀');
  expect(ours).toBe(await written(librarys, page));
});

test('text renderer: a page that fails says so', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(written(changedRenderer(), <Broken />)).rejects.toThrow('broken');
});
