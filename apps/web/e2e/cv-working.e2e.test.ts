import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { createCv, isSaved, makeCv, openSignedIn } from './cv-page.ts';
import { hasFocus, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const AD = `PT Bank Nusa membuka lowongan

1. Staf Pemasaran
- Minimal S1 semua jurusan
- Pengalaman minimal 1 tahun di bidang pemasaran digital
- Menguasai Google Analytics dan Microsoft Excel
- Menguasai Tableau

2. Kasir
- Menguasai Moka POS`;

describe('working on a CV', () => {
  test('a job’s ad stands beside the CV: kept, renewed, led from, and a copy is made for it', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    const id = await makeCv(page, server.url, 'CV Rani', 'marketing');
    await page.getByRole('button', { name: 'Lowongan', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Kecocokan dengan lowongan' });
    await panel.getByRole('button', { name: 'Cocokkan' }).click();
    await panel.getByText('Tempel isi lowongannya dulu').waitFor();
    // Pasted as a person would: a field that holds less would cut it in silence.
    await panel.getByLabel('Isi lowongan').focus();
    await page.keyboard.insertText('Syarat: teliti.\n'.repeat(1_500));
    await panel.getByRole('button', { name: 'Cocokkan' }).click();
    await panel.getByText('Teks lowongan terlalu panjang').waitFor();
    await panel.getByLabel('Isi lowongan').fill(AD);
    await reloadPage(page);
    await page.getByRole('button', { name: 'Lowongan', exact: true }).click();
    await expect.poll(() => panel.getByLabel('Isi lowongan').inputValue()).toBe(AD);
    await panel.getByRole('button', { name: 'Cocokkan' }).click();
    await panel.getByText('dari 100 cocok').waitFor();
    await expectAccessible(page);
    const posts = panel.getByRole('group', { name: 'Posisi yang kamu tuju' });
    await posts.getByRole('button', { name: 'Staf Pemasaran' }).click();
    await panel.getByRole('button', { name: 'Pilih posisi lain' }).click();
    await posts.getByRole('button', { name: 'Staf Pemasaran' }).click();
    await posts.waitFor({ state: 'detached' });
    const score = () => panel.getByRole('status').textContent();
    const before = await score();

    await panel.getByRole('link', { name: /^Tambahkan Tableau di/ }).click();
    await page.waitForURL('**open=**');
    await openPage(page, `${server.url}/app/cv/builder/${id}?step=4`);
    await page.getByRole('button', { name: 'Tambah keahlian' }).click();
    await page.getByLabel('Keahlian', { exact: true }).fill('Tableau');
    await page.getByRole('button', { name: 'Lowongan', exact: true }).click();
    await panel.getByText('dari 100 cocok').waitFor();
    await expect.poll(score).not.toBe(before);
    await page.getByRole('button', { name: 'Selesai', exact: true }).click();

    await panel.getByRole('button', { name: 'Buat versi untuk lowongan ini' }).click();
    await page.waitForURL((url) => url.pathname.includes('/app/cv/builder/') && !url.pathname.endsWith(id));
    await page.getByText('CV Rani – Staf Pemasaran, PT Bank Nusa').first().waitFor();
    expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
    await context.close();
  });

  test('a version in the other language, what is left to translate, and changes that are offered', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    const id = await createCv(page.request, server.url, 'CV Sari', 'marketing');
    await openPage(page, `${server.url}/app/cv/builder/${id}`);
    await page.getByRole('button', { name: 'Versi bahasa lain' }).click();
    await page.getByRole('button', { name: 'Buat versi Inggris' }).click();
    await page.waitForURL((url) => url.pathname.includes('/app/cv/builder/') && !url.pathname.endsWith(id));
    const twin = new URL(page.url()).pathname.split('/').at(-1)!;
    // What is left to translate is there at once.
    await page.getByRole('heading', { name: /^Belum diterjemahkan \(\d+\)/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Terjemahkan' }).first().click();

    await openPage(page, `${server.url}/app/cv/builder/${id}`);
    await page.getByRole('textbox', { name: 'Kota' }).fill('Kupang');
    await isSaved(page);
    await openPage(page, `${server.url}/app/cv/builder/${twin}`);
    await expect.poll(() => page.getByRole('textbox', { name: 'Kota' }).inputValue()).not.toBe('Kupang');
    await page.getByRole('button', { name: 'Versi bahasa lain: 1 perubahan untuk dilihat' }).click();
    await page.getByRole('button', { name: 'Ambil' }).press('Enter');
    // Behind what was taken the list of what is left begins.
    await hasFocus(page.getByRole('link', { name: 'Terjemahkan' }).first());
    await page.getByText('Tidak ada yang baru.').waitFor();
    const messages = page.getByRole('region', { name: 'Pemberitahuan' });
    await messages.getByRole('button', { name: 'Urungkan' }).click();
    await page.getByRole('button', { name: 'Abaikan' }).click();
    await page.getByText('Perubahan diabaikan').waitFor();
    await messages.getByRole('button', { name: 'Urungkan' }).click();
    await page.getByRole('button', { name: 'Ambil' }).click();
    await page.getByText('Tidak ada yang baru.').waitFor();
    await page.getByRole('button', { name: 'Lepas pasangan (kedua CV tetap ada)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tidak jadi' }).click();
    await page.getByRole('button', { name: 'Tutup', exact: true }).click();
    await page.getByRole('button', { name: 'Versi bahasa lain', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Kota' }).inputValue()).toBe('Kupang');
    await isSaved(page);
    await reloadPage(page);
    await page.getByRole('button', { name: 'Versi bahasa lain' }).click();
    await page.getByText('Tidak ada yang baru.').waitFor();

    await openPage(page, `${server.url}/app/cv/compare?a=${id}&b=${twin}`);
    await page.getByRole('heading', { name: 'Tampilan' }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
