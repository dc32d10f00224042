import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dragByTouch } from './drag.ts';
import { hasFocus, nextTask, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { isSaved, makeCv, openSignedIn, textOf, withoutPreview } from './cv-page.ts';
import { server } from './shared-server.ts';

/** What Word puts on the clipboard: bullets as text, styles of its own. */
const FROM_WORD = `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol">·<span>&nbsp;&nbsp; </span></span><![endif]><span style="font-weight:700;color:red">Menyusun</span> 12 laporan</p>
<p class="MsoListParagraph"><span style="font-family:Symbol">·<span>&nbsp;&nbsp; </span></span>Melatih 5 orang<script>alert(1)</script></p>`;

describe('the builder', () => {
  const titles = async (page: Page) => {
    const rows = page.locator('[data-open] > :first-child');
    // The form of a later step comes after its heading.
    await rows.first().waitFor();
    return rows.allTextContents();
  };
  const description = (page: Page) => page.getByRole('textbox', { name: 'Deskripsi' });
  const middleOf = (image: HTMLImageElement) => {
    const paper = document.createElement('canvas').getContext('2d')!;
    paper.drawImage(image, 0, 0, 9, 9);
    return [...paper.getImageData(4, 4, 1, 1).data];
  };
  /** What React drew an element from last: another object each time it draws it. */
  const propsOf = (element: Element): unknown =>
    Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];
  const goTo = async (page: Page, step: string, heading: string) => {
    await page.getByRole('link', { name: new RegExp(`${step}$`) }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };
  const paste = (field: Locator, html: string) =>
    field.evaluate((element, pasted) => {
      const data = new DataTransfer();
      data.setData('text/html', pasted);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, html);

  test('by keyboard: order, rich text, a photograph, other sections, an older version', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop', withoutPreview);
    await makeCv(page, server.url, 'CV Produk', 'product');

    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = await sharp({ create: { width: 60, height: 90, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const file = page.getByLabel('Foto', { exact: true });
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('bukan foto') });
    // What the browser cannot show either is the server's to refuse.
    await page.getByText('Foto harus berupa JPG, PNG, atau WebP').waitFor();
    await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture });
    const frame = page.getByRole('group', { name: /^Foto di dalam bingkai/ });
    await frame.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: 'Bulat' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pakai foto ini' }).click();
    const photo = page.getByRole('img', { name: 'Foto di CV' });
    // What is transparent is paper, not black.
    await expect.poll(() => photo.evaluate(middleOf)).toEqual([255, 255, 255, 255]);
    await page.getByRole('button', { name: 'Hapus foto' }).press('Enter');
    await photo.waitFor({ state: 'detached' });
    const messages = page.getByRole('region', { name: 'Pemberitahuan' });
    await messages.getByRole('button', { name: 'Urungkan' }).press('Enter');
    await photo.waitFor();
    await page.getByRole('button', { name: 'Ini memang milikku' }).press('Enter');
    await page.getByRole('button', { name: 'Ini memang milikku' }).waitFor({ state: 'detached' });
    await hasFocus(page.getByRole('button', { name: 'Tebal' }));
    await page.getByRole('button', { name: 'Pilih bulan', description: 'Tanggal lahir' }).press('Enter');
    await page.getByRole('combobox', { name: 'Tahun' }).selectOption('2001');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mar 2001' }).press('Enter');
    await expect
      .poll(() => page.getByLabel('Tanggal lahir (opsional)', { exact: true }).inputValue())
      .toBe('03/2001');

    await goTo(page, 'Work Experience', "Let's fill out your work experience!");
    const [first = '', second = ''] = await titles(page);
    const handle = page.getByRole('button', { name: `Geser ${first}` });
    await handle.press('Space');
    await page.getByText(`${first} diangkat, posisi 1 dari 2.`).waitFor({ state: 'attached' });
    await nextTask(page);
    await page.keyboard.press('ArrowDown');
    await page.getByText(`${first} di posisi 2 dari 2.`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (title) => document.querySelector('[data-open] > :first-child')?.textContent === title,
      second,
    );

    await page.getByRole('button', { name: 'Tambah pengalaman' }).press('Enter');
    await hasFocus(page.getByLabel('Posisi'));
    const neighbour = page.locator('[data-item]').last();
    const drawn = await neighbour.evaluateHandle(propsOf);
    await page.getByLabel('Posisi').fill('Magang Riset');
    await page.getByLabel('Perusahaan', { exact: true }).fill('Nusa Data');
    await page.getByRole('button', { name: 'Geser Magang Riset' }).waitFor();
    // A list may have hundreds of rows: a key in one of them draws no other one again.
    expect(
      await drawn.evaluate((before, now) => before === now, await neighbour.evaluateHandle(propsOf)),
    ).toBe(true);
    await description(page).focus();
    await page.keyboard.type('- Bertanggung jawab atas ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('laporan');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' mingguan sejak Pebruari');
    await page.keyboard.press('Enter');
    await paste(description(page), FROM_WORD);
    const text = description(page);
    await text.locator('li').nth(2).waitFor();
    await expect
      .poll(() => text.locator('li').allTextContents())
      .toEqual([
        'Bertanggung jawab atas laporan mingguan sejak Pebruari',
        'Menyusun 12 laporan',
        'Melatih 5 orang',
      ]);
    await expect.poll(() => text.locator('strong').allTextContents()).toEqual(['laporan', 'Menyusun']);
    await page.keyboard.press('ControlOrMeta+Shift+Home');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByLabel('Alamat tautan').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('Tulis alamat web').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 lemah').waitFor();
    await page.locator('[data-verdict=weak][data-word=lemah]', { hasText: 'Bertanggung jawab' }).waitFor();
    await page.getByText('Kenapa, dan cara menguatkannya').click();
    await page.getByText('Baru menyebut tugas.').waitFor();
    await page.getByText('1 saran penulisan').click();
    await page.getByText('“Pebruari” mungkin maksudnya “Februari”?').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Jangan tampilkan saran ini lagi: ejaan' }).click();
    await page.getByRole('button', { name: 'Tampilkan saran penulisan lagi' }).waitFor();
    await page.getByRole('switch', { name: 'Nilai tiap poin' }).click();
    await expect.poll(() => page.locator('[data-word]').count()).toBe(0);
    await page.getByText('1 saran penulisan').waitFor();
    await page.getByRole('button', { name: 'Tambah peran lain di sini' }).click();
    await expect.poll(() => page.getByLabel('Perusahaan', { exact: true }).inputValue()).toBe('Nusa Data');
    await page.getByLabel('Posisi').fill('Asisten Riset');
    await page.getByRole('button', { name: 'Selesai', exact: true }).click();
    await page.locator('p', { hasText: /^Nusa Data$/ }).waitFor();

    await goTo(page, 'Skill', 'Last, what skills do you have?');
    await page.getByRole('link', { name: 'Bagian lain Sertifikasi' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bagian lain' }).waitFor();
    await page.getByRole('button', { name: 'Penghargaan Belum diisi' }).click();
    await page.getByRole('button', { name: 'Tambah penghargaan' }).click();
    await page.getByLabel('Penghargaan', { exact: true }).fill('Juara 2 Hackathon');
    await page.getByLabel('Tanggal', { exact: true }).fill('2024');
    await page.getByRole('button', { name: 'Selesai', exact: true }).click();
    await page.getByRole('button', { name: 'Ubah judul atau urutan Penghargaan' }).click();
    await page.getByLabel('Judul di CV').fill('Prestasi');
    await page.getByRole('button', { name: 'Naikkan', exact: true }).click();
    await page.getByRole('button', { name: 'Sembunyikan Bahasa' }).click();
    await page
      .getByRole('button', { name: /Prestasi/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await isSaved(page);

    await page.getByRole('button', { name: 'Riwayat versi' }).click();
    await page.getByLabel('Nama versi').fill('Untuk Nusa');
    await page.getByRole('button', { name: 'Simpan versi' }).click();
    await page.getByRole('button', { name: /^Untuk Nusa/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tutup', exact: true }).click();
    await page.getByRole('button', { name: 'Tampilkan Bahasa' }).click();
    await isSaved(page);
    await page.getByRole('button', { name: 'Riwayat versi' }).click();
    await page.getByRole('button', { name: /^Untuk Nusa/ }).click();
    await page.getByRole('button', { name: 'Pulihkan' }).click();
    await page.getByText('Versi dipulihkan').waitFor();
    await page.getByRole('button', { name: 'Tampilkan Bahasa' }).waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('button', { name: 'Sembunyikan Bahasa' }).waitFor();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await isSaved(page);

    await reloadPage(page);
    await page.getByRole('button', { name: 'Tampilkan Bahasa' }).waitFor();
    await goTo(page, 'Work Experience', "Let's fill out your work experience!");
    await expect.poll(() => titles(page)).toEqual(['Magang Riset', 'Asisten Riset', second, first]);
    await page.getByRole('button', { name: 'Magang Riset', exact: false }).first().waitFor();
    expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
    await context.close();
  });

  test('by touch: a drag, hiding, deleting and taking it back, the sixth step', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    await makeCv(page, server.url, 'CV Ponsel', 'marketing');
    await goTo(page, 'Skill', 'Last, what skills do you have?');
    // Without their names the bars are all that says how far: they are there where the device sets the colours, too.
    await page.emulateMedia({ forcedColors: 'active' });
    const grounds = () =>
      page
        .getByRole('navigation', { name: 'Langkah' })
        .locator('[aria-hidden]')
        .evaluateAll((bars) => new Set(bars.map((bar) => getComputedStyle(bar).backgroundColor)).size);
    await expect.poll(grounds).toBeGreaterThan(2);
    await page.emulateMedia({ forcedColors: 'none' });
    const before = await titles(page);
    await dragByTouch(page, page.getByRole('button', { name: `Geser ${before[0]}` }), 130);
    await page.waitForFunction(
      (title) => document.querySelector('[data-open] > :first-child')?.textContent !== title,
      before[0],
    );
    expect((await titles(page)).toSorted()).toEqual(before.toSorted());
    await isSaved(page);

    await page.getByRole('button', { name: `Sembunyikan ${before[1]}` }).tap();
    await page.getByText('Disembunyikan dari CV').waitFor();
    await page.getByRole('button', { name: `Hapus ${before[0]}` }).tap();
    const notice = page.getByRole('region', { name: 'Pemberitahuan' });
    await notice.getByRole('button', { name: 'Urungkan' }).tap();
    await page.getByRole('button', { name: `Hapus ${before[0]}` }).waitFor();

    await page.getByRole('link', { name: 'Bagian lain Sertifikasi' }).tap();
    await page.getByRole('button', { name: /^Bahasa \d isian/ }).tap();
    await page.getByRole('button', { name: 'Tambah bahasa' }).tap();
    await page.getByLabel('Bahasa', { exact: true }).fill('Jawa');
    await page.getByLabel('Kelancaran').selectOption('Fasih');
    await page.getByRole('button', { name: 'Selesai', exact: true }).tap();

    await page.getByRole('button', { name: 'Tambah bagian sendiri' }).tap();
    // Back closes what lies over the page and nothing more; the next one goes back, and forth again.
    const step = page.url();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(step);
    await page.goBack();
    await page.getByRole('heading', { name: 'Last, what skills do you have?' }).waitFor();
    await page.goForward();
    await page.getByRole('button', { name: 'Tambah bagian sendiri' }).tap();
    await page.getByLabel('Judul bagian', { exact: true }).fill('Karya Ilmiah');
    await page.getByRole('radio', { name: 'Publikasi' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tambah bagian', exact: true }).tap();
    await page.getByLabel('Judul publikasi').fill('Banjir Kota');
    await page.getByLabel('Terbit', { exact: true }).fill('052023');
    await page.getByRole('button', { name: 'Selesai', exact: true }).tap();
    await page.getByText('Publikasi · Mei 2023').waitFor();
    await page.getByRole('button', { name: 'Tambah isian' }).tap();
    await page.getByRole('button', { name: 'Selesai', exact: true }).press('Enter');
    await hasFocus(page.getByRole('button', { name: 'Tambah isian' }));
    await page.getByRole('button', { name: 'Sembunyikan Karya Ilmiah' }).waitFor();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await isSaved(page);
    await page.getByRole('button', { name: 'Previous Step' }).tap();
    await page.getByRole('heading', { name: 'Last, what skills do you have?' }).waitFor();
    await goTo(page, 'Personal Details', 'Tell us about yourself!');
    const summary = page.getByRole('textbox', { name: 'Ringkasan' });
    await summary.tap();
    await page.keyboard.type('Halo ');
    await expect.poll(() => textOf(summary)).toContain('Halo');
    await isSaved(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
