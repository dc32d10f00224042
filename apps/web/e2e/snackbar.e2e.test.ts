import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createCv, openSignedIn } from './cv-page.ts';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

/** How much of a button or link the message covers, by what lies on top in the middle of each. */
async function coveredBy(page: Page, text: string): Promise<string[]> {
  const message = page.getByText(text, { exact: false });
  await message.waitFor();
  return message.evaluate((words) => {
    const region = words.closest('[popover]');
    if (!region) throw new Error('the message stands in no region of its own');
    const buttons = document.querySelectorAll<HTMLElement>('main button, main a, nav button, nav a');
    const names = [...buttons].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = width > 0 && document.elementFromPoint(x + width / 2, y + height / 2);
      return top && region.contains(top) ? button.innerText || button.ariaLabel || 'button' : '';
    });
    return names.filter(Boolean);
  });
}

test('snackbar: on a phone it stands above the bars of builder and preview', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  const id = await createCv(page.request, server.url, 'CV Pesan', 'finance');
  await openPage(page, `${server.url}/app/cv/builder/${id}?step=1`);
  // A button that goes as it is tapped takes the focus along: the next messages must not wait for it.
  await page.clock.install();
  await page
    .getByRole('button', { name: /^Hapus Staf/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Urungkan' }).last().tap();
  await page.getByRole('button', { name: 'Hapus contoh' }).tap();
  expect(await coveredBy(page, 'Contoh dihapus.')).toEqual([]);
  await page.clock.fastForward(6_000);
  await page.getByText('Contoh dihapus.').waitFor({ state: 'detached' });

  // Beside an open dialog everything is inert: there it stands in it.
  const openAd = () => page.getByRole('button', { name: 'Cocokkan dengan lowongan' }).click();
  const ad = page.getByLabel('Isi lowongan');
  await openAd();
  await ad.fill('Staf Pemasaran');
  await reloadPage(page);
  await openAd();
  await expect.poll(() => ad.inputValue()).toBe('Staf Pemasaran');
  await page.clock.runFor(200);
  await page.getByRole('button', { name: 'Buang' }).tap();
  await expect.poll(() => ad.inputValue()).toBe('');

  await openPage(page, `${server.url}/app/cv/preview/${id}`);
  await page.getByRole('button', { name: 'Menu CV' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  expect(await coveredBy(page, 'successfully duplicated')).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
