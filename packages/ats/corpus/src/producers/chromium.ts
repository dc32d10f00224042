import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../../../scripts/find-browser.ts';

export interface MarkupJob {
  markup: string;
  footer: string | null;
  /** With a structure tree, as the browser's own Save as PDF writes it. */
  tagged?: boolean;
  to: string;
}

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Prints HTML documents to PDF with one browser, the one that journeys use. */
export async function printWithChromium(jobs: MarkupJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'corpus-html-'));
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium is installed; CHROME_PATH may name one.');
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const job of jobs) {
      const file = join(folder, 'cv.html');
      await writeFile(file, job.markup);
      await page.goto(`file://${file}`);
      const footer =
        job.footer === null
          ? {}
          : {
              displayHeaderFooter: true,
              headerTemplate: '<span></span>',
              footerTemplate: `<div style="font-size:7pt;width:100%;text-align:center">${job.footer}</div>`,
              margin: { bottom: '16mm', top: '12mm', left: '0mm', right: '0mm' },
            };
      await page.pdf({
        path: job.to,
        preferCSSPageSize: true,
        printBackground: true,
        tagged: job.tagged ?? false,
        ...footer,
      });
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
