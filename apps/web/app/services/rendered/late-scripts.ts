const PRELOAD = '<link rel="modulepreload"';
const START = 'type="module"';

/** So long scripts wait for a first painting: a page that nobody sees yet is not painted. */
const LONGEST_WAIT_MS = 2_000;

/**
 * On a slow line what makes a page visible (styles, face, first picture) shares the line with three times as much script, which
 * nobody sees. The router asks for it at once, in the head of the page; here a page asks when it has been painted.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const files: string[] = [];
  let from = 0;
  for (let at = page.indexOf(PRELOAD); at >= 0; at = page.indexOf(PRELOAD, from)) {
    const end = page.indexOf('>', at) + 1;
    const [, file] = / href="([^"]+)"/.exec(page.toString('latin1', at, end)) ?? [];
    if (file !== undefined) files.push(file);
    parts.push(page.subarray(from, at));
    from = end;
  }
  const start = page.indexOf(START, from);
  if (files.length === 0 || start < 0) return page;

  const open = page.indexOf('>', start) + 1;
  const close = page.indexOf('</script>', open);
  const [, nonce] =
    /nonce="([^"]*)"/.exec(page.toString('latin1', page.lastIndexOf('<script', start), open)) ?? [];
  const later = startLater(files, nonce, page.toString('utf8', open, close));
  return Buffer.concat([...parts, page.subarray(from, open), Buffer.from(later), page.subarray(close)]);
}

/** The router's own start stays one module: it must run in one go, or the entry begins before the routes are named. */
const startLater = (files: readonly string[], nonce: string | undefined, start: string) => `
await new Promise((go) => {
  if (document.hidden) return go();
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  setTimeout(go, ${LONGEST_WAIT_MS});
});
for (const href of ${quoted(files)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
const start = Object.assign(document.createElement('script'), ${quoted({ type: 'module', nonce, textContent: start })});
document.head.append(start);
start.remove();
`;

const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
