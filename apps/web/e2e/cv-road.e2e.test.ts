import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible, expectAccessibleOnBoth } from './accessible.ts';
import { isSaved, makeCv, openSignedIn, painted, screens, withoutPreview } from './cv-page.ts';
import { server } from './shared-server.ts';
import { goodPassword } from './visitor.ts';

describe('the road to a CV', () => {
  /** What a picture shows, and how wide it is once it is there. */
  const painting = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => `${image.currentSrc} ${image.naturalWidth}`);

  test('from an empty dashboard to a downloaded PDF', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    await openPage(page, `${server.url}/app/cv`);
    await page.getByRole('heading', { name: 'Welcome to Your Dashboard!' }).waitFor();
    await expectAccessibleOnBoth(page);
    await page.getByText('Buat CV kamu sendiri').waitFor();
    await page.getByRole('button', { name: 'Selanjutnya' }).click();
    await page.getByText('2 dari 2').waitFor();
    await page.getByRole('button', { name: 'Selesai' }).click();
    // That it was seen goes out beside the page: a reload at the same moment may be answered first.
    await expect
      .poll(async () => {
        await reloadPage(page);
        return page.getByText('Buat CV kamu sendiri').count();
      })
      .toBe(0);

    await page.getByRole('button', { name: 'Create CV' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel('Nama CV').fill('CV: Magang/Produk');
    await expectAccessibleOnBoth(page);
    await page.getByRole('button', { name: 'Save' }).click();

    await page
      .getByRole('heading', { name: 'Pick template according to role you want to apply for!' })
      .waitFor();
    const next = page.getByRole('button', { name: 'Next Step' });
    await expect.poll(() => next.isDisabled()).toBe(true);
    await expectAccessibleOnBoth(page);
    await page.getByRole('radio', { name: 'Gengar' }).check();
    await page.getByRole('button', { name: 'Preview Finance' }).click();
    const cover = page.getByRole('img', { name: 'Halaman pertama contoh CV Finance' });
    await expect.poll(() => painting(cover)).toMatch(/finance\/gengar 900$/);
    await page.keyboard.press('Escape');
    const card = page.locator('label:has([value=hr]) img');
    await expect.poll(() => painting(card)).toMatch(/hr\/gengar 840$/);
    await page.getByRole('radio', { name: 'Onyx' }).check();
    await page.getByRole('radio', { name: 'Finance' }).check();
    await next.click();

    await page.getByRole('heading', { name: 'Tell us about yourself!' }).waitFor();
    await page.getByLabel('Nama depan').fill('Rani Ayu');
    await painted(page);
    await page.getByText('Rani Ayu Kusuma').waitFor({ state: 'attached' });
    await expectAccessible(page);
    await page.setViewportSize(screens.phone.viewport);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await painted(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tutup' }).click();
    await page.setViewportSize(screens.desktop.viewport);
    await page.getByRole('button', { name: 'Save Personal Details' }).click();

    const headings = [
      "Let's fill out your work experience!",
      'Now, tell us about your education!',
      'What projects have you worked on?',
      'Last, what skills do you have?',
    ];
    for (const [index, heading] of headings.entries()) {
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(new URL(page.url()).searchParams.get('step')).toBe(String(index + 1));
      await page.locator('[data-open]').first().click();
      await (index === 0 ? expectAccessibleOnBoth(page) : expectAccessible(page, { colours: false }));
      await page.getByRole('button', { name: 'Selesai', exact: true }).click();
      await page.getByRole('button', { name: index === 3 ? 'Finish' : 'Next Step' }).click();
    }

    await page.waitForURL('**/app/cv/preview/*');
    await painted(page);
    await page.getByText('1 of 1').waitFor();
    await page.getByRole('button', { name: 'Perbesar' }).click();
    await expectAccessibleOnBoth(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^SetapakResume-.+ - CV Magang Produk\.pdf$/);
    await page.getByRole('heading', { name: 'CV ini masih berisi contoh' }).waitFor();
    await expectAccessibleOnBoth(page);
    await page.getByRole('button', { name: 'Biarkan saja' }).click();
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: 'Menu CV' }).press('Enter');
    const focused = (name: string) => page.locator(':focus', { hasText: name }).waitFor();
    await focused('Rename');
    await page.keyboard.press('End');
    await focused('Export');
    await page.keyboard.press('ArrowUp');
    await focused('Duplicate');
    await page.keyboard.press('Enter');
    await page.getByText('This cv has been successfully duplicated').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('from the landing page to a first downloaded CV: 14 taps on a phone besides typing', async () => {
    const context = await browser.newContext({ ...screens.phone, locale: 'id-ID' });
    const page = await context.newPage();
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    const tapButton = (name: string) => tap(page.getByRole('button', { name, exact: true }));
    await openPage(page, server.url);
    await tap(page.getByRole('link', { name: 'Mulai CV gratis' }));
    await page.waitForURL('**/register');
    const email = `${randomUUID()}@setapak.example`;
    for (const [label, text] of [
      ['Nama Lengkap', 'Sari Dewi'],
      ['Email', email],
      ['Konfirmasi Alamat Email', email],
      ['Nomor Telepon', '+6281234567890'],
      ['Password', goodPassword],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await tapButton('Daftar');
    await page.waitForURL('**/profile/onboarding');
    await tap(page.getByRole('link', { name: 'Nanti saja' }));
    await page.waitForURL('**/app/cv/dashboard');
    await tapButton('Create CV');
    await page.getByLabel('Nama CV').fill('CV Magang');
    await tapButton('Save');
    await page.waitForURL('**/app/cv/template/*');
    await tap(page.locator('label:has([value=marketing])'));
    await tapButton('Next Step');
    for (const [step, name] of [
      'Save Personal Details',
      'Next Step',
      'Next Step',
      'Next Step',
      'Finish',
    ].entries()) {
      // The address changes before the page: the step before has a button of the same name.
      await page.getByRole('heading', { name: `Langkah ${step + 1} dari 5` }).waitFor();
      await tapButton(name);
    }
    await page.waitForURL('**/app/cv/preview/*');
    const download = page.waitForEvent('download');
    await tapButton('Download');
    expect((await download).suggestedFilename()).toBe('SetapakResume-Sari Dewi - CV Magang.pdf');
    expect(taps).toBeLessThanOrEqual(14);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu CV' }).press('Enter');
    await page.locator(':focus', { hasText: 'Ask for CV Review' }).waitFor();
    await context.close();
  });

  test('by keyboard alone, from the name to the second step', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop', withoutPreview);
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await page.getByRole('button', { name: 'Create CV' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('CV Papan Ketik');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/cv/template/*');
    await page.getByRole('radio', { name: 'Finance' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: 'Human Resources' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/cv/builder/*');
    await page.locator('main [inert]').waitFor({ state: 'detached' });
    await page.getByLabel('Nama depan').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Sekar');
    await page.getByRole('button', { name: 'Save Personal Details' }).press('Enter');
    await page.getByRole('heading', { name: "Let's fill out your work experience!" }).waitFor();
    await page.locator('h1:focus').waitFor();
    await isSaved(page);

    const titles = page.locator('[data-open] > :first-child');
    const order = () => titles.allTextContents();
    // The form of a later step comes after its heading.
    await titles.first().waitFor();
    const before = await order();
    const down = page.getByRole('button', { name: `Turunkan ${before[0]}` });
    await down.press('Enter');
    await expect.poll(() => order()).toEqual([before[1], before[0], ...before.slice(2)]);
    await down.press('Enter');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('no work experience, the way back, and a CV that is not there', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop', withoutPreview);
    await makeCv(page, server.url, 'CV Kosong');
    await page.getByRole('button', { name: 'Previous Step' }).click();
    await page.getByRole('button', { name: 'Lanjut mengisi' }).click();
    await page.getByRole('button', { name: 'Save Personal Details' }).click();
    await page.getByRole('button', { name: 'Tambah pengalaman' }).click();
    await page.getByRole('button', { name: 'Next Step' }).click();
    await page.getByRole('heading', { name: "Don't have work experience?" }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '+ Add experience' }).click();
    await page.getByLabel('Posisi').fill('Magang Data');
    await page.getByLabel('Mulai', { exact: true }).fill('15/08/2023');
    // The word for it is as good as the mark.
    await page.getByRole('textbox', { name: 'Selesai', exact: true }).fill('sekarang');
    await expect.poll(() => page.getByLabel('I currently work here').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Selesai', exact: true }).click();
    await page.getByText('Agu 2023 – Sekarang').first().waitFor();
    await page.getByRole('button', { name: 'Hapus Magang Data' }).click();
    await page
      .getByRole('region', { name: 'Pemberitahuan' })
      .getByRole('button', { name: 'Urungkan' })
      .click();
    await page.getByRole('button', { name: 'Hapus Magang Data' }).waitFor();
    await isSaved(page);
    expect(complaints).toEqual([]);

    // Another person's is not there either: `access.e2e.test.ts`.
    await openPage(page, `${server.url}/app/cv/builder/${'x'.repeat(36)}`);
    await page.getByRole('heading', { name: 'resume not exist' }).waitFor();
    await page.getByRole('button', { name: 'Back to dashboard' }).click();
    await page.waitForURL('**/app/cv/dashboard');
    await context.close();
  });
});
