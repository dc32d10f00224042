import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dragByTouch, pinchOpen } from './drag.ts';
import { hasFocus, nextTask, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { createCv, openSignedIn, painted } from './cv-page.ts';
import { server } from './shared-server.ts';

describe('the looks of a CV', () => {
  test('by keyboard on a screen: template, order and colours', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    const id = await createCv(page.request, server.url, 'CV Rupa', 'marketing');
    await openPreview(page, server.url, id);
    // A font of the PDF among those of the screen would have the whole screen laid out anew.
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
      .not.toContainEqual(expect.stringMatching(/^g_d/));
    await expect
      .poll(() => page.getByRole('link', { name: 'Ask for CV Review' }).first().getAttribute('href'))
      .toBe(`/app/cv/review?cv=${id}`);

    await openPanel(page, 'Template');
    await hasFocus(page.getByRole('heading', { name: 'Template', exact: true, level: 2 }));
    await expect.poll(() => page.locator('#design-panel img').count()).toBe(12);
    await page.getByRole('radio', { name: /^Onyx/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: /^Gengar/ }).isChecked()).toBe(true);
    await expectAccessible(page);

    await openPanel(page, 'Susunan bagian');
    const lift = async () => {
      await page.getByRole('button', { name: 'Pindahkan Penghargaan' }).focus();
      await page.keyboard.press('Space');
      await page.locator('[aria-label="Pindahkan Penghargaan"][aria-pressed=true]').waitFor();
      await nextTask(page);
    };
    await lift();
    await page.keyboard.press('Escape');
    await page.getByText('Penghargaan kembali ke tempatnya.').waitFor({ state: 'attached' });
    await lift();
    await page.keyboard.press('ArrowUp');
    await page.getByText(/Penghargaan di atas Bahasa/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => sections(page, 'Kolom samping')).toEqual([
      'skills', 'certifications', 'awards', 'languages', 'social', 'hobbies',
    ]); // prettier-ignore
    await page.getByRole('button', { name: 'Proyek ke kolom samping' }).press('Enter');
    await page.getByRole('button', { name: 'Naikkan Proyek' }).press('Enter');
    await expect
      .poll(async () => (await sections(page, 'Kolom samping')).slice(-2))
      .toEqual(['projects', 'hobbies']);
    await page.getByRole('button', { name: 'Tampilkan Bahasa' }).press('Enter');
    await hasText(page, /^(?!.*BAHASA\n).*PENGHARGAAN/s);
    await expectAccessible(page);

    await openPanel(page, 'Warna');
    await page.getByRole('radio', { name: 'Daun' }).check();
    await page.getByLabel('Judul dan aksen', { exact: true }).fill('#9AC4E8');
    await page.getByText('Judul: kontras 1,8 : 1').waitFor();
    await page.getByText(/Sulit dibaca/).waitFor();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Bawaan Gengar' }).check();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('text and paper are kept, one page is made, and every field comes back from the reader', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    const id = await createCv(page.request, server.url, 'CV Teks', 'marketing');
    await openPreview(page, server.url, id);
    await openPanel(page, 'Teks');
    await page.getByRole('radio', { name: 'English' }).check();
    await hasText(page, /WORK EXPERIENCE/);
    await page.keyboard.press('Control+z');
    await hasText(page, /PENGALAMAN KERJA/);
    await page.getByRole('radio', { name: 'Lora' }).check();
    await page.getByRole('slider', { name: 'Ukuran teks' }).fill('15');
    await page.getByText('1 of 2').waitFor();
    await expectAccessible(page);

    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('canvas').length);
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await page.keyboard.press('Control+p');
    // The page on the desk, which is not printed then, and both of the CV.
    await page.locator('body[data-printed="3"]').waitFor();
    await expect.poll(() => page.locator('canvas').count()).toBe(1);
    // On its way to the browser's menu the pointer leaves the page.
    const pagesOnPaper = async () => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
    await expect.poll(() => page.locator('canvas').count()).toBe(3);
    expect(await pagesOnPaper()).toBe(2);
    await expect.poll(() => page.locator('canvas').count()).toBe(1);
    // A browser without a pointer prints the page that is shown, and a page that says so.
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Ini baru halaman 1 dari 2.').waitFor();
    await page.emulateMedia({ media: 'screen' });

    await openPanel(page, 'Halaman');
    await page.getByRole('radio', { name: 'Letter' }).check();
    await page.getByRole('button', { name: 'Muat satu halaman' }).press('Enter');
    const fitted = page.getByText(/^Muat di satu halaman/);
    await fitted.waitFor();
    await page.getByText('1 of 1').waitFor();
    await expectAccessible(page);
    // What was said of a CV is not said of another.
    await page.getByRole('button', { name: 'Urungkan' }).press('Enter');
    await fitted.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ulangi' }).press('Enter');
    await fitted.waitFor();

    await openPanel(page, 'Seperti dibaca ATS');
    await page.getByText('isian terbaca').waitFor();
    await page.getByText('Semua yang kamu tulis kembali utuh.').waitFor();
    await page.getByText('Lentera Rasa Indonesia', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator(':focus[aria-label="Seperti dibaca ATS"]').waitFor();

    await openPreview(page, server.url, id);
    await openPanel(page, 'Teks');
    await expect.poll(() => page.getByRole('radio', { name: 'Lora' }).isChecked()).toBe(true);
    await openPanel(page, 'Halaman');
    await expect.poll(() => page.getByRole('radio', { name: 'Letter' }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by touch on a phone: the page stays in view, and a CV that cannot fit shows a message', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    const id = await createCv(page.request, server.url, 'CV Ponsel', 'finance');
    await openPreview(page, server.url, id);
    const nearness = () => page.getByRole('slider', { name: 'Perbesaran' }).inputValue().then(Number);
    await pinchOpen(page, page.locator('canvas').first());
    await expect.poll(nearness).toBe(40);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await page.getByRole('slider', { name: 'Perbesaran' }).fill('0');
    await openPanel(page, 'Susunan bagian');
    const canvas = await page.locator('canvas').first().boundingBox();
    expect(canvas!.y).toBeLessThan(200);
    const before = await sections(page, 'Urutan bagian');
    const handles = ['Pindahkan Ringkasan', 'Pindahkan Pengalaman Kerja'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    const [from, to] = await Promise.all(handles.map((handle) => handle.boundingBox()));
    await dragByTouch(page, handles[0]!, to!.y - from!.y + 6);
    await expect
      .poll(() => sections(page, 'Urutan bagian'))
      .toEqual([before[1], before[0], ...before.slice(2)]);
    await expectAccessible(page);
    await openPanel(page, 'Template');
    await page.getByRole('radio', { name: /^Pikachu/ }).tap();
    await page.locator('label:has(input[name=template]:checked)').getByText('Pikachu').waitFor();
    await openPanel(page, 'Halaman');
    await page.getByRole('button', { name: 'Muat satu halaman' }).tap();
    const answer = page.getByText(/sudah muat|Muat di satu halaman/);
    await answer.waitFor();
    await expect.poll(() => isInPanel(answer)).toBe(true);
    await makeTooLong(page, id);
    await openPanel(page, 'Halaman');
    await page.getByRole('button', { name: 'Muat satu halaman' }).tap();
    await page.getByText(/^Belum muat: walau sudah serapat mungkin, isinya masih lebih sekitar \d/).waitFor();
    await page.getByText('“Analis” punya 40 poin. Simpan 4 yang hasilnya terukur.').waitFor();
    await expectAccessible(page);
    await expect
      .poll(() => page.getByRole('link', { name: 'Ubah' }).first().getAttribute('href'))
      .toBe(`/app/cv/builder/${id}?step=1`);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const panel of ['Template', 'Warna', 'Teks', 'Halaman', 'Seperti dibaca ATS']) {
      await openPanel(page, panel);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Fills a CV, as another device would, with more than a page holds. */
async function makeTooLong(page: Page, id: string): Promise<void> {
  const address = new URL(`/app/cv/${id}/document`, page.url());
  const save = async () => {
    const { version, document } = (await (await page.request.get(address.href)).json()) as {
      version: number;
      document: { work: { items: { position: string; summary: string }[] } };
    };
    Object.assign(document.work.items[0]!, {
      position: 'Analis',
      summary: `- ${'Menulis laporan yang dibaca semua orang. '.repeat(4)}\n`.repeat(40),
    });
    const headers = { origin: address.origin };
    const data = { version, saveId: 'a'.repeat(36), document };
    return (await page.request.post(address.href, { headers, data })).status();
  };
  // A save of the page's own that crosses with this one is answered 409 and sent again, which the browser reports.
  await page.locator('[data-status]').waitFor({ state: 'detached' });
  await expect.poll(save).toBe(200);
  await reloadPage(page);
  await painted(page);
}

async function openPreview(page: Page, url: string, id: string): Promise<void> {
  const answer = page.waitForResponse(`${url}/app/cv/preview/${id}`);
  await openPage(page, `${url}/app/cv/preview/${id}`);
  // The picture of page 1 is asked for before all scripts.
  expect((await answer).headers()['link']).toContain(`/app/cv/${id}/first-page?v=`);
  await painted(page);
}

async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page
    .getByRole('navigation', { name: 'Atur tampilan CV' })
    .getByRole('button', { name, exact: true });
  if ((await tab.getAttribute('aria-expanded')) === 'false') await tab.press('Enter');
  await page.getByRole('heading', { name, exact: true, level: 2 }).waitFor();
  // A panel's script comes with its first press.
  await page.locator('#design-panel').getByText('Memuat', { exact: true }).waitFor({ state: 'detached' });
}

/** Nothing of it is cut by the edges of the panel or of the screen. */
function isInPanel(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const panel = document.querySelector('#design-panel')?.getBoundingClientRect();
    return panel !== undefined && top >= panel.top && bottom <= Math.min(panel.bottom, innerHeight);
  });
}

function sections(page: Page, list: string): Promise<(string | null)[]> {
  return page
    .getByRole('list', { name: list, exact: true })
    .locator('[data-section]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-section')));
}

/** What the page says to a screen reader, which is what stands on the canvas. */
async function hasText(page: Page, pattern: RegExp): Promise<void> {
  await expect.poll(() => page.locator('[aria-label="Halaman CV"] p').first().textContent()).toMatch(pattern);
}
