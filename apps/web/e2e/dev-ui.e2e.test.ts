import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { screens } from './cv-page.ts';
import { openPage } from './open-page.ts';
import { copySamples, freePort, isReady, quickPglite } from './server.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

test('the page of components is not there in a build', async () => {
  expect((await fetch(`${server.url}/dev/ui`)).status).toBe(404);
});

describe('the page of components, in development', () => {
  let url: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const data = await mkdtemp(join(tmpdir(), 'setapak-dev-'));
    await copySamples(data);
    const port = await freePort();
    url = `http://localhost:${port}`;
    const child = spawn(process.execPath, [...quickPglite, join(import.meta.dirname, '../server/dev.ts')], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'development',
        PORT: String(port),
        HOST: '127.0.0.1',
        SETAPAK_DATA_DIR: data,
      },
    });
    stop = async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(data, { recursive: true, force: true });
    };
    await isReady(url);
    // Vite learns on the first visit what the page imports, and refuses until it has bundled that.
    const page = await browser.newPage();
    const hydrates = async () => {
      await page.goto(`${url}/dev/ui`);
      const mark = page.locator('html[data-hydrated]');
      return mark.waitFor({ state: 'attached', timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    };
    await vi.waitUntil(hydrates, { timeout: 240_000 });
    await page.close();
  }, 300_000);
  afterAll(() => stop());

  test('is accessible and fits a desktop and a phone, by day and by night', async () => {
    const context = await browser.newContext({ ...screens.desktop, locale: 'id-ID' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (line) => /hydrat/i.test(line.text()) && complaints.push(line.text()));
    await openPage(page, `${url}/dev/ui`);
    await page.getByRole('heading', { name: 'Komponen', level: 1 }).waitFor();
    // A page of development arrives in hundreds of files: it is opened once, and grows narrow.
    for (const colours of [true, false]) {
      if (!colours) await page.setViewportSize(screens.phone.viewport);
      await expectAccessible(page, { colours });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
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
    const context = await browser.newContext({ ...screens.phone, locale: 'id-ID' });
    const page = await context.newPage();
    await page.addInitScript('delete HTMLInputElement.prototype.showPicker');
    await openPage(page, `${url}/dev/ui`);
    await page.getByLabel('Hari dan jam').waitFor();
    expect(await page.getByRole('button', { name: 'Buka kalender' }).count()).toBe(0);
    await context.close();
  });
});
