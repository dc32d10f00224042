import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { startServer } from '../../apps/web/e2e/server.ts';
import { registerVisitor } from '../../apps/web/e2e/visitor.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { kilobytes } from './stats.ts';

const PAGES = [
  '/',
  '/app/home',
  '/login',
  '/frequently-asked-question',
  '/term-and-condition',
  '/privacy-policy',
  '/assessment',
];
/** Ten pages of somebody who is signed in. `:cv` is a CV of theirs. */
const SIGNED_IN = [
  '/',
  '/app/home',
  '/app/cv/dashboard',
  '/app/cv/dashboard?tab=ats',
  '/app/cv/builder/:cv',
  '/app/cv/preview/:cv',
  '/app/mentoring',
  '/app/booking',
  '/app/profile',
  '/app/lamaran',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A package with a lock of its own, outside the workspaces: its ten thousand files would burden every other installation. */
const folder = join(import.meta.dirname, '../lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const LARGEST_REPORT = 64 * 1024 * 1024;
const run = promisify(execFile);

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  details?: { type: string; items: Record<string, unknown>[] };
}

/** What is used of Lighthouse's report. */
interface Report {
  requestedUrl?: string;
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

/**
 * Lighthouse with its mobile preset on public and signed-in pages: four scores, layout shift, script on the wire, what failed.
 * It loads each page twice: unhindered, from which it computes what a slow phone would take (its default), and really slowed
 * down by the browser (CPU ÷ 4, 1.6 Mbps, 150 ms), of which the columns "applied" are.
 */
export async function benchLighthouse(only: string[] = PAGES): Promise<void> {
  const chromePath = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (!chromePath) {
    console.log('\nLighthouse: skipped, name a Chromium with CHROME_PATH');
    return;
  }
  if (!existsSync(program)) await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  buildIfStale();
  const server = await startServer({ env: { LOG_LEVEL: 'silent' } });
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    console.log('\nLighthouse, mobile preset (scores 0–100)');
    const rows = [];
    const findings: string[] = [];
    for (const page of only) {
      const report = await reportOf(server.url + page, chrome.port);
      const applied = await reportOf(server.url + page, chrome.port, 'devtools');
      rows.push(rowOf(page, report, applied));
      findings.push(...findingsOf(page, report));
    }
    console.table(rows);
    const { cookie, cvId } = await newPerson(server.url);
    console.log('\nLighthouse, signed in');
    const own = [];
    for (const page of SIGNED_IN) {
      await keepCookies(chrome.port, server.url, cookie);
      const address = server.url + page.replace(':cv', cvId);
      const report = await reportOf(address, chrome.port);
      await keepCookies(chrome.port, server.url, cookie);
      const applied = await reportOf(address, chrome.port, 'devtools');
      own.push(rowOf(page, report, applied));
      // What is behind a sign-in is not for search engines.
      findings.push(...findingsOf(page, report).filter((finding) => !finding.startsWith(`${page}: seo`)));
    }
    console.table(own);
    for (const finding of findings) console.log(finding);
  } finally {
    chrome.kill();
    await server.stop();
  }
}

/** Registers somebody and makes them a CV from a starter. */
async function newPerson(url: string): Promise<{ cookie: string; cvId: string }> {
  const visitor = await registerVisitor(url);
  const made = await visitor.post('/app/cv/dashboard', { intent: 'create', name: 'CV Bench' });
  const cvId = /template\/([^/?]+)/.exec(made.headers.get('location') ?? '')?.[1];
  if (!cvId) throw new Error(`making a CV answered ${made.status}`);
  await visitor.post(`/app/cv/template/${cvId}`, { role: 'finance' });
  return { cookie: visitor.cookie(), cvId };
}

/** Puts a session into the browser's own jar: a cookie that a page sets would displace one of an extra header. */
async function keepCookies(port: number, url: string, header: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const cookies = header.split('; ').map((pair) => {
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: pair.slice(end + 1), url };
  });
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}

async function reportOf(
  address: string,
  port: number,
  throttlingMethod: 'simulate' | 'devtools' = 'simulate',
): Promise<Report> {
  const flags = [`--port=${port}`, `--throttling-method=${throttlingMethod}`, '--output=json', '--quiet'];
  const { stdout } = await run(
    process.execPath,
    [program, address, ...flags, `--only-categories=${CATEGORIES.join(',')}`],
    { maxBuffer: LARGEST_REPORT },
  );
  return JSON.parse(stdout) as Report;
}

function rowOf(page: string, report: Report, applied: Report) {
  const { audits, categories, requestedUrl, finalDisplayedUrl } = report;
  const end = new URL(finalDisplayedUrl).pathname;
  const led = requestedUrl !== undefined && new URL(requestedUrl).pathname !== end;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const [performance, accessibility, bestPractices, seo] = CATEGORIES.map(score);
  return {
    // Figures of another page are no figures of this one.
    page: led ? `${page} → ${end}` : page,
    performance,
    accessibility,
    bestPractices,
    seo,
    LCP: audits['largest-contentful-paint']?.displayValue,
    TBT: audits['total-blocking-time']?.displayValue,
    CLS: audits['cumulative-layout-shift']?.numericValue?.toFixed(3),
    'performance, applied': Math.round((applied.categories['performance']?.score ?? 0) * 100),
    'LCP, applied': applied.audits['largest-contentful-paint']?.displayValue,
    'TBT, applied': applied.audits['total-blocking-time']?.displayValue,
    script: kilobytes(scriptBytes(audits)),
  };
}

/** Bytes of script on the wire. */
function scriptBytes(audits: Report['audits']): number {
  const requests = audits['network-requests']?.details;
  if (requests?.type !== 'table') return 0;
  return requests.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** Audits that cost points, outside of performance: there the numbers say more than the titles. */
function findingsOf(page: string, { audits, categories }: Report): string[] {
  return CATEGORIES.slice(1).flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${page}: ${id}: ${audits[audit]?.title} ${selectors(audits[audit]?.details)}`),
  );
}

function selectors(details: Audit['details']): string {
  if (details?.type !== 'table') return '';
  return details.items
    .map(({ node, description, source }) =>
      node && typeof node === 'object' && 'selector' in node ? node.selector : (description ?? source ?? ''),
    )
    .slice(0, 5)
    .join(' | ');
}
