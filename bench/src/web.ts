import { gzipSync } from 'node:zlib';
import { hostileFiles } from '../../apps/web/e2e/hostile-files.ts';
import { startServer } from '../../apps/web/e2e/server.ts';
import { registerVisitor } from '../../apps/web/e2e/visitor.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { kilobytes, ms, percentile, timed } from './stats.ts';
import { RATE_SECONDS, requestRate } from './request-rate.ts';

const PUBLIC_PAGES = ['/', '/login', '/register', '/404', '/app/cv/dashboard', '/app/cv/dashboard?tab=ats'];
const UPLOADS = 50;

/** What a first visit loads, and how many pages a second one process renders. */
export async function benchWeb(): Promise<void> {
  buildIfStale();
  const server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  try {
    console.log('\nFirst load of public pages (gzip)');
    const sizes = [];
    for (const page of PUBLIC_PAGES) sizes.push(await firstLoad(server.url, page));
    console.table(sizes);

    console.log(`\nServer-side rendering (one process, PGlite, 20 connections, ${RATE_SECONDS} s each)`);
    const rates = [];
    for (const page of ['/', '/login', '/app/cv/dashboard']) rates.push(await requestRate(server.url, page));
    console.table(rates);

    console.log(`\n/healthz while ${UPLOADS} hostile files are uploaded at once`);
    console.table([await healthUnderAttack(server.url)]);
  } finally {
    await server.stop();
  }
}

/** Every script and stylesheet that the page names, by its size on the wire. */
async function firstLoad(base: string, page: string) {
  const html = await (await fetch(base + page)).text();
  const named = (ending: string) =>
    new Set(
      [...html.matchAll(new RegExp(`["'](/assets/[^"']+\\.${ending})["']`, 'g'))].map(
        (match) => match[1] ?? '',
      ),
    );
  return {
    page,
    html: kilobytes(gzipSync(html, { level: 9 }).length),
    script: kilobytes(await totalBytes(base, named('js'))),
    style: kilobytes(await totalBytes(base, named('css'))),
  };
}

async function totalBytes(base: string, paths: Set<string>): Promise<number> {
  let total = 0;
  for (const path of paths) {
    const body = await (await fetch(base + path)).arrayBuffer();
    total += gzipSync(new Uint8Array(body), { level: 9 }).length;
  }
  return total;
}

/** How long the server takes to say that it lives while strangers do their worst. */
async function healthUnderAttack(base: string) {
  const visitors = await Promise.all([0, 1, 2, 3, 4].map(() => registerVisitor(base)));
  const files = hostileFiles();
  const uploading = new AbortController();
  const samples: number[] = [];
  const health = (async () => {
    while (!uploading.signal.aborted) {
      samples.push(await timed(() => fetch(`${base}/healthz`)));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const took = await timed(() =>
    Promise.all(
      Array.from({ length: UPLOADS }, async (_, n) => {
        const { name, bytes } = files[n % files.length]!;
        const body = new FormData();
        body.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
        const init = { method: 'POST', body, headers: { accept: 'application/json' } };
        await visitors[n % visitors.length]!.fetch('/app/cv/ats-check', init);
      }),
    ),
  );
  uploading.abort();
  await health;
  return {
    'all answered after': ms(took),
    requests: samples.length,
    p50: ms(percentile(samples, 0.5)),
    slowest: ms(Math.max(...samples)),
  };
}
