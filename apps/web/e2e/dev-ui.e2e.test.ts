import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { singleIcons } from '../vite/single-icons.ts';
import { expectAccessible } from './accessible.ts';
import { screens } from './cv-page.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const web = join(import.meta.dirname, '..');

test('the page of components is not there in a build', async () => {
  expect((await fetch(`${server.url}/dev/ui`)).status).toBe(404);
});

/** Bundled by itself: to start the server of development for this page alone costs eight times as much CPU. */
describe('the page of components', () => {
  let folder: string;
  let html: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setapak-components-'));
    await build({
      root: web,
      configFile: false,
      logLevel: 'error',
      base: '/dev/',
      publicDir: false,
      plugins: [singleIcons],
      resolve: { alias: { '~': join(web, 'app') } },
      build: {
        outDir: folder,
        minify: false,
        rolldownOptions: { input: join(import.meta.dirname, 'components-page.tsx') },
      },
    });
    const named = async (ending: string) =>
      (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith(ending));
    const sheets = (await named('.css')).map((name) => `<link rel="stylesheet" href="/dev/assets/${name}">`);
    const scripts = (await named('.js')).map(
      (name) => `<script type="module" src="/dev/assets/${name}"></script>`,
    );
    html = `<!doctype html><html lang="id"><head><title>Komponen</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">${sheets.join('')}
      ${scripts.join('')}</head><body></body></html>`;
    return () => rm(folder, { recursive: true, force: true });
  });

  /** On the server that journeys share, which has the pictures of people. */
  async function openComponents(options: BrowserContextOptions, before?: string) {
    const context = await browser.newContext({ locale: 'id-ID', ...options });
    const page = await context.newPage();
    if (before) await page.addInitScript(before);
    await page.route('**/dev/ui', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route('**/dev/assets/*', (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice('/dev/'.length)) }),
    );
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    await openPage(page, `${server.url}/dev/ui`);
    return { context, page, complaints };
  }

  test('is accessible and fits a desktop and a phone, by day and by night', async () => {
    const { context, page, complaints } = await openComponents(screens.desktop);
    await page.getByRole('heading', { name: 'Komponen', level: 1 }).waitFor();
    for (const colours of [true, false]) {
      if (!colours) await page.setViewportSize(screens.phone.viewport);
      await expectAccessible(page, { colours });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true);
      await page.getByRole('button', { name: 'Dialog md' }).click();
      await page.getByRole('dialog', { name: 'Judul dialog md' }).waitFor();
      await expectAccessible(page, { within: 'dialog[open]', colours });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await page.getByRole('button', { name: 'Hapus', exact: true }).waitFor();
      await expectAccessible(page, { within: '[popover]:popover-open', colours });
      await page.keyboard.press('Escape');
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { rules: ['color-contrast'] });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a date field has no calendar button where the browser cannot open a calendar', async () => {
    const before = 'delete HTMLInputElement.prototype.showPicker';
    const { context, page } = await openComponents(screens.phone, before);
    await page.getByLabel('Hari dan jam').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Buka kalender' }).count()).toBe(0);
    await context.close();
  });
});
