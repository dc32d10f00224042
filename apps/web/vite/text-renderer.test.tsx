import { Writable } from 'node:stream';
import { createContext, lazy, memo, Suspense, use, useId, useState, type ReactNode } from 'react';
import type { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { changedRenderer, librarysRenderer, writtenBy } from './changed-renderer.ts';

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
  const ours = await writtenBy(changedRenderer(), page);
  expect(ours).toContain('Rp1.000 &lt; “é” 😀');
  expect(ours).toBe(await writtenBy(librarysRenderer(), page));
});

test('text renderer: attributes are written as React writes them, the first time and again', async () => {
  const odd = { toString: () => 'b"d' };
  const attributes = (
    <main id="a&b" data-x="<1>" aria-label={'“é”'} tabIndex={-1} hidden title="">
      {['a', 'a "b"', '', odd as unknown as string, undefined].map((name, index) => (
        <p key={index} className={name}>
          <a className={name} href={`/x?a=1&b=${index}`} download>
            Buka
          </a>
          <input className={name} aria-label="Nama" defaultValue={'"'} type="text" required />
        </p>
      ))}
    </main>
  );
  const renderer = changedRenderer();
  const librarys = await writtenBy(librarysRenderer(), attributes);
  expect(librarys).toContain('class="a &quot;b&quot;"');
  for (const _ of ['first', 'again']) expect(await writtenBy(renderer, attributes)).toBe(librarys);
});

test('text renderer: texts beside each other, ids, contexts and parts that come later are written as React writes them', async () => {
  /** Of its own for each renderer, which sets the values of contexts itself. */
  const tree = () => {
    const Shade = createContext('terang');
    const Field = memo(({ label, children }: { label: string; children?: ReactNode }) => {
      const [value] = useState(label.length);
      return [use(Shade), ' ', label, '', value, children, null, false, 7n, ' & ', useId()];
    });
    const Late = lazy(async () => ({ default: Field }));
    return (
      <main>
        <Field label="Nama">
          <b>
            {'<'}
            {1}
          </b>
        </Field>
        <Shade value="gelap">
          <Suspense fallback="…">
            sebelum
            <Late label="Kota">lagi</Late>
            sesudah
          </Suspense>
          {['a', 'b'].map((label) => (
            <Field key={label} label={label} />
          ))}
        </Shade>
      </main>
    );
  };
  const librarys = await writtenBy(librarysRenderer(), tree());
  expect(librarys).toContain('gelap<!-- --> <!-- -->Kota<!-- -->4<!-- -->lagi<!-- -->7');
  expect(await writtenBy(changedRenderer(), tree())).toBe(librarys);
});

test('text renderer: a part that fails is left to the browser, as React leaves it', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const tree = (
    <main>
      <Suspense fallback="menunggu">
        awal <Broken />
      </Suspense>
      akhir
    </main>
  );
  const quiet = { onError: () => 'gagal' };
  const ours = await writtenBy(changedRenderer(), tree, quiet);
  expect(ours).toContain('menunggu');
  expect(ours).toContain('gagal');
  expect(ours).toBe(await writtenBy(librarysRenderer(), tree, quiet));
});

test('text renderer: a page that fails says so', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(writtenBy(changedRenderer(), <Broken />)).rejects.toThrow('broken');
});

/** As mails are written. */
async function streamed(render: typeof renderToReadableStream, mail: ReactNode): Promise<string> {
  return new Response(await render(mail)).text();
}

test('text renderer: a mail is written as React writes it', async () => {
  expect(await streamed(changedRenderer().renderToReadableStream, page)).toBe(
    await streamed(librarysRenderer().renderToReadableStream, page),
  );
});

test('text renderer: nothing of a page or a mail that was not taken stands in the next page', async () => {
  const renderer = changedRenderer();
  const { renderToPipeableStream: toPipe, renderToReadableStream: toStream } = renderer;
  const secret = <p>rahasia</p>;
  const refusing = new Writable({
    objectMode: true,
    write: (_part, _encoding, done) => done(new Error('gone')),
  });
  refusing.on('error', () => undefined);
  const { pipe } = toPipe(secret, {
    onAllReady: () => pipe(refusing),
    onError: () => undefined,
  });
  await streamed(toStream, secret).catch(() => undefined);
  const unread = toStream(secret);
  const next = await writtenBy(renderer, page);
  expect(next).not.toContain('rahasia');
  expect(next.startsWith('<!DOCTYPE html>')).toBe(true);
  await (await unread).cancel();
});
