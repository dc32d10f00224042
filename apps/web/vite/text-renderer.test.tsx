import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { Suspense, type ReactNode } from 'react';
import type { renderToPipeableStream, renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withTextWritten } from './text-renderer.ts';

const require = createRequire(import.meta.url);
const file = require
  .resolve('react-dom/package.json')
  .replace('package.json', 'cjs/react-dom-server.node.production.js');

interface Renderer {
  renderToPipeableStream: typeof renderToPipeableStream;
  renderToReadableStream: typeof renderToReadableStream;
}

/** React as the build changes it. */
function changedRenderer(): Renderer {
  const module = { exports: {} as Renderer };
  // oxlint-disable-next-line typescript/no-implied-eval -- a library's own file, changed by us
  new Function('exports', 'require', withTextWritten(readFileSync(file, 'utf8')))(
    module.exports,
    createRequire(file),
  );
  return module.exports;
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
  const librarys = require(file) as Renderer;
  const ours = await written(changedRenderer().renderToPipeableStream, page);
  expect(ours).toContain('Rp1.000 &lt; “é” 😀');
  expect(ours).toBe(await written(librarys.renderToPipeableStream, page));
});

test('text renderer: a page that fails says so', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(written(changedRenderer().renderToPipeableStream, <Broken />)).rejects.toThrow('broken');
});

/** As mails are written. */
async function streamed(render: typeof renderToReadableStream, mail: ReactNode): Promise<string> {
  return new Response(await render(mail)).text();
}

test('text renderer: a mail is written as React writes it', async () => {
  const librarys = require(file) as Renderer;
  expect(await streamed(changedRenderer().renderToReadableStream, page)).toBe(
    await streamed(librarys.renderToReadableStream, page),
  );
});

test('text renderer: nothing of a page or a mail that was not taken stands in the next page', async () => {
  const { renderToPipeableStream: toPipe, renderToReadableStream: toStream } = changedRenderer();
  const secret = <p>rahasia</p>;
  const refusing = new Writable({
    objectMode: true,
    write: (_part, _encoding, done) => done(new Error('gone')),
  });
  refusing.on('error', () => undefined);
  const { pipe } = toPipe(secret, { onAllReady: () => pipe(refusing), onError: () => undefined });
  await streamed(toStream, secret).catch(() => undefined);
  const unread = toStream(secret);
  const next = await written(toPipe, page);
  expect(next).not.toContain('rahasia');
  expect(next.startsWith('<!DOCTYPE html>')).toBe(true);
  await (await unread).cancel();
});
