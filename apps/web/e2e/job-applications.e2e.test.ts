import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { isSaved, openSignedIn } from './cv-page.ts';
import { dragByTouch } from './drag.ts';
import { nextTask, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const AD = `Staf Keuangan
PT Samudra Boga Lestari
Lokasi: Cirebon
Gaji: Rp5.000.000 - Rp6.500.000 per bulan
Kualifikasi:
- S1 Akuntansi
- Menguasai Microsoft Excel
Lamaran paling lambat 30 November 2027`;

const at = (path: string) => `${server.url}${path}`;

test('job applications: an ad is pasted, corrected, kept, dated, moved by keyboard and deleted with undo', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
  await openPage(page, at('/app/lamaran'));
  await page.getByRole('link', { name: 'Tambah lamaran' }).click();
  await page.getByLabel('Teks lowongan').fill(AD);
  await page.getByRole('button', { name: 'Baca lowongan' }).click();
  await page.getByText('Lowongan terbaca').waitFor();
  await expect.poll(() => page.getByLabel('Perusahaan').inputValue()).toBe('PT Samudra Boga Lestari');
  await expect.poll(() => page.getByLabel(/^Batas melamar/).inputValue()).toBe('30/11/2027');
  await page.getByText('Selasa, 30 November 2027').waitFor();
  await expect.poll(() => page.getByLabel('Gaji').inputValue()).toBe('Rp5.000.000–Rp6.500.000 per bulan');
  await page.getByLabel('Posisi').fill('Staf Keuangan Junior');
  await page.getByRole('button', { name: 'Simpan lamaran' }).click();

  await page.getByRole('heading', { name: 'Staf Keuangan Junior' }).waitFor();
  const address = page.url();
  await page.getByLabel('Waktu (WIB)').fill('1/12/2027 9');
  await page.getByRole('button', { name: 'Tambah jadwal' }).click();
  await page.getByText('1 Desember 2027, 09.00 WIB').first().waitFor();
  // The fields are empty again, and the keyboard is where it was.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Tambah jadwal');
  const appointment = page.getByRole('button', { name: 'Hapus jadwal: Wawancara' });
  await appointment.click();
  await page.getByText('Belum ada jadwal.').waitFor();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await appointment.waitFor();
  await page.getByLabel(/Tambah file/).setInputFiles({
    name: 'ijazah.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
  });
  await page.getByText('ijazah.pdf', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Unggah' }).click();
  await page.getByRole('link', { name: 'ijazah.pdf' }).waitFor();
  await page.getByText('Belum ada file', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Hapus file ijazah.pdf' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hapus file ini?' });
  await question.getByRole('button', { name: 'Hapus file' }).click();
  await page.getByRole('link', { name: 'ijazah.pdf' }).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[aria-labelledby=files]') !== null))
    .toBe(true);
  await expectAccessible(page);

  // Another tab writes as well: both are kept, and each shows what the other wrote.
  const other = await context.newPage();
  await openPage(other, address);
  await page.getByLabel('Catatan').fill('Bawa ijazah asli');
  await other.getByLabel('Kontak').fill('Bu Ratna');
  await expect.poll(() => page.getByLabel('Kontak').inputValue()).toBe('Bu Ratna');
  await expect.poll(() => other.getByLabel('Catatan').inputValue()).toBe('Bawa ijazah asli');
  // Closed earlier, the other tab would leave its draft to the next page, which asks for it anew once the application is deleted.
  await Promise.all([isSaved(other), isSaved(page)]);
  await other.close();

  // Practising for it: an answer is recorded, ticked, and still there after a reload.
  await page.getByRole('link', { name: 'Latihan wawancara' }).click();
  await page.getByText('Pertanyaan 1 dari').waitFor();
  await expect.poll(() => page.getByLabel('Bidang').inputValue()).toBe('finance');
  await page.getByRole('button', { name: 'Rekam jawaban' }).click();
  // Stopped before any sound came, there would be nothing to keep.
  await page.getByText(/^0:(?!00)\d\d \//).waitFor();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('button', { name: 'Simpan di perangkat ini' }).click();
  await page.getByLabel(/^Rekaman .*, 0:\d\d$/).waitFor();
  await page.getByLabel('Ada satu bukti atau contoh').check();
  await expectAccessible(page);
  await reloadPage(page);
  await page.getByRole('button', { name: 'Hapus rekaman' }).waitFor();
  await expect.poll(() => page.getByLabel('Ada satu bukti atau contoh').isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await page.getByText('Pertanyaan 2 dari').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Hapus rekaman' }).count()).toBe(0);

  await openPage(page, at('/app/lamaran'));
  await expectAccessible(page);
  const handle = page.getByRole('button', { name: 'Seret Staf Keuangan Junior' });
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/app/lamaran/move'));
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('diangkat dari Disimpan').waitFor({ state: 'attached' });
  await nextTask(page);
  await page.keyboard.press('ArrowRight');
  await page.getByText('di kolom Dilamar').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  expect((await moved).status()).toBe(200);
  await reloadPage(page);
  await page.getByRole('region', { name: 'Dilamar' }).getByText('Staf Keuangan Junior').waitFor();

  await page.getByRole('button', { name: 'Menu Staf Keuangan Junior' }).click();
  await page.getByRole('button', { name: 'Hapus' }).click();
  await page.getByText('Belum ada lamaran di papanmu').waitFor();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await page.getByRole('link', { name: 'Staf Keuangan Junior' }).waitFor();
  // What a newer reading of the board replaces ends as an AbortError of the router.
  expect(complaints.filter((text) => !/409|AbortError/.test(text))).toEqual([]);
  await context.close();
});

test('job applications: moved by a finger, by the menu, and without script', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  const keep = async (title: string) => {
    const answer = await page.request.post(at('/app/lamaran/new'), {
      headers: { origin: server.url },
      form: { intent: 'create', title },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(302);
  };
  for (const title of ['Akuntan', 'Auditor', 'Kasir']) await keep(title);
  await openPage(page, at('/app/lamaran'));
  const saved = page.getByRole('region', { name: 'Disimpan' });
  const titles = () => saved.getByRole('listitem').getByRole('link').allTextContents();
  await expect.poll(() => titles()).toEqual(['Kasir', 'Auditor', 'Akuntan']);
  const card = saved.getByRole('listitem').first();
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/app/lamaran/move'));
  const { height } = (await card.boundingBox())!;
  await dragByTouch(page, page.getByRole('button', { name: 'Seret Kasir' }), height);
  expect((await moved).status()).toBe(200);
  await reloadPage(page);
  await expect.poll(() => titles()).toEqual(['Auditor', 'Kasir', 'Akuntan']);

  const menuMove = page.waitForResponse((answer) => answer.url().endsWith('/app/lamaran/move'));
  await page.getByRole('button', { name: 'Menu Akuntan' }).click();
  await page.getByRole('button', { name: 'Selesai: ditolak' }).click();
  expect((await menuMove).status()).toBe(200);
  await page.getByRole('region', { name: 'Selesai' }).getByText('Akuntan').waitFor();

  // Its mails and its calendar: a new address ends the one before, which is asked first.
  await page.getByRole('link', { name: 'Angka' }).click();
  await page.getByRole('button', { name: 'Matikan pengingat' }).click();
  await page.getByText('Email pengingat sedang mati.').waitFor();
  await page.getByRole('button', { name: 'Buat alamat' }).click();
  const feed = page.getByLabel('Alamat rahasia');
  const first = await feed.inputValue();
  await page.getByRole('button', { name: 'Buat alamat baru' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buat alamat baru' }).click();
  await expect.poll(() => feed.inputValue()).not.toBe(first);
  expect(complaints).toEqual([]);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(at('/app/lamaran?view=list'));
  await bare.getByRole('button', { name: 'Menu Auditor' }).click();
  await bare.getByRole('button', { name: 'Wawancara' }).click();
  await bare.getByRole('region', { name: 'Wawancara' }).getByText('Auditor').waitFor();
  await plain.close();
  await context.close();
});
