import type { Page } from 'playwright-core';
import { launchBrowser } from '../../apps/web/e2e/browser.ts';
import { startServer } from '../../apps/web/e2e/server.ts';
import { registerVisitor } from '../../apps/web/e2e/visitor.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { kilobytes, ms, percentile } from './stats.ts';

const EDITS = 60;
const WARM_UP = 10;

/** The builder in Chromium: what its first visit loads, and how long after a pause in typing the new page is painted. */
export async function benchPreview(): Promise<void> {
  buildIfStale();
  const [server, browser] = await Promise.all([
    startServer({ env: { LOG_LEVEL: 'silent' } }),
    launchBrowser(),
  ]);
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const builder = await openBuilder(page, server.url);
    console.log('\nFirst load of the builder (on the wire)');
    console.table([await loadedBytes(page, builder)]);
    console.log(`\nFrom a key to the painted page (product starter, ${EDITS} edits)`);
    console.table([await paintTimes(page)]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Signs somebody in and makes a CV with a starter. @returns the builder's address */
async function openBuilder(page: Page, url: string): Promise<string> {
  const visitor = await registerVisitor(url);
  const cookies = visitor.cookie().split('; ');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url };
    }),
  );
  await page.goto(`${url}/app/cv/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Create CV' }).click();
  await page.getByLabel('Nama CV').fill('CV');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/app/cv/template/*');
  await page.getByRole('radio', { name: 'Product' }).check({ force: true });
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.waitForURL('**/app/cv/builder/*');
  return page.url();
}

/** Scripts and styles that stand before the page can be used, and what follows: the editor, and pdf.js for the preview. */
async function loadedBytes(page: Page, builder: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(urls.get(requestId) ?? '', encodedDataLength),
  );
  await page.goto(builder, { waitUntil: 'networkidle' });
  await page.locator('canvas').first().waitFor();
  const html = await (await page.context().request.get(builder)).text();
  const sum = (wanted: (url: string) => boolean) =>
    kilobytes([...sizes].filter(([url]) => wanted(url)).reduce((total, [, bytes]) => total + bytes, 0));
  const isNamed = (url: string) => html.includes(new URL(url, builder).pathname);
  const isScript = (url: string) => /\.m?js$/.test(url);
  return {
    script: sum((url) => isScript(url) && isNamed(url)),
    style: sum((url) => url.endsWith('.css')),
    'pdf.js, after that': sum((url) => isScript(url) && /pdf/.test(url) && !isNamed(url)),
    'editor and others, after that': sum((url) => isScript(url) && !/pdf/.test(url) && !isNamed(url)),
  };
}

interface Painted {
  key: number;
  requested: number;
  painted: number;
}

/** Watches from outside: the key, the request that follows the pause, and the canvas that takes the old one's place. */
async function paintTimes(page: Page) {
  const field = page.getByLabel('Nama depan');
  const samples: Painted[] = [];
  for (let edit = 0; edit < WARM_UP + EDITS; edit += 1) {
    const painted = page.evaluate(watchPaint);
    await field.fill(`Rani ${edit}`);
    const sample = await painted;
    if (edit >= WARM_UP) samples.push(sample);
    await page.waitForTimeout(120);
  }
  const column = (of: (sample: Painted) => number) => samples.map(of);
  const pause = column(({ requested, painted }) => painted - requested);
  const key = column((sample) => sample.painted - sample.key);
  return {
    'after the pause p50': ms(percentile(pause, 0.5)),
    'after the pause p95': ms(percentile(pause, 0.95)),
    'after the key p50': ms(percentile(key, 0.5)),
    'after the key p95': ms(percentile(key, 0.95)),
  };
}

/** Runs in the page. */
function watchPaint(): Promise<Painted> {
  return new Promise((resolve) => {
    const times: Painted = { key: 0, requested: 0, painted: 0 };
    document.addEventListener('input', () => (times.key = performance.now()), { once: true, capture: true });
    const send = window.fetch;
    window.fetch = (...request) => {
      if (typeof request[0] === 'string' && request[0].endsWith('/render'))
        times.requested = performance.now();
      return send(...request);
    };
    const observer = new MutationObserver((changes) => {
      const isCanvas = (node: Node) => node instanceof HTMLCanvasElement;
      if (times.requested === 0 || !changes.some(({ addedNodes }) => [...addedNodes].some(isCanvas))) return;
      observer.disconnect();
      window.fetch = send;
      // The frame that shows it.
      requestAnimationFrame(() => resolve({ ...times, painted: performance.now() }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
