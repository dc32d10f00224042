import type { Page } from 'playwright-core';
import { launchBrowser } from '../../apps/web/e2e/browser.ts';
import { startServer } from '../../apps/web/e2e/server.ts';
import { registerVisitor } from '../../apps/web/e2e/visitor.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { kilobytes, ms, percentile } from './stats.ts';

const EDITS = 60;
const WARM_UP = 10;
/** What a phone on a slow line does in as many edits takes minutes; the middle shows with fewer. */
const SLOW_EDITS = 20;

/** A cheap phone on a line of 1.6 Mbit/s and 150 ms. */
const PHONE_CPU = 4;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * The builder in Chromium: what its first visit loads, how long after a key the letter is in its field and the new page is painted (here,
 * with a quarter of the CPU, and on a slow line as well), and when a phone shows the first page.
 */
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
    const session = await context.newCDPSession(page);
    console.log(
      `\nFrom a key to the painted page (product starter, ${EDITS} edits here, ${SLOW_EDITS} where it is slow)`,
    );
    const here = await paintTimes(page, EDITS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU });
    const phone = await paintTimes(page, SLOW_EDITS);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    const slow = await paintTimes(page, SLOW_EDITS);
    await session.send('Network.disable');
    await page.goto(await importLongCv(page, server.url), { waitUntil: 'networkidle' });
    await page.locator('canvas').first().waitFor();
    const long = await paintTimes(page, SLOW_EDITS);
    console.table({
      here,
      [`CPU ÷ ${PHONE_CPU}`]: phone,
      'and a slow line': slow,
      [`8 jobs × 6 points, CPU ÷ ${PHONE_CPU}`]: long,
    });
    console.log(`\nFirst page on a slow phone (CPU ÷ ${PHONE_CPU}, 1.6 Mbit/s, 150 ms; nothing cached)`);
    console.table({
      builder: await firstPage(page, builder),
      preview: await firstPage(page, builder.replace('/builder/', '/preview/')),
    });
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
  await page.getByRole('radio', { name: 'Product' }).press('Space');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.waitForURL('**/app/cv/builder/*');
  return page.url();
}

/** @returns the builder's address of a CV with eight jobs of six points each */
async function importLongCv(page: Page, url: string): Promise<string> {
  const work = Array.from({ length: 8 }, (_, job) => ({
    name: `PT Nusantara ${job + 1}`,
    position: 'Analis Data',
    startDate: `${2024 - job}-01`,
    endDate: `${2024 - job}-12`,
    highlights: Array.from(
      { length: 6 },
      (__, point) => `Menyusun laporan ${point + 1} untuk ${job + 2} tim, waktu kerja turun ${10 + point}%`,
    ),
  }));
  const json = JSON.stringify({ basics: { name: 'Rani Kusuma', email: 'rani@contoh.id' }, work });
  const answer = await page.context().request.post(`${url}/app/cv/import`, {
    multipart: { kind: 'json', json },
    headers: { origin: url },
    maxRedirects: 0,
  });
  const path = answer.headers()['location'];
  if (path === undefined) throw new Error(`the import answered ${answer.status()}`);
  return new URL(path, url).href;
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
  /** The frame that shows the letter. */
  shown: number;
  requested: number;
  painted: number;
}

/** Watches from outside: the key, the request that follows the pause, and the canvas that takes the old one's place. */
async function paintTimes(page: Page, edits: number) {
  const field = page.getByLabel('Nama depan');
  const samples: Painted[] = [];
  for (let edit = 0; edit < WARM_UP + edits; edit += 1) {
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
    'letter shown p50': ms(
      percentile(
        column(({ key: pressed, shown }) => shown - pressed),
        0.5,
      ),
    ),
    'letter shown p95': ms(
      percentile(
        column(({ key: pressed, shown }) => shown - pressed),
        0.95,
      ),
    ),
    'after the pause p50': ms(percentile(pause, 0.5)),
    'after the pause p95': ms(percentile(pause, 0.95)),
    'after the key p50': ms(percentile(key, 0.5)),
    'after the key p95': ms(percentile(key, 0.95)),
  };
}

/** Milliseconds from the address to a page that can be seen: the server's picture of it, and the page itself. */
async function firstPage(page: Page, address: string) {
  const context = await page
    .context()
    .browser()!
    .newContext({
      viewport: address.includes('/preview/') ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      storageState: await page.context().storageState(),
    });
  const fresh = await context.newPage();
  const session = await context.newCDPSession(fresh);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU });
  await fresh.goto(address, { waitUntil: 'commit' });
  const since = (selector: string) =>
    fresh
      .waitForFunction((wanted) => {
        const seen = document.querySelector(wanted);
        const whole =
          seen instanceof HTMLImageElement ? seen.complete && seen.naturalWidth > 0 : seen !== null;
        return whole && performance.now();
      }, selector)
      .then(async (handle) => ms(Number(await handle.jsonValue())));
  const [picture, painted] = await Promise.all([
    since('img[src*="/first-page"]').catch(() => 'none'),
    since('canvas'),
  ]);
  await context.close();
  return { 'its picture': picture, 'the page itself': painted };
}

/** Runs in the page. */
function watchPaint(): Promise<Painted> {
  return new Promise((resolve) => {
    const times: Painted = { key: 0, shown: 0, requested: 0, painted: 0 };
    const pressed = () => {
      times.key = performance.now();
      requestAnimationFrame(() => setTimeout(() => (times.shown = performance.now())));
    };
    document.addEventListener('input', pressed, { once: true, capture: true });
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
