import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { findFirefox } from '../../../scripts/find-browser.ts';
import { newAddress } from './addresses.ts';
import { WAIT_MS } from './browser.ts';
import { verifyAddress } from './outbox.ts';
import { server } from './shared-server.ts';
import { goodPassword } from './visitor.ts';

const executablePath = findFirefox();
if (!executablePath)
  console.warn(
    'No Firefox is installed: the main road is not tried in it (Debian: firefox-esr, or FIREFOX_PATH).',
  );

/** A third less work: fewer processes and frames, nothing that moves, and no second, better compilation of what runs for seconds. */
const calm = {
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'ui.prefersReducedMotion': 1,
  'layout.frame_rate': 20,
  'javascript.options.ion': false,
};

/** By text and label. What a screen reader says is tried in Chromium: looking names up in Firefox's tree takes it seconds each. */
const at = (page: Page, xpath: string) => page.locator(`::-p-xpath(${xpath})`);
const press = (page: Page, text: string) => at(page, `//button[normalize-space()="${text}"]`).click();
const field = (page: Page, label: string) =>
  at(page, `//input[@id=//label[normalize-space()="${label}"]/@for]`);
const isAt = (page: Page, part: string) => expect.poll(() => page.url()).toContain(part);

test.skipIf(!executablePath)(
  'Firefox: from registering over a CV and its PDF to what an ATS reads',
  async ({ skip }) => {
    const downloads = await mkdtemp(join(tmpdir(), 'setapak-firefox-'));
    const firefox = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      timeout: WAIT_MS,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'browser.download.useDownloadDir': true,
        'browser.download.always_ask_before_handling_new_types': false,
        'pdfjs.disabled': true,
        ...calm,
      },
    });
    try {
      const page = await firefox.newPage();
      page.setDefaultTimeout(WAIT_MS);
      page.setDefaultNavigationTimeout(WAIT_MS);
      const complaints: string[] = [];
      const note = (complaint: string) => {
        // A part that comes later was still on its way as the page was left: Firefox says so, no code of the page does.
        if (!/A ServiceWorker intercepted the request/.test(complaint)) complaints.push(complaint);
      };
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      try {
        await page.setViewport({ width: 1280, height: 800 });
        await page.setExtraHTTPHeaders(newAddress());
      } catch (error) {
        if (!/unknown command/.test(String(error))) throw error;
        skip(`${await firefox.version()} is older than the commands that puppeteer sends.`);
      }
      const open = async (path: string) => {
        await page.goto(server.url + path);
        await page.waitForSelector('html[data-hydrated]');
        await page.waitForFunction(() => !document.querySelector('[data-late]'));
      };

      await open('/register');
      const email = `${randomUUID()}@setapak.example`;
      const account = {
        name: 'Rani Kusuma',
        email,
        confirmEmail: email,
        phone: '+6281234567890',
        password: goodPassword,
      };
      for (const [name, value] of Object.entries(account))
        await page.locator(`input[name=${name}]`).fill(value);
      await press(page, 'Daftar');
      await isAt(page, '/profile/onboarding');

      await open('/app/cv/dashboard');
      await press(page, 'Create CV');
      await field(page, 'Nama CV').fill('CV Rubah');
      await press(page, 'Save');
      await isAt(page, '/app/cv/template/');
      await at(page, '//label[.//input[@value="finance"]]').click();
      await press(page, 'Next Step');
      await isAt(page, '/app/cv/builder/');
      const id = /builder\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      await field(page, 'Nama depan').fill('Rani Rubah');
      await page.waitForSelector('[data-status=saved]');
      await page.waitForSelector('canvas');

      await open(`/app/cv/preview/${id}`);
      await press(page, 'Download');
      const saved = async () => (await readdir(downloads)).filter((name) => name.endsWith('.pdf'));
      // While it loads, Firefox keeps it under a name of its own.
      await expect.poll(saved).toEqual(['SetapakResume-CV Rubah.pdf']);
      const pdf = join(downloads, 'SetapakResume-CV Rubah.pdf');
      await expect.poll(async () => (await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-');

      const get = (path: string) => page.evaluate(async (to) => (await fetch(to)).text(), path);
      await verifyAddress(server.url, get);
      await page.evaluate(async () => {
        const body = JSON.stringify({ intent: 'process', code: 'REDEEM3', clientToken: 'press-redeem-3' });
        await fetch('/app/cv/ats-redeem', {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        });
      });
      await open('/app/cv/dashboard?tab=ats&step=1');
      const file = await page.waitForSelector('input[name=file]');
      await file!.uploadFile(pdf);
      await page.waitForFunction(() => /Hasil Pengecekan.*Rani Rubah/s.test(document.body.textContent ?? ''));
      expect(complaints).toEqual([]);
    } finally {
      await firefox.close();
      await rm(downloads, { recursive: true, force: true });
    }
  },
  240_000,
);
